import type { Role } from '@kvint/report'
import { ROLE_PATTERNS } from './role-patterns.ts'

/**
 * What a name says about a part, in the words of several languages; `null` where it says nothing. A name that holds
 * two drums, such as “Kick and Hihats”, is `drums`.
 *
 * ```ts
 * roleByName('02 Sub Bass') // { role: 'bass', word: 'sub' }
 * ```
 */
export function roleByName(name: string): { readonly role: Role; readonly word: string } | null {
  const plain = normalise(name)
  if (!ANY_WORD.test(plain)) return null
  const found = ROLE_PATTERNS.flatMap(({ role, pattern }) => {
    const word = pattern.exec(plain)?.[0]?.trim()
    return word === undefined || word === '' ? [] : [{ role, word }]
  })
  const allDrums = found.filter(({ role }) => DRUM_ROLES.has(role))
  const strong = allDrums.filter(({ word }) => !WEAK_DRUM_WORD.test(word))
  const drums = strong.length > 0 ? strong : allDrums
  const [first, second] = drums
  if (first && second && first.role !== second.role) {
    return { role: 'drums', word: `${first.word} … ${second.word}` }
  }
  const pitched = found.find(({ role }) => !DRUM_ROLES.has(role) && role !== 'effects')
  const isHowItPlays = first !== undefined && first.role !== 'drums' && CHORD_WORD.test(pitched?.word ?? '')
  return (isHowItPlays || WEAK_DRUM_WORD.test(first?.word ?? '') ? pitched : null) ?? first ?? found[0] ?? null
}

/** Drums as a whole and their single voices. */
export const DRUM_ROLES: ReadonlySet<Role> = new Set(['drums', 'kick', 'snare', 'hats', 'percussion'])

/** Makers put these into the names of any sample: “KIT6 electric piano chords” is no kit, “Beat that bass” no beat. */
const WEAK_DRUM_WORD = /^(?:kit|beats?|breaks?|fills?|fill ?ins?)$/

/** One voice of the drums beside it says how the chords are played: “Chord Perc”. */
const CHORD_WORD = /^(?:chords?|akkorde?r?|accords?|acordes?|accord[io])$/

function normalise(name: string): string {
  const plain = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/ø/g, 'o')
    .replaceAll(/å/g, 'a')
  return ` ${plain.replaceAll(/(?<!8)(?<!80)[0-9]+(?!0?8)|[^\p{L}\p{N}]+/gu, ' ').replaceAll(/ +/g, ' ')} `
}

/** Most names hold none of these words: one look instead of fourteen. */
const ANY_WORD = new RegExp(ROLE_PATTERNS.map(({ pattern }) => pattern.source).join('|'), 'u')
