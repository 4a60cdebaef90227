import { readFile, stat } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import { readOverview, readSet } from '@kvint/als'
import { groupSaves, type LibraryEntry, libraryMetrics, readSongFacts, saveFacts } from '@kvint/insights'
import { deliver } from '../deliver.ts'
import { scanFolder } from '../folder/scan-folder.ts'
import { fileProblem } from '../read-file.ts'
import type { CommandOptions, ExitCode, Terminal } from '../terminal.ts'
import { metricLines } from '../text/metric-lines.ts'
import { hearLibrary, soundLines } from './library-sounds.ts'

/** `kvint library`: what the songs of a folder have in common. What cannot be read is named and passed over. */
export async function library(folder: string, options: CommandOptions, terminal: Terminal): Promise<ExitCode> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isFolder) {
    terminal.complain(`${folder}: there is no such folder. Name the folder that holds your project folders.`)
    return 2
  }
  const projects = await scanFolder(folder)
  const files = projects.flatMap(({ saves }) => saves)
  const songs = groupSaves(
    files.map(({ path, modifiedMs }) => ({
      path: relative(folder, path).split(sep).join('/'),
      file: path,
      savedAt: wallClock(modifiedMs),
    })),
  )
  const entries: LibraryEntry[] = []
  const gaps: { path: string; reason: string }[] = []
  for (const { saves, current } of songs) {
    for (const save of saves) {
      const { path, savedAt } = save
      const reading = await readSave(save.file, save === current)
      if (typeof reading === 'string') gaps.push({ path, reason: reading })
      else entries.push({ path, savedAt, ...reading })
    }
  }
  const metrics = libraryMetrics(groupSaves(entries), { now: Date.parse(wallClock(Date.now())) })
  const heard = options.withSounds ? await hearLibrary(folder, projects, terminal) : null
  const text = options.json
    ? JSON.stringify(
        { songs: songs.length, saves: entries.length, metrics, gaps, ...(heard ? { audio: heard } : {}) },
        null,
        2,
      )
    : [
        `${songs.length} songs, ${entries.length} saves in ${folder}`,
        ...metrics.flatMap(metricLines),
        ...gaps.map(({ path, reason }) => `Not read: ${path}: ${reason}`),
        ...(heard ? soundLines(heard) : []),
      ].join('\n')
  return deliver(text, options, terminal)
}

/** Facts of a save, or why there are none. */
async function readSave(file: string, isCurrent: boolean): Promise<Pick<LibraryEntry, 'save' | 'song'> | string> {
  const bytes = await readFile(file).catch((error: unknown) => fileProblem(file, error))
  if (typeof bytes === 'string') return bytes
  if (isCurrent) {
    const result = await readSet(bytes)
    return result.kind === 'set' ? readSongFacts(result.set, file.split(sep).at(-1) ?? file) : result.failure.message
  }
  const result = await readOverview(bytes)
  return result.kind === 'overview' ? { save: saveFacts(result.overview), song: null } : result.failure.message
}

/** By the clock of this machine, written as if it were UTC: names of backups know no time zone either. */
function wallClock(modifiedMs: number): string {
  return new Date(modifiedMs - new Date(modifiedMs).getTimezoneOffset() * 60_000).toISOString()
}
