import { groupSaves, libraryMetrics, type LibraryEntry, type Metric, timeOfSave } from '@kvint/insights'
import type { LibraryContents, LibraryGap, SongRow } from './folder-messages.ts'
import type { KeptSave } from '../kept-rows.ts'
import { savedAtOf, wallClock } from './plan-scan.ts'

/** Works out what the page shows of what is read so far; remembers what was told, to tell only what is new. */
export function createContents(): { readonly of: (saves: readonly KeptSave[], now: number) => LibraryContents } {
  const told = new Map<string, string>()
  return {
    of: (saves, now) => {
      const projects = groupSaves(saves.flatMap(toEntry))
      const metrics = libraryMetrics(projects, { now: Date.parse(wallClock(now)) })
      const changed = metrics.filter((metric) => isNews(metric, told))
      return {
        changed,
        order: metrics.map(({ id }) => id),
        songs: projects.flatMap(toRow).toSorted((a, b) => (b.savedAt ?? 0) - (a.savedAt ?? 0)),
        gaps: saves.flatMap(toGap),
        saves: saves.filter(({ reading }) => reading.kind !== 'failure').length,
      }
    },
  }
}

export function toEntry({ path, modifiedAt, reading, absentSamples }: KeptSave): LibraryEntry[] {
  if (reading.kind === 'failure') return []
  const entry = { path, savedAt: savedAtOf({ path, modifiedAt }), save: reading.save }
  return [
    {
      ...entry,
      song: reading.kind === 'song' ? reading.song : null,
      ...(absentSamples ? { absentSamples } : {}),
    },
  ]
}

function toRow({ current, name, saves }: ReturnType<typeof groupSaves<LibraryEntry>>[number]): SongRow[] {
  const { song, path } = current
  if (!song) return []
  return [
    {
      path,
      name,
      savedAt: timeOfSave(current),
      bpm: song.bpm,
      key: song.key?.name ?? null,
      stage: song.stage,
      isArranged: song.lengthOf === 'arrangement',
      seconds: song.lengthSeconds,
      saves: saves.length,
    },
  ]
}

function toGap({ path, reading }: KeptSave): LibraryGap[] {
  if (reading.kind === 'failure') return [{ path, reason: reading.reason, message: reading.message, parts: 0 }]
  if (reading.kind === 'song' && reading.gaps > 0)
    return [{ path, reason: 'partial', message: null, parts: reading.gaps }]
  return []
}

function isNews(metric: Metric, told: Map<string, string>): boolean {
  const text = JSON.stringify(metric)
  if (told.get(metric.id) === text) return false
  told.set(metric.id, text)
  return true
}
