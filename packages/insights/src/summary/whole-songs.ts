import { type Report, songRange, type TrackReport } from '@kvint/report'
import { filledClips } from './unheard-parts.ts'

/**
 * Parts that play a whole song from one file under the others: where one clip runs for sixteen bars or more and what they play
 * fills half of the time. Empty where fewer than two other parts play: then it is what the set is made of.
 *
 * `wholeSongs(report, parts)` → `[{ id: 7, name: 'Reference', … }]`
 */
export function wholeSongs({ arrangement }: Report, parts: readonly TrackReport[]): readonly TrackReport[] {
  const songs = parts.filter(({ role }) => role.role === 'song')
  if (parts.length - songs.length < FEWEST_OTHERS) return []
  const { start, end } = songRange(arrangement)
  const beatsPerBar = arrangement.meters[0]?.beatsPerBar ?? 4
  const clips = Map.groupBy(filledClips(arrangement), ({ trackId }): TrackReport['id'] => trackId)
  return songs.filter(({ id }) => {
    const lengths = (clips.get(id) ?? []).map(({ startBeats, endBeats }) => Math.min(endBeats, end) - startBeats)
    const total = lengths.reduce((sum, beats) => sum + beats, 0)
    return Math.max(0, ...lengths) >= LONG_BARS * beatsPerBar && total * 2 >= end - start
  })
}

const FEWEST_OTHERS = 2
const LONG_BARS = 16
