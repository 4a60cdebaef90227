import { barAt, type Report } from '@kvint/report'
import { barsPiece } from '../../player/pieces.ts'
import type { Piece } from '../../player/player.ts'
import type { Question } from '../question.ts'

/** Which of two turns of the same bars is louder; we make the difference, so it is known. */
export function louderTurn(report: Report): Question[] {
  const { sections, meters } = report.arrangement
  return sections.flatMap(({ startBeats, density }, at) => {
    if (density < FULL) return []
    const bar = barAt(meters, startBeats)
    const decibels = DECIBELS[at % DECIBELS.length] ?? 3
    const answer = (at * 5 + bar) % 2
    const turn = (index: number): Piece => ({
      ...barsPiece(report, { from: bar, to: bar }),
      key: `ears louder ${bar} ${index}`,
      gainDb: index === answer ? 0 : -decibels,
    })
    return {
      id: `louder ${bar}`,
      kind: 'louder' as const,
      bar,
      decibels,
      pieces: [turn(0), turn(1)],
      choices: [
        { kind: 'turn' as const, turn: 1 },
        { kind: 'turn' as const, turn: 2 },
      ],
      answer,
    } satisfies Question
  })
}

const FULL = 0.3
/** Large first: one decibel is about what trained ears tell apart in music. */
const DECIBELS = [6, 3, 4, 2]
