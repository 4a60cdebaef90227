import { KvintError } from '@kvint/contract'
import { ERRORS } from '@tus/server'
import { codeOfStatus } from '../../platform/errors/code-of-status.ts'

/** What the tus protocol refuses, in our words and codes. Ours, and what failed outside of it, stay what they are. */
export function protocolRefusal(error: Error | { readonly status_code: number; readonly body: string }): unknown {
  const known = REFUSALS.get(error)
  if (known) return known()
  if (!('status_code' in error) || error.status_code >= 500) return error
  return new KvintError(codeOfStatus(error.status_code), `${error.body.trim()}.`)
}

export function goneUpload(): KvintError {
  return new KvintError('not-found', 'There is no such upload: it has finished or expired. Start a new one.')
}

const REFUSALS = new Map<unknown, () => KvintError>([
  [
    ERRORS.INVALID_OFFSET,
    () =>
      new KvintError(
        'conflict',
        'Upload-Offset does not match what has arrived. Send HEAD to get the offset, and continue from there.',
      ),
  ],
  [
    ERRORS.ERR_SIZE_EXCEEDED,
    () => new KvintError('too-large', 'The upload is longer than its Upload-Length. Start a new one.'),
  ],
  [
    ERRORS.ERR_LOCK_TIMEOUT,
    () =>
      new KvintError(
        'conflict',
        'Another connection is uploading this file. Wait for it to finish, or try again in a moment.',
      ),
  ],
  [
    ERRORS.ABORTED,
    () => new KvintError('conflict', 'Another connection has taken over this upload. What has arrived so far is kept.'),
  ],
  [ERRORS.FILE_NOT_FOUND, goneUpload],
  [ERRORS.FILE_NO_LONGER_EXISTS, goneUpload],
  [
    ERRORS.MISSING_OFFSET,
    () => new KvintError('bad-request', 'Upload-Offset is missing. Set it to the byte at which this part begins.'),
  ],
])
