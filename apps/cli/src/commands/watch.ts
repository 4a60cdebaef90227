import { stat } from 'node:fs/promises'
import { compareSettings, makeReport } from '@kvint/insights'
import { compare } from '@kvint/report'
import { type FolderProject, scanFolder } from '../folder/scan-folder.ts'
import { watchFolder } from '../folder/watch-folder.ts'
import { readSetFile } from '../read-file.ts'
import type { ExitCode, Terminal } from '../terminal.ts'
import { comparisonLines } from '../text/comparison-lines.ts'

type Read = { readonly set: Parameters<typeof makeReport>[0]; readonly report: ReturnType<typeof makeReport> }

/** `kvint watch`: what each save changed and settled, until it is ended. */
export async function watch(folder: string, terminal: Terminal): Promise<ExitCode> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isFolder) {
    terminal.complain(`${folder}: there is no such folder. Check the spelling, and put a path with spaces in quotes.`)
    return 2
  }
  const last = new Map<string, Read>()
  const projects = await scanFolder(folder)
  const close = watchFolder(
    folder,
    () => scanFolder(folder),
    (change) => {
      if (change.kind === 'project') void tell(change.projectId)
    },
  )
  terminal.print(
    `Watching ${projects.length === 1 ? 'one set' : `${projects.length} sets`} in ${folder}. Save in Live; Ctrl+C stops watching.`,
  )

  async function tell(id: string): Promise<void> {
    const project = (await scanFolder(folder)).find((each) => each.id === id)
    const [newest] = project?.saves ?? []
    if (!project || !newest) return
    const after = await readSave(newest.path)
    if (typeof after === 'string') return terminal.complain(after)
    const before = last.get(id) ?? (await earlierSave(project))
    last.set(id, after)
    const lines = before
      ? comparisonLines(compare(before.report, after.report), compareSettings(before.set, after.set))
      : ['The first save of it seen here. The next one is compared with it.']
    const at = new Date(newest.modifiedMs).toTimeString().slice(0, 5)
    terminal.print(['', `${at}  ${project.name}`, ...lines].join('\n'))
  }

  await new Promise<void>((resolve) => {
    // Watching alone keeps no process up.
    const awake = setInterval(() => undefined, 2 ** 30)
    const end = () => {
      clearInterval(awake)
      resolve()
    }
    if (terminal.ended?.aborted) end()
    terminal.ended?.addEventListener('abort', end, { once: true })
  })
  close()
  return 0
}

/** Live puts the save before into `Backup/`. */
async function earlierSave({ saves }: FolderProject): Promise<Read | undefined> {
  const [, earlier] = saves
  const read = earlier && (await readSave(earlier.path))
  return typeof read === 'string' ? undefined : read
}

async function readSave(path: string): Promise<Read | string> {
  const reading = await readSetFile(path)
  if (reading.kind === 'problem') return reading.message
  const { set, fileName, bytes } = reading
  return { set, report: makeReport(set, { fileName, bytes }) }
}
