import type { Report } from '@kvint/report'

/** Why a song whose score has no part cannot be played. */
export function reasonForSilence({
  arrangement,
  overview,
}: Pick<Report, 'arrangement' | 'overview'>): 'unheard' | 'audio' | 'empty' {
  if (overview.noteCounts.arrangement + overview.noteCounts.session > 0) return 'unheard'
  return arrangement.clips.some(({ kind }) => kind === 'audio') ? 'audio' : 'empty'
}
