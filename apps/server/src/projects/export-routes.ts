import { Readable } from 'node:stream'
import type { KeptSave } from '@kvint/contract'
import { fastifyPlugin } from 'fastify-plugin'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import yazl from 'yazl'
import * as z from 'zod/mini'
import type { VerifyBearer } from '../accounts/bearer.ts'
import type { BlobStore } from '../blobs/blob-store.ts'
import type { Caller, KeptProjects } from './kept-projects.ts'

type Options = { readonly verifyBearer: VerifyBearer; readonly projects: KeptProjects; readonly blobs: BlobStore }

/** `GET /api/v1/projects/export`: every set and report of the account as one archive, made while it is sent. */
export const exportRoutes = fastifyPlugin<Options>(async (app, { verifyBearer, projects, blobs }) => {
  app
    .withTypeProvider<ZodTypeProvider>()
    .get('/api/v1/projects/export', { schema: { response: { 200: z.string() } } }, async (request, reply) => {
      const caller = await verifyBearer(request)
      const kept = await projects.all(caller)
      const archive = new yazl.ZipFile()
      archive.addBuffer(Buffer.from(JSON.stringify(kept, null, 2)), 'projects.json')
      const folders = namesApart(kept.map(({ name }) => name))
      for (const [at, project] of kept.entries()) {
        const names = namesApart(project.saves.map(({ fileName }) => fileName))
        for (const [which, save] of project.saves.entries())
          addSave(archive, caller, save, `${folders[at]}/${names[which]}`)
      }
      archive.end()
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename="projects.zip"',
          'cache-control': 'no-store',
        })
        .send(archive.outputStream as never)
    })

  function addSave(archive: yazl.ZipFile, caller: Caller, save: KeptSave, path: string): void {
    const hash = projects.hashOf(caller, save.id)
    archive.addReadStreamLazy(path, { compress: false, mtime: new Date(save.createdAt) }, (done) => {
      void hash.then((found) => blobs.open(caller.sub, found)).then((stream) => done(null, stream), failed(done))
    })
    if (save.state !== 'done') return
    archive.addReadStreamLazy(`${path}.report.json`, {}, (done) => {
      void projects
        .report(caller, save.projectId, save.id)
        .then((found) => done(null, Readable.from([found?.json ?? 'null'])), failed(done))
    })
  }
})

function failed(done: (error: unknown, stream: NodeJS.ReadableStream) => void): (error: unknown) => void {
  return (error) => done(error, Readable.from([]))
}

/** Names as they may stand in an archive, each once: `Song`, `Song (2)`. */
function namesApart(names: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return names.map((name) => {
    const plain = name.replaceAll(/[\p{Cc}<>:"/\\|?*]/gu, '_').replace(/^\.+/, '_') || '_'
    const times = (seen.get(plain.toLowerCase()) ?? 0) + 1
    seen.set(plain.toLowerCase(), times)
    return times === 1 ? plain : plain.replace(/(\.als)?$/i, (ending) => ` (${times})${ending}`)
  })
}
