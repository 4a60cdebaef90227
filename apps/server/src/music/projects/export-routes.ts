import { fastifyPlugin } from 'fastify-plugin'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { VerifyBearer } from '../../platform/callers/bearer.ts'
import { archiveHeaders } from '../../platform/blobs/archive-headers.ts'
import type { BlobStore } from '../../platform/blobs/blob-store.ts'
import { archiveProjects } from './archive-projects.ts'
import type { KeptProjects } from './kept-projects.ts'

type Options = { readonly verifyBearer: VerifyBearer; readonly projects: KeptProjects; readonly blobs: BlobStore }

/** `GET /api/v1/projects/export`: every set and report of the account as one archive. */
export const exportRoutes = fastifyPlugin<Options>(async (app, { verifyBearer, projects, blobs }) => {
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/api/v1/projects/export',
      { config: { outlastsSession: true }, schema: { response: { 200: z.string() } } },
      async (request, reply) => {
        const archive = await archiveProjects(await verifyBearer(request), { projects, blobs })
        return reply.headers(archiveHeaders('projects')).send(archive as never)
      },
    )
})
