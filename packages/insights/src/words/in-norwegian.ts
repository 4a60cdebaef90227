import { type Evidence, type Finding, type Message, norwegianChord, norwegianKeyName } from '@kvint/report'
export { TITLES_NB } from './nb/titles.ts'
import { quoted, sentence } from './name-words.ts'
import { hashName } from './unnamed-loop.ts'
import { NOUNS_NB } from './nb/nouns.ts'
import { PATTERNS_NB } from './nb/patterns.ts'
import { type Language, writeMessage } from './write-message.ts'

/**
 * What a finding says in Norwegian, part for part; `null` for a part that has no Norwegian: in a report of an earlier
 * version, which keeps no messages.
 *
 * ```ts
 * norwegianFinding(finding).claim // 'Det er ingen limiter på Main.'
 * ```
 */
export function norwegianFinding({ message, evidence, honesty }: Finding): NorwegianFinding {
  return {
    claim: message ? inNorwegian(message) : null,
    evidence: evidence.map((fact: Evidence) => (fact.message ? inNorwegian(fact.message) : null)),
    honesty: PATTERNS_NB[honesty] ?? null,
  }
}

export type NorwegianFinding = {
  readonly claim: string | null
  /** In the order of the finding’s own. */
  readonly evidence: readonly (string | null)[]
  readonly honesty: string | null
}

/** A message in Norwegian; `null` where a pattern or a noun of it has no translation. */
export function inNorwegian(message: Message): string | null {
  const text = writeMessage(message, NORWEGIAN)
  return text?.startsWith('en loop uten navn') ? sentence(text) : text
}

const NORWEGIAN: Language = {
  patternOf: (pattern) => PATTERNS_NB[pattern],
  number: (written) => written.replace('.', ','),
  counted: (number, noun) => {
    const digits = String(number)
      .replaceAll(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, NARROW_SPACE)
      .replace('.', ',')
    const [one, many] = NOUNS_NB[noun] ?? []
    return one === undefined ? null : `${digits} ${number === 1 ? one : (many ?? one)}`
  },
  quoted: (name) => {
    const hash = hashName(name)
    if (name.trim() === '') return 'et spor uten navn'
    if (hash) return hash.number === null ? 'en loop uten navn' : `en loop uten navn på spor ${hash.number}`
    return quoted(name).replace('“', '«').replace(/”$/, '»')
  },
  listed: (items) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} og ${items.at(-1) ?? ''}`),
  more: (number) => `${String(number)} til`,
  key: norwegianKeyName,
  chord: norwegianChord,
  pitch: norwegianChord,
}

const NARROW_SPACE = '\u202F'
