import { readSet } from '@kvint/als'
import { buildSet, exampleSet } from '@kvint/als/build'
import { makeReport } from '@kvint/insights'
import type { Report } from '@kvint/report'
import { beforeAll, describe, expect, it } from 'vitest'
import { dueNotes } from '../player/score/due-notes.ts'
import type { Score } from '../player/score/score.ts'
import { songScore } from '../player/score/song-score.ts'
import type { Question } from './question.ts'
import { afterAnswer, type Heard, NOTHING_HEARD, pickRound, questionsOf } from './round.ts'

let report: Report
let song: Score
let questions: Question[]

beforeAll(async () => {
  const read = await readSet(await buildSet(exampleSet()))
  if (read.kind === 'failure') throw new Error(read.failure.message)
  report = makeReport(read.set, { fileName: 'Nordlys.als', bytes: 1 })
  song = songScore(report)
  questions = questionsOf(report, song)
})

const of = <Kind extends Question['kind']>(kind: Kind) =>
  questions.filter((each): each is Extract<Question, { kind: Kind }> => each.kind === kind)
const answerOf = ({ choices, answer }: Question) => choices[answer]

describe('questions from a song', () => {
  it('are of several kinds, each with an id of its own and an answer among its choices', () => {
    expect(new Set(questions.map(({ kind }) => kind))).toEqual(new Set(['next', 'home', 'offBeat', 'louder']))
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
    for (const question of questions) expect(answerOf(question), question.id).toBeDefined()
  })

  it('ask for a chord that the report is sure of, with another root as the other choice', () => {
    const chords = report.harmony.kind === 'known' ? report.harmony.chords : []
    for (const question of of('next')) {
      const chord = chords.find(({ startBeats }) => question.id === `next ${startBeats}`)
      expect(chord?.confidence).toBeGreaterThanOrEqual(0.8)
      expect(answerOf(question)).toMatchObject({ name: chord?.symbol })
      const roots = question.choices.map((choice) =>
        choice.kind === 'name' ? chords.find(({ symbol }) => symbol === choice.name)?.rootPitchClass : null,
      )
      expect(new Set(roots).size).toBe(2)
    }
  })

  it('call home what is the tonic in root position, and nothing else', () => {
    const all = of('home')
    expect(all.some((question) => question.answer === 0)).toBe(true)
    expect(all.some((question) => question.answer === 1)).toBe(true)
    for (const { answer, chord } of all) expect(chord.startsWith('F') && !chord.includes('/')).toBe(answer === 0)
  })

  it('name the part that plays between the beats, by its notes', () => {
    for (const question of of('offBeat')) {
      const choice = answerOf(question)
      const part = song.parts.find(({ name }) => choice?.kind === 'name' && name === choice.name)
      const { start, end } = question.pieces[0].range
      const starts = part ? dueNotes(part, { from: start, to: end, endBeats: end }, false) : []
      expect(starts.filter(({ startBeats }) => Math.abs((startBeats % 1) - 0.5) < 0.1).length).toBeGreaterThan(
        starts.length / 2,
      )
    }
  })

  it('have the right choice at either place', () => {
    for (const kind of ['next', 'louder'] as const)
      expect(new Set(of(kind).map(({ answer }) => answer)), kind).toEqual(new Set([0, 1]))
  })

  it('are none where the report is not sure of the key', () => {
    const { harmony } = report
    if (harmony.kind === 'unknown') throw new Error('The example has a key')
    const unsure = { ...report, harmony: { ...harmony, key: { ...harmony.key, confidence: 0.6 } } }
    expect(questionsOf(unsure, song).filter(({ kind }) => kind === 'home')).toEqual([])
  })
})

describe('a round', () => {
  it('has ten questions of all kinds, and other ones the next time', () => {
    const first = pickRound(questions, NOTHING_HEARD)
    expect(first).toHaveLength(10)
    expect(new Set(first.map(({ kind }) => kind)).size).toBe(4)
    const second = pickRound(
      questions,
      answered(first, () => true),
    )
    expect(second.filter((question) => first.includes(question))).toEqual([])
  })

  it('brings back what was missed', () => {
    const first = pickRound(questions, NOTHING_HEARD)
    const [missed] = first
    const second = pickRound(
      questions,
      answered(first, (question) => question !== missed),
    )
    expect(second).toContain(missed)
  })

  it('lets what was heard rest longer each time', () => {
    const [question] = questions
    const few = [question!]
    const once = { ...afterAnswer(NOTHING_HEARD, question!, true), rounds: 1 }
    expect(pickRound(few, once)).toEqual([])
    expect(pickRound(few, { ...once, rounds: 2 })).toEqual(few)
    const twice = afterAnswer({ ...once, rounds: 2 }, question!, true)
    expect(pickRound(few, { ...twice, rounds: 5 })).toEqual([])
    expect(pickRound(few, { ...twice, rounds: 6 })).toEqual(few)
  })
})

function answered(round: readonly Question[], isRight: (question: Question) => boolean): Heard {
  const heard = round.reduce((so, question) => afterAnswer(so, question, isRight(question)), NOTHING_HEARD)
  return { ...heard, rounds: heard.rounds + 1 }
}
