import type { Report, TrackReport } from '@kvint/report'
import type { KeptAnswers, TrackNames } from './kept-rows.ts'

export function trackNamesOf({ tracks }: Report): TrackNames {
  return Object.fromEntries(tracks.flatMap(({ id, name }) => (id === 'main' ? [] : [[id, ownName(name)]])))
}

/** Whether answers were given about an earlier save of this song, and not about another “Untitled.als”. */
export function areOfSong({ trackNames = {} }: KeptAnswers, report: Report): boolean {
  const now = trackNamesOf(report)
  const kept = Object.entries(trackNames)
  const found = kept.filter(([id, name]) => now[Number(id)] === name).length
  return found * 2 >= kept.length
}

/** Live numbers tracks without a name by their place: one more in front of them changes only that. */
function ownName(name: TrackReport['name']): string {
  return name.replace(/^\d+-/, '')
}
