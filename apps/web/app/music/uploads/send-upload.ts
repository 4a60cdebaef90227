import { DetailedError, Upload } from 'tus-js-client'
import { apiUrl } from '../../api/call-api.ts'
import { refusalWords } from '../../api/refusal-words.ts'

export type SendUpload = (file: UploadToSend, told: UploadTold) => RunningUpload

export type UploadToSend = { readonly file: Blob; readonly fileName: string; readonly url: string | null }
export type UploadTold = {
  readonly token: () => Promise<string | null>
  readonly onUrl: (url: string) => void
  readonly onProgress: (sentBytes: number) => void
  readonly onEnd: (end: UploadEnd) => void
}

/** `interrupted`: nothing answers, so try again later. `refused`: the service said no, in its own words. */
export type UploadEnd =
  | { readonly kind: 'done' | 'interrupted' }
  | { readonly kind: 'refused'; readonly message: string }

export type RunningUpload = { readonly abort: (isForGood: boolean) => Promise<void> }

/** Sends a file by the tus protocol, from where the service has it. */
export const sendUpload: SendUpload = ({ file, fileName, url }, { token, onUrl, onProgress, onEnd }) => {
  const upload = new Upload(file, {
    endpoint: apiUrl('/api/v1/uploads'),
    uploadUrl: url,
    metadata: { filename: fileName },
    chunkSize: CHUNK_BYTES,
    retryDelays: [500, 1_500, 4_000],
    storeFingerprintForResuming: false,
    onBeforeRequest: async (request) => request.setHeader('Authorization', `Bearer ${(await token()) ?? ''}`),
    onUploadUrlAvailable: () => upload.url && onUrl(upload.url),
    onProgress,
    onSuccess: () => onEnd({ kind: 'done' }),
    onError: (error) => onEnd(endOf(error)),
  })
  upload.start()
  return { abort: (isForGood) => upload.abort(isForGood).catch(() => undefined) }
}

/** A piece passes within half a minute on a slow line, the longest that the service waits for one. */
const CHUNK_BYTES = 1024 * 1024

function endOf(error: Error | DetailedError): UploadEnd {
  const answer = error instanceof DetailedError ? error.originalResponse : null
  const status = answer?.getStatus() ?? 0
  if (status < 400 || status >= 500 || PASSING.includes(status)) return { kind: 'interrupted' }
  return { kind: 'refused', message: refusalWords(parsed(answer?.getBody() ?? ''), status) }
}

/** Signed out for a moment, timed out, another try still at work, too many calls. */
const PASSING: readonly number[] = [401, 408, 409, 423, 429]

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
