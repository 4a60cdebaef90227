import type { IncomingHttpHeaders } from 'node:http'
import { KvintError } from '@kvint/contract'
import { Metadata } from '@tus/server'

/** Headers that the tus protocol would refuse in words of its own: refused here, in the one shape of errors. */
export function refuseUnreadableHeaders(method: string, headers: IncomingHttpHeaders): void {
  for (const [name, isReadable] of Object.entries(READABLE)) {
    const value = headers[name]
    if (value !== undefined && !isReadable(String(value)))
      throw new KvintError('bad-request', `The header ${name} is not valid. See the tus protocol, version 1.0.0.`)
  }
  if (headers['tus-resumable'] !== undefined && headers['tus-resumable'] !== '1.0.0')
    throw Object.assign(new Error('Only version 1.0.0 of the tus protocol is supported.'), { statusCode: 412 })
  if (headers['upload-concat'] !== undefined)
    throw new KvintError('bad-request', 'Upload-Concat is not supported. Send the file as one upload.')
  if (method === 'PATCH' && headers['content-type'] !== PART)
    throw new KvintError('unsupported-type', `Send the part of the file as ${PART}.`)
}

const PART = 'application/offset+octet-stream'

const READABLE: Readonly<Record<string, (value: string) => boolean>> = {
  'upload-offset': isWholeNumber,
  'upload-length': isWholeNumber,
  'upload-defer-length': (value) => value === '1',
  'upload-metadata': isMetadata,
  'x-forwarded-proto': (value) => value === 'http' || value === 'https',
  'tus-version': (value) => value === '1.0.0',
}

function isWholeNumber(value: string): boolean {
  return Number.isSafeInteger(Number(value)) && String(Number(value)) === value && Number(value) >= 0
}

function isMetadata(value: string): boolean {
  try {
    Metadata.parse(value)
    return true
  } catch {
    return false
  }
}
