import { barAt, beatOfBar, localKeyAt, type Report } from '@kvint/report'
import { barsPiece } from '../../player/pieces.ts'
import { type Question, SURE } from '../question.ts'

/** Whether a bar is the tonic: bars that one chord fills, with the two bars before it. */
export function homeBar(report: Report): Question[] {
  const { harmony, arrangement } = report
  if (harmony.kind === 'unknown' || harmony.key.confidence < SURE) return []
  return harmony.chords.flatMap((chord) => {
    const bar = barAt(arrangement.meters, chord.startBeats)
    const [start, end] = [beatOfBar(arrangement.meters, bar), beatOfBar(arrangement.meters, bar + 1)]
    const isWhole = chord.startBeats <= start + HAIR_BEATS && chord.endBeats >= end - HAIR_BEATS
    const key = localKeyAt(harmony.localKeys, chord.startBeats) ?? harmony.key
    const isHome = chord.rootPitchClass === key.tonicPitchClass && chord.function === 'tonic'
    const isClear = isHome ? chord.bassPitchClass === chord.rootPitchClass : chord.function !== 'tonic'
    if (bar < 3 || !isWhole || !isClear || chord.confidence < SURE || key.confidence < SURE) return []
    return {
      id: `home ${bar}`,
      kind: 'home' as const,
      bar,
      key: key.name,
      chord: chord.symbol,
      pieces: [{ ...barsPiece(report, { from: bar - 2, to: bar }, harmony.trackIds), key: `ears home ${bar}` }],
      choices: [{ kind: 'yes' as const }, { kind: 'no' as const }],
      answer: isHome ? 0 : 1,
    } satisfies Question
  })
}

const HAIR_BEATS = 0.01
