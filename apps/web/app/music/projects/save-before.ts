import type { Report } from '@kvint/report'
import { areOfSong, trackNamesOf } from '../library/answers-of-song.ts'
import { findReport, listEntries } from '../library/shelf.ts'

/**
 * The save of this song that was read last before this one: of its name, and with at least half of its tracks. `null`
 * where it is the first.
 */
export async function saveBefore(id: string, report: Report): Promise<string | null> {
  const name = songName(report.source.fileName)
  const entries = await listEntries().catch(() => [])
  const alike = entries.filter((entry) => entry.id !== id && songName(entry.fileName) === name)
  for (const entry of alike.slice(0, MOST_LOOKED_AT)) {
    const before = await findReport(entry.id)
    if (before && areOneSong(before, report)) return entry.id
  }
  return null
}

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

const MOST_LOOKED_AT = 5
