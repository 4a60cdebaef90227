import type { LiveSet } from '@kvint/als'
import { hearSamples } from '@kvint/insights'
import type { Report } from '@kvint/report'
import { audioClipOf, type ClipAsked } from '../music/audio-clip-of.ts'
import { mixOfSet } from '../music/mix-of-set.ts'
import { type TrackAsked, trackOfSet } from '../music/track-of-set.ts'
import { explainedTerm } from '../terms/terms.ts'
import { projectFacts } from './project-facts.ts'

type Sample = Parameters<typeof hearSamples>[2][number]

/**
 * What only a set itself can tell. A set may be a hundred times its report, so a question goes to where the set is read, such as a
 * thread, and the answer comes back: each is plain data, and short.
 */
const QUESTIONS = {
  mix: (set: LiveSet, _asked: object) => mixOfSet(set),
  track: (set: LiveSet, asked: TrackAsked) => trackOfSet(set, asked),
  places: (set: LiveSet, { term, most }: { readonly term: string; readonly most: number }) =>
    explainedTerm(term)?.placesInSet?.(set).slice(0, most) ?? [],
  clip: (set: LiveSet, asked: ClipAsked) => ({ used: audioClipOf(set, asked) }),
  sampleFindings: (set: LiveSet, { fileName, heard }: { readonly fileName: string; readonly heard: Sample }) =>
    hearSamples(set, fileName, [heard]).findings.map(({ id, severity, claim }) => `${severity}: ${claim} (${id})`),
  facts: (set: LiveSet, { report }: { readonly report: Report }) => projectFacts(report, set),
}

export type SetQuestion = keyof typeof QUESTIONS
type Asked<Name extends SetQuestion> = Parameters<(typeof QUESTIONS)[Name]>[1]
type Told<Name extends SetQuestion> = ReturnType<(typeof QUESTIONS)[Name]>

/** `null` where the file of the set is gone. @throws Unanswered where the set cannot be asked now, in words for the caller. */
export type AskSet = <Name extends SetQuestion>(name: Name, asked: Asked<Name>) => Promise<Told<Name> | null>

/**
 * A set that is at hand, such as one that was just read.
 *
 * @example
 * const ask = askOf(async () => set)
 * await ask('mix', {}) // { returns: ['A-Reverb (Reverb, 0 dB) from Keys -12 dB'], sidechains: [], … }
 */
export function askOf(readSet: () => Promise<LiveSet | null>): AskSet {
  return async (name, asked) => {
    const set = await readSet()
    return set && answerOf(set, name, asked)
  }
}

/**
 * The answer of a set to one question: what a thread that has read it calls.
 *
 * @example answerOf(set, name, asked)
 */
export function answerOf<Name extends SetQuestion>(set: LiveSet, name: Name, asked: Asked<Name>): Told<Name> {
  const answer = QUESTIONS[name] as (set: LiveSet, asked: Asked<Name>) => Told<Name>
  return answer(set, asked)
}

/** A set that cannot be asked now; the message says why and what to do. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered'
}
