import { type ClipReport, type Report, songRange, type TrackReport } from '@kvint/report'
import { filledClips } from './unheard-parts.ts'

/**
 * Parts that play a whole song from one file under the others: where one clip runs for sixteen bars or more and what they play
 * fills half of the time. Empty where fewer than two other parts play: then it is what the set is made of.
 *
 * `wholeSongs(report, parts)` → `[{ id: 7, name: 'Reference', … }]`
 */
export function wholeSongs({ arrangement }: Report, parts: readonly TrackReport[]): readonly TrackReport[] {
  const songs = parts.filter(isOfSong)
  if (parts.length - songs.length < FEWEST_OTHERS) return []
  const { start, end } = songRange(arrangement)
  return songs.filter((part) => {
    const lengths = lengthsOf(filledClips(arrangement), part, end)
    const total = lengths.reduce((sum, beats) => sum + beats, 0)
    return isLong(arrangement, lengths) && total * 2 >= end - start
  })
}

/** Those of which one clip plays a song from one file for sixteen bars or more; pieces of it are a sample. */
export function songHolders(arrangement: Report['arrangement'], parts: readonly TrackReport[]): readonly TrackReport[] {
  return parts.filter((part) => isOfSong(part) && isLong(arrangement, lengthsOf(arrangement.clips, part)))
}

function isOfSong({ role }: TrackReport): boolean {
  return role.role === 'song'
}

/** Lengths of the clips of a part, in beats; what lies behind an end is cut. */
function lengthsOf(clips: readonly ClipReport[], { id }: TrackReport, end = Infinity): number[] {
  return clips
    .filter(({ trackId }) => trackId === id)
    .map(({ startBeats, endBeats }) => Math.min(endBeats, end) - startBeats)
}

function isLong({ meters }: Report['arrangement'], lengths: readonly number[]): boolean {
  return Math.max(0, ...lengths) >= LONG_BARS * (meters[0]?.beatsPerBar ?? 4)
}

const FEWEST_OTHERS = 2
const LONG_BARS = 16
