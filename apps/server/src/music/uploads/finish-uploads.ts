import type { FastifyBaseLogger } from 'fastify'
import type { Caller } from '../projects/kept-projects.ts'
import type { KeepSet } from '../projects/keep-set.ts'
import type { IncomingParts } from './incoming-parts.ts'
import type { Upload, UploadRows } from './upload-rows.ts'

type Parts = { readonly rows: UploadRows; readonly incoming: IncomingParts; readonly keepSet: KeepSet }

/** Makes a kept set of an upload that has come whole. Doing it twice does no harm: the content is kept once. */
export type FinishUploads = {
  readonly one: (caller: Caller, upload: Upload) => Promise<void>
  /** Those that came whole and whose server died before it could finish them. Unfinished ones go after a day. */
  readonly leftOver: (log: FastifyBaseLogger) => Promise<void>
  /** Takes out what had come of uploads that are deleted. */
  readonly clearGone: () => Promise<void>
}

export function uploadFinisher({ rows, incoming, keepSet }: Parts): FinishUploads {
  const one = async (caller: Caller, { id, fileName }: Upload): Promise<void> => {
    const { saveId } = await keepSet(caller, { fileName, content: () => incoming.read(id), uploadId: id })
    await rows.complete(caller, id, saveId)
    await incoming.remove(id)
  }
  const clearGone = async (): Promise<void> => {
    for (const id of await rows.takeGone()) await incoming.remove(id)
  }
  return {
    one,
    clearGone,
    async leftOver(log) {
      for (const id of await rows.takeExpired()) await incoming.remove(id)
      await clearGone()
      await incoming.removeOld()
      for (const upload of await rows.open()) {
        if ((await incoming.received(upload.id)) !== upload.bytes) continue
        try {
          await one({ sub: upload.userId }, upload)
        } catch (error) {
          log.warn({ err: error, uploadId: upload.id }, 'An upload that came whole cannot be kept now')
        }
      }
    },
  }
}
