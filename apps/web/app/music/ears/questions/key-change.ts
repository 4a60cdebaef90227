import { barAt, lastBar, type Report } from '@kvint/report'
import { barsPiece } from '../../player/pieces.ts'
import { type Question, SURE } from '../question.ts'

/** At which of three bars the key changes. */
export function keyChange(report: Report): Question[] {
  const { harmony, arrangement } = report
  if (harmony.kind === 'unknown') return []
  const { localKeys, trackIds } = harmony
  return localKeys.flatMap((key, at) => {
    const before = localKeys[at - 1]
    if (!before || before.confidence < SURE || key.confidence < SURE) return []
    if (before.tonicPitchClass === key.tonicPitchClass && before.mode === key.mode) return []
    const bar = barAt(arrangement.meters, key.startBeats)
    const place = bar % 3
    const bars = [0, 1, 2].map((step) => bar + (step - place) * APART_BARS)
    const [first = 0, , last = 0] = bars
    if (first < 2 || last > lastBar(arrangement)) return []
    const from = Math.max(1, first - 1)
    return {
      id: `change ${bar}`,
      kind: 'change' as const,
      bar,
      from: before.name,
      to: key.name,
      pieces: [{ ...barsPiece(report, { from, to: last + 1 }, trackIds), key: `ears change ${bar}` }],
      choices: bars.map((each) => ({ kind: 'bar' as const, bar: each })),
      answer: place,
    } satisfies Question
  })
}

const APART_BARS = 4
