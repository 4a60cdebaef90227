import { randomBytes } from 'node:crypto'
import { KvintError, LARGEST_SET_BYTES, uploadSchema } from '@kvint/contract'
import { Metadata } from '@tus/server'
import type { FastifyRequest } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { VerifyBearer } from '../../platform/callers/bearer.ts'
import { tooLarge } from '../../platform/blobs/hashed-file.ts'
import { atMost } from '../projects/at-most.ts'
import type { Caller } from '../projects/kept-projects.ts'
import { bareFileName } from '../projects/project-name.ts'
import type { FinishUploads } from './finish-uploads.ts'
import type { IncomingParts } from './incoming-parts.ts'
import { goneUpload } from './protocol-refusal.ts'
import { refuseUnreadableHeaders } from './refuse-unreadable-headers.ts'
import { type SpeakTus, UPLOADS_PATH } from './tus-server.ts'
import type { NewUpload, Upload, UploadRows } from './upload-rows.ts'

type Options = {
  readonly verifyBearer: VerifyBearer
  readonly rows: UploadRows
  readonly incoming: IncomingParts
  readonly finish: FinishUploads
  readonly tus: SpeakTus
}

/**
 * `/api/v1/uploads`: sets sent by the tus protocol (1.0.0: creation, creation-with-upload, termination, expiration),
 * to go on where a connection broke. What is whole becomes a kept set before the last part is acknowledged.
 */
export const uploadRoutes = fastifyPlugin<Options>(async (app, { verifyBearer, rows, incoming, finish, tus }) => {
  await app.register(async (scope) => {
    /** The protocol reads the body itself. */
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null))
    scope.addHook('onRequest', async (request, reply) => {
      void reply.headers({ 'tus-resumable': VERSION, 'tus-version': VERSION })
      refuseUnreadableHeaders(request.method, request.headers)
    })
    scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    const routes = scope.withTypeProvider<ZodTypeProvider>()
    const inTurn = atMost(MOST_AT_ONCE, PATIENCE_MS)

    routes.options(UPLOADS_PATH, { schema: { response: { 204: z.null() } } }, async (_request, reply) =>
      reply.status(204).headers(ABOUT_US).send(null),
    )

    routes.post(
      UPLOADS_PATH,
      { config: OF_TUS, schema: { headers: creationHeaders, response: { 201: z.null() } } },
      async (request, reply) => {
        const caller = await verifyBearer(request)
        const upload: Upload = { ...newUpload(request.headers), saveId: null, projectId: null }
        return await inTurn(async () => {
          if (!(await rows.begin(caller, upload)))
            throw new KvintError(
              'rate-limited',
              'You have 100 uploads in progress. Wait for some to finish or cancel them, then try again.',
            )
          try {
            return await tus(request, reply, { caller, upload })
          } catch (error) {
            /** Its address was never told: no one can go on with it. */
            await giveUp(caller, upload.id)
            throw error
          }
        })
      },
    )

    routes.head(
      `${UPLOADS_PATH}/:uploadId`,
      { schema: { params: uploadParameters, headers: tusHeaders, response: { 200: z.null() } } },
      async (request, reply) => {
        const { caller, upload } = await ownUpload(request, request.params.uploadId)
        if (await isKept(caller, upload))
          return reply
            .status(200)
            .headers({ ...ABOUT_US, 'upload-offset': upload.bytes, 'upload-length': upload.bytes })
            .send(null)
        return await tus(request, reply, { caller, upload })
      },
    )

    routes.patch(
      `${UPLOADS_PATH}/:uploadId`,
      {
        config: OF_TUS,
        schema: {
          consumes: ['application/offset+octet-stream'],
          params: uploadParameters,
          headers: tusHeaders,
          body: z.any(),
          response: { 204: z.null() },
        },
      },
      (request, reply) => inTurn(async () => tus(request, reply, await ownUpload(request, request.params.uploadId))),
    )

    routes.delete(
      `${UPLOADS_PATH}/:uploadId`,
      { schema: { params: uploadParameters, response: { 204: z.null() } } },
      async (request, reply) => {
        const { caller, upload } = await ownUpload(request, request.params.uploadId)
        await giveUp(caller, upload.id)
        return reply.status(204).headers(ABOUT_US).send(null)
      },
    )

    routes.get(
      `${UPLOADS_PATH}/:uploadId`,
      { exposeHeadRoute: false, schema: { params: uploadParameters, response: { 200: uploadSchema } } },
      async (request) => {
        const { upload } = await ownUpload(request, request.params.uploadId)
        const receivedBytes = upload.saveId ? upload.bytes : ((await incoming.received(upload.id)) ?? 0)
        return { ...upload, receivedBytes }
      },
    )
  })

  async function giveUp(caller: Caller, id: string): Promise<void> {
    await rows.remove(caller, id)
    await incoming.remove(id)
  }

  async function ownUpload(request: FastifyRequest, id: string): Promise<{ caller: Caller; upload: Upload }> {
    const caller = await verifyBearer(request)
    const upload = await rows.find(caller, id)
    if (!upload) throw goneUpload()
    return { caller, upload }
  }

  /** A server may have died between the last byte and the acknowledgement: then it is finished now. */
  async function isKept(caller: Caller, upload: Upload): Promise<boolean> {
    if (upload.saveId) return true
    if ((await incoming.received(upload.id)) !== upload.bytes) return false
    await finish.one(caller, upload)
    return true
  }
})

function newUpload(headers: z.infer<typeof creationHeaders>): NewUpload {
  const bytes = headers['upload-length']
  if (bytes === 0)
    throw new KvintError('bad-request', 'The file is empty. Save the set in Live once more, then send that file.')
  if (bytes > LARGEST_SET_BYTES) throw tooLarge(LARGEST_SET_BYTES)
  const fileName = bareFileName(fileNameIn(headers['upload-metadata']))
  if (fileName === '')
    throw new KvintError('bad-request', 'The upload has no name. Send it in Upload-Metadata, as "filename".')
  if (fileName.length > LONGEST_NAME)
    throw new KvintError('bad-request', `The name of the file is longer than ${LONGEST_NAME} characters. Shorten it.`)
  return { id: randomBytes(16).toString('hex'), fileName, bytes }
}

/** As long as a file's name may be on a disk; the column takes no more. */
const LONGEST_NAME = 255

/** Empty where there is none, or where the metadata cannot be read. */
function fileNameIn(metadata: string): string {
  try {
    return Metadata.parse(metadata)['filename'] ?? ''
  } catch {
    return ''
  }
}

/** Hundreds at once would make every other call wait; in turn they are as fast together. */
const MOST_AT_ONCE = 4
const PATIENCE_MS = 500

/** An idempotency key says nothing of a body that only the protocol reads. */
const OF_TUS = { isUpload: true, tellsRepeats: true }

const VERSION = '1.0.0'
const tusHeaders = z.object({ 'tus-resumable': z.literal(VERSION) })
const creationHeaders = z.extend(tusHeaders, {
  'upload-length': z.coerce.number().check(z.int(), z.gte(0)),
  'upload-metadata': z.string().check(z.maxLength(2_000)),
})
const uploadParameters = z.object({ uploadId: z.string().check(z.regex(/^[0-9a-f]{32}$/)) })

const ABOUT_US = {
  'tus-extension': 'creation,creation-with-upload,termination,expiration',
  'tus-max-size': String(LARGEST_SET_BYTES),
}
