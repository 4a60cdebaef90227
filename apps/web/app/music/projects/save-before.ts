import type { Report } from '@kvint/report'
import { areOfSong, trackNamesOf } from '../library/answers-of-song.ts'
import { findReport, listEntries } from '../library/shelf.ts'

/** Kept reports of sets with the song's name, the last read first: looked up while the set itself is still being read. */
export async function savesNamed(fileName: string): Promise<readonly NamedSave[]> {
  const name = songName(fileName)
  const entries = await listEntries().catch(() => [])
  const alike = entries.filter((entry) => songName(entry.fileName) === name).slice(0, MOST_LOOKED_AT)
  const saves = await Promise.all(alike.map(async ({ id }) => ({ id, report: await findReport(id) })))
  return saves.flatMap(({ id, report }) => (report ? [{ id, report }] : []))
}

/** The save of this song that was read last before this one: with at least half of its tracks. `null` where it is the first. */
export function saveBefore(id: string, report: Report, saves: readonly NamedSave[]): string | null {
  return saves.find((save) => save.id !== id && areOneSong(save.report, report))?.id ?? null
}

export type NamedSave = { readonly id: string; readonly report: Report }

/** Whether two reports are of saves of one song. */
export function areOneSong(before: Report, report: Report): boolean {
  return areOfSong({ verdicts: {}, corrections: {}, trackNames: trackNamesOf(before) }, report)
}

/** `Nordlys [2026-01-02 030405].als`, `Nordlys_v14.als` and `Nordlys 2.als` → `nordlys` */
export function songName(fileName: string): string {
  return fileName
    .replace(/\.als$/i, '')
    .replace(/\s*\[\d{4}-\d{2}-\d{2} \d{6}\]$/, '')
    .replace(/[\s_-]*v?\d+$/i, '')
    .trim()
    .toLowerCase()
}

/** The set itself may be among them. */
const MOST_LOOKED_AT = 6
