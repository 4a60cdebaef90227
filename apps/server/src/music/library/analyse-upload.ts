import type { KeptSave } from '@kvint/contract'
import type { Opening, ProjectLibrary, SetSource, Work } from '@kvint/mcp'
import type { SaveChanges } from '../jobs/save-changes.ts'
import type { UploadRows } from '../uploads/upload-rows.ts'
import type { Caller, KeptProjects } from '../projects/kept-projects.ts'

type Sources = {
  readonly projects: KeptProjects
  readonly uploads: UploadRows
  readonly changes: SaveChanges
  /** Where she drops a set. */
  readonly dropPage: string
}

/** Waits until an upload of this person is analysed, telling how far it is, and opens what came of it. */
export async function analyseUpload(
  caller: Caller,
  { projects, uploads, changes, dropPage }: Sources,
  open: ProjectLibrary['open'],
  source: SetSource,
  work: Work,
): Promise<Opening> {
  if (source.kind === 'path')
    return problem(`This server cannot reach her disk. Ask her to drop the set at ${dropPage}, then ask for "latest".`)
  const upload = await uploads.find(caller, lastPart(source.uploadId))
  if (!upload) return problem(`She has no such upload. Ask her to drop the set at ${dropPage}, then ask for "latest".`)
  if (upload.saveId === null || upload.projectId === null)
    return problem(`"${upload.fileName}" has not come whole yet. Ask again when the page shows it as kept.`)

  for (;;) {
    const changed = nextChange(changes, upload.saveId, work.signal)
    const [save] = await projects.saves(caller, [upload.saveId])
    if (save?.state === 'done') return open(upload.projectId, save.id, work)
    const isUnderWay = save?.state === 'waiting' || save?.state === 'running'
    if (!isUnderWay) return problem(whyNot(upload.fileName, save))
    work.progress(save.progress, 1, save.step ?? 'Waiting for its turn')
    await changed
    work.signal.throwIfAborted()
  }
}

/** Ends at the next change of the save, when the caller leaves, or after a while for what the wire lost. */
async function nextChange(changes: SaveChanges, saveId: string, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const unsubscribe = changes.subscribe((change) => {
    if (change === 'missed' || change.saveId === saveId) resolve()
  })
  const timer = setTimeout(resolve, LOOK_AGAIN_MS)
  signal.addEventListener('abort', () => resolve(), { once: true })
  await promise
  unsubscribe()
  clearTimeout(timer)
}

function whyNot(fileName: string, save: KeptSave | undefined): string {
  if (!save) return `"${fileName}" was deleted from her account.`
  return save.problem ?? `The analysis of "${fileName}" was cancelled. It can be started again on its page.`
}

/** An id, or the address that ends with it. */
function lastPart(text: string): string {
  return text.split('/').at(-1) ?? text
}

function problem(message: string): Opening {
  return { kind: 'problem', message }
}

const LOOK_AGAIN_MS = 2_000
