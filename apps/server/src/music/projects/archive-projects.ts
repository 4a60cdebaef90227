import { Readable } from 'node:stream'
import type { KeptSave } from '@kvint/contract'
import yazl from 'yazl'
import type { BlobStore } from '../../platform/blobs/blob-store.ts'
import type { Caller, KeptProjects } from './kept-projects.ts'

type Sources = { readonly projects: KeptProjects; readonly blobs: BlobStore }

/** Every set and report of an account as an archive, made while it is read; `first` are files of ours that stand before them. */
export async function archiveProjects(
  caller: Caller,
  { projects, blobs }: Sources,
  first: Readonly<Record<string, unknown>> = {},
): Promise<NodeJS.ReadableStream> {
  const kept = await projects.all(caller)
  const archive = new yazl.ZipFile()
  for (const [name, content] of Object.entries({ ...first, 'projects.json': kept }))
    archive.addBuffer(Buffer.from(JSON.stringify(content, null, 2)), name)
  const folders = namesApart(kept.map(({ name }) => name))
  for (const [at, project] of kept.entries()) {
    const names = namesApart(project.saves.map(({ fileName }) => fileName))
    for (const [which, save] of project.saves.entries()) addSave(save, `${folders[at]}/${names[which]}`)
  }
  archive.end()
  return archive.outputStream

  function addSave(save: KeptSave, path: string): void {
    archive.addReadStreamLazy(path, { compress: false, mtime: new Date(save.createdAt) }, (done) => {
      void projects
        .hashOf(caller, save.id)
        .then((hash) => blobs.open(caller.sub, hash))
        .then((stream) => done(null, stream), failed(done))
    })
    if (save.state !== 'done') return
    archive.addReadStreamLazy(`${path}.report.json`, {}, (done) => {
      void projects
        .report(caller, save.projectId, save.id)
        .then((found) => done(null, Readable.from([found?.json ?? 'null'])), failed(done))
    })
  }
}

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
