import { beatsOfBars, lastBar, type Report } from '@kvint/report'
import { barsPiece } from '../../player/pieces.ts'
import { dueNotes } from '../../player/score/due-notes.ts'
import type { Score, ScorePart } from '../../player/score/score.ts'
import { ordered } from '../ordered.ts'
import type { Question } from '../question.ts'

/** Which part plays between the beats: counted in the notes of two bars. */
export function offBeat(report: Report, song: Score): Question[] {
  const questions: Question[] = []
  const last = lastBar(report.arrangement)
  for (let bar = 1; bar + 1 <= last; bar += 4) {
    const bars = { from: bar, to: bar + 1 }
    const { start, end } = beatsOfBars(report.arrangement.meters, bars)
    const shares = song.parts.flatMap((part) => {
      const share = part.isOn ? offBeatShare(part, start, end) : null
      return share === null ? [] : [{ part, share }]
    })
    const off = shares.filter(({ share }) => share >= MOSTLY)
    const on = shares.filter(({ share }) => share <= HARDLY)
    const [answer] = off
    const other = on[bar % Math.max(1, on.length)]
    if (off.length !== 1 || !answer || !other) continue
    const id = `offBeat ${bar}`
    const parts = [answer.part, other.part]
    const [choices, place] = ordered(
      id,
      parts.map(({ name }) => ({ kind: 'name' as const, name })),
    )
    questions.push({
      id,
      kind: 'offBeat',
      bar,
      pieces: [
        {
          ...barsPiece(
            report,
            bars,
            parts.map(({ trackId }) => trackId),
          ),
          key: `ears ${id}`,
        },
      ],
      choices,
      answer: place,
    })
  }
  return questions
}

/** Share of the notes that start on the off-beat eighth; `null` below four notes. */
function offBeatShare(part: ScorePart, from: number, to: number): number | null {
  const notes = dueNotes(part, { from, to, endBeats: to }, false)
  if (notes.length < FEWEST_NOTES) return null
  return notes.filter(({ startBeats }) => Math.abs((startBeats % 1) - 0.5) < NEAR_BEATS).length / notes.length
}

const FEWEST_NOTES = 4
const NEAR_BEATS = 0.06
const MOSTLY = 0.75
const HARDLY = 0.25
