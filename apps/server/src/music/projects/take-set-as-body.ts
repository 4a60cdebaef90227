import type { Readable } from 'node:stream'
import { KvintError, LARGEST_SET_BYTES } from '@kvint/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tooLarge } from '../../platform/blobs/hashed-file.ts'
import { type PassingFile, receiveFile } from '../../platform/blobs/passing-file.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The file that came as the body, until the answer goes out. */
    sentSet: PassingFile | null
  }
}

/** Calls of this scope may carry a set as their body. It passes a file in `folder` and never lies in memory whole. */
export function takeSetAsBody(scope: FastifyInstance, folder: string): void {
  scope.decorateRequest('sentSet', null)
  scope.addContentTypeParser('application/octet-stream', async (request: FastifyRequest, payload: Readable) => {
    if (Number(request.headers['content-length'] ?? 0) > LARGEST_SET_BYTES) throw tooLarge(LARGEST_SET_BYTES)
    request.sentSet = await receiveFile(folder, whatComes(payload), LARGEST_SET_BYTES)
    /** By which the same call made twice is known. */
    return { sha256: request.sentSet.hash }
  })
  scope.addHook('onSend', async (request) => await request.sentSet?.close())
}

/** Leaves the line open where not all of it is read: the answer goes out on it. */
async function* whatComes(payload: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>
  } catch (cause) {
    throw new KvintError('bad-request', 'The connection was lost before the whole file arrived. Send it again.', {
      cause,
    })
  }
}
