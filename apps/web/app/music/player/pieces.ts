import { type BarRange, beatsOfBars, type ChordReading, type Report } from '@kvint/report'
import type { Piece } from './player.ts'

/** A chord as its harmonic parts play it. */
export function chordPiece({ harmony }: Report, { startBeats, endBeats }: ChordReading): Piece {
  return {
    key: `chord ${startBeats}`,
    kind: 'place',
    range: { start: startBeats, end: Math.min(endBeats, startBeats + LONGEST_CHORD_BEATS) },
    only: new Set(harmony.kind === 'known' ? harmony.trackIds : []),
  }
}

/** Bars of the song, by all its parts or a few. */
export function barsPiece({ arrangement }: Report, bars: BarRange, trackIds?: readonly number[]): Piece {
  return {
    key: `bars ${bars.from}-${bars.to}${trackIds ? ` of ${trackIds.join(' ')}` : ''}`,
    kind: 'place',
    range: beatsOfBars(arrangement.meters, bars),
    ...(trackIds ? { only: new Set(trackIds) } : {}),
  }
}

/** Longer, and it is no more the chord that one listens to. */
const LONGEST_CHORD_BEATS = 8
