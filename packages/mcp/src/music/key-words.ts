import type { KeyReading } from '@kvint/report'
import { round } from './numbers.ts'

/**
 * The keys that a song may be in, the likeliest first: one where that is well sure, else up to four.
 *
 * @example likelyKeys({ ...key, name: 'A minor', confidence: 0.57 }).map(({ name }) => name) // ['A minor', 'C major']
 */
export function likelyKeys({ name, confidence, runnerUp, others = [] }: Named): NonNullable<Named['others']> {
  const key = { name, confidence }
  return confidence >= WELL_SURE ? [key] : [key, ...(runnerUp ? [runnerUp] : []), ...others]
}

/**
 * The key as a person is told it: what is thin is called a guess.
 *
 * @example keyWords({ ...key, name: 'A minor', confidence: 0.57 }) // 'a guess between A minor (0.57) and C major (0.42)'
 */
export function keyWords(key: Named): string {
  const likely = likelyKeys(key)
  const figures = likely.map(({ name, confidence }) => `${name} (${round(confidence)})`)
  if (likely.length > 1) return guessBetween(figures)
  const { name, confidence, runnerUp } = key
  if (confidence < WELL_SURE) return `a guess: ${name} (${round(confidence)})`
  return `${name} (${round(confidence)} sure${runnerUp ? `, else ${runnerUp.name} ${round(runnerUp.confidence)}` : ''})`
}

/** The same without figures, for a list. */
export function keyNames(names: readonly string[]): string {
  return names.length > 1 ? guessBetween(names) : (names[0] ?? 'not known')
}

/** `a guess between A minor, C major and E minor`. */
function guessBetween(names: readonly string[]): string {
  return `a guess between ${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}

type Named = Pick<KeyReading, 'name' | 'confidence' | 'runnerUp' | 'others'>

/** As for findings that would be other ones in another key. */
const WELL_SURE = 0.75
