import type { Report } from '@kvint/report'
import type { Score } from '../player/score/score.ts'
import { numberOf } from './ordered.ts'
import type { Kind, Question } from './question.ts'
import { homeBar } from './questions/home-bar.ts'
import { keyChange } from './questions/key-change.ts'
import { louderTurn } from './questions/louder-turn.ts'
import { nextChord } from './questions/next-chord.ts'
import { offBeat } from './questions/off-beat.ts'

/** What was answered about a song: how many rounds, and per question the box that it lies in. */
export type Heard = {
  readonly rounds: number
  readonly boxes: Readonly<Record<string, { readonly box: number; readonly round: number }>>
}

export const NOTHING_HEARD: Heard = { rounds: 0, boxes: {} }

/** Everything that can be asked about a song. */
export function questionsOf(report: Report, song: Score): Question[] {
  return [
    ...nextChord(report),
    ...homeBar(report),
    ...keyChange(report),
    ...offBeat(report, song),
    ...louderTurn(report),
  ]
}

/**
 * Ten questions: what was missed first, then what has not been asked, then what was known longest ago. No kind takes more
 * than its share while another has something to ask.
 */
export function pickRound(questions: readonly Question[], heard: Heard): Question[] {
  const waiting = questions
    .map((question) => ({ question, urgency: urgencyOf(question, heard) }))
    .filter(({ urgency }) => urgency !== null)
    .toSorted((a, b) => (a.urgency ?? 0) - (b.urgency ?? 0))
    .map(({ question }) => question)
  const byKind = [...Map.groupBy(waiting, ({ kind }) => kind).values()]
  const picked: Question[] = []
  for (let turn = 0; picked.length < ROUND && byKind.some((kind) => kind.length > turn); turn += 1) {
    for (const kind of byKind) {
      const next = kind[turn]
      if (next && picked.length < ROUND) picked.push(next)
    }
  }
  return picked.toSorted((a, b) => mixed(a, heard) - mixed(b, heard))
}

/** The box after an answer: one further when it was right, the first when it was missed. */
export function afterAnswer(heard: Heard, question: Question, isRight: boolean): Heard {
  const box = isRight ? Math.min((heard.boxes[question.id]?.box ?? 0) + 1, REST_ROUNDS.length - 1) : 0
  return { ...heard, boxes: { ...heard.boxes, [question.id]: { box, round: heard.rounds } } }
}

/** Less comes sooner; `null` rests this round. */
function urgencyOf({ id }: Question, { rounds, boxes }: Heard): number | null {
  const kept = boxes[id]
  const chance = numberOf(`${id} ${rounds}`) / 2 ** 32
  if (!kept) return 1 + chance
  const waited = rounds - kept.round
  const rest = REST_ROUNDS[kept.box] ?? 0
  if (waited < rest) return null
  return kept.box === 0 ? chance : 2 + chance - waited / 100
}

function mixed({ id }: Question, { rounds }: Heard): number {
  return numberOf(`${rounds} ${id}`)
}

/** Kinds of a round, for words about it. */
export function missedKinds(questions: readonly Question[], right: readonly boolean[]): Kind[] {
  return [...new Set(questions.filter((_, at) => right[at] === false).map(({ kind }) => kind))]
}

const ROUND = 10
/** Fewer are no round. */
export const FEWEST = 4
/** Rounds that a question rests, by its box: missed ones come in the next (S. Leitner’s boxes). */
const REST_ROUNDS = [0, 2, 4, 8, 16]
