import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { KvintError } from '@kvint/contract'
import yazl from 'yazl'
import type { BlobStore } from '../../platform/blobs/blob-store.ts'
import type { Caller, KeptProjects } from './kept-projects.ts'

type Sources = {
  readonly projects: Pick<KeptProjects, 'all' | 'hashOf' | 'report'>
  readonly blobs: Pick<BlobStore, 'open'>
}

/** An entry of the archive; opened when its turn comes. */
type Entry = { readonly path: string; readonly options: object; readonly open: () => Promise<Readable> }

/**
 * Every set and report of an account as an archive, made while it is read; `first` are files of ours that stand before them.
 * What is deleted or lost meanwhile is named in `missing.txt`. Any other failure ends the archive half-way, with an error.
 */
export async function archiveProjects(
  caller: Caller,
  sources: Sources,
  first: Readonly<Record<string, unknown>> = {},
): Promise<Readable> {
  const kept = await sources.projects.all(caller)
  const archive = new yazl.ZipFile()
  const output = archive.outputStream as Readable
  const end = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)))
  /** The sender listens as well; before and after that, a failure must not end the process. */
  output.on('error', () => undefined)
  archive.on('error', end)
  for (const [name, content] of Object.entries({ ...first, 'projects.json': kept }))
    archive.addBuffer(Buffer.from(JSON.stringify(content, null, 2)), name)
  addAll(archive, output, entriesOf(caller, kept, sources)).catch(end)
  return output
}

/** One source is open at a time, and none once no one reads any more. */
async function addAll(archive: yazl.ZipFile, output: Readable, entries: readonly Entry[]): Promise<void> {
  const missing: string[] = []
  for (const { path, options, open } of entries) {
    const source = await open().catch(unlessMissing)
    if (output.destroyed) return void source?.destroy()
    if (!source) {
      missing.push(path)
      continue
    }
    const leave = () => source.destroy()
    output.once('close', leave)
    const read = finished(source, { writable: false })
    archive.addReadStream(source, path, options)
    await read
    output.off('close', leave)
  }
  if (missing.length > 0) archive.addBuffer(Buffer.from(`${MISSING}\n\n${missing.join('\n')}\n`), 'missing.txt')
  archive.end()
}

function entriesOf(
  caller: Caller,
  kept: Awaited<ReturnType<KeptProjects['all']>>,
  { projects, blobs }: Sources,
): Entry[] {
  const folders = namesApart(kept.map(({ name }) => name))
  return kept.flatMap((project, at) => {
    const names = namesApart(project.saves.map(({ fileName }) => fileName))
    return project.saves.flatMap(({ id, projectId, createdAt, state }, which): Entry[] => {
      const path = `${folders[at]}/${names[which]}`
      const options = { compress: false, mtime: new Date(createdAt) }
      const set = async () => blobs.open(caller.sub, await projects.hashOf(caller, id))
      const report = async () => Readable.from([(await projects.report(caller, projectId, id))?.json ?? 'null'])
      const entry = { path, options, open: set }
      return state === 'done' ? [entry, { path: `${path}.report.json`, options: {}, open: report }] : [entry]
    })
  })
}

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof KvintError && error.code === 'not-found')) throw error
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

const MISSING = 'These were deleted while the archive was made, or are not in the store any more:'
