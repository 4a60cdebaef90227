import { pitchClassOf } from '../pitch/pitch-class.ts'
import { type Key, type Mode, modeFamily } from '../pitch/mode.ts'

/** A key as a person types it; `mode` is `null` where she named a tonic only. */
export type TypedKey = { readonly tonicPitchClass: number; readonly mode: Mode | null }

/**
 * A key under any of its spellings: `F minor`, `Fm`, `A# min`, `B♭-moll`, `D dorian`, `F`, Camelot `4A`, Open Key `9m`.
 * Letters are English (`B` is a semitone below C); `H` is understood as that B. `null` where the text is no key.
 *
 * @example
 * parseKey('4A') // { tonicPitchClass: 5, mode: 'minor' }
 * parseKey('Kick') // null
 */
export function parseKey(text: string): TypedKey | null {
  const typed = text.trim().replaceAll('♯', '#').replaceAll('♭', 'b')
  return fromWheel(typed) ?? fromName(typed)
}

/**
 * Whether a key is what was typed. A tonic alone stands for every mode on it, major and minor for the church modes with the
 * same third: who looks for D minor wants the song in D Dorian too.
 */
export function isTypedKey(typed: TypedKey, key: Key): boolean {
  if (typed.tonicPitchClass !== key.tonicPitchClass) return false
  const isFamily = typed.mode === 'major' || typed.mode === 'minor'
  return typed.mode === null || typed.mode === (isFamily ? modeFamily(key.mode) : key.mode)
}

/**
 * Camelot numbers fifths so that C major is 8B and A minor 8A; Open Key counts from C major = 1d and A minor = 1m.
 */
function fromWheel(typed: string): TypedKey | null {
  const [, number = '', letter = ''] = /^(1[0-2]|[1-9])\s*([abdm])$/i.exec(typed) ?? []
  if (letter === '') return null
  const isCamelot = /[ab]/i.test(letter)
  const fifths = Number(number) - (isCamelot ? 8 : 1)
  const isMinor = /[am]/i.test(letter)
  return { tonicPitchClass: pitchClassOf(fifths * 7 + (isMinor ? 9 : 0)), mode: isMinor ? 'minor' : 'major' }
}

function fromName(typed: string): TypedKey | null {
  const match = /^([A-H])\s?(#|b|-?sharp|-?flat)?[\s-]*([a-z]*)$/i.exec(typed)
  if (!match) return null
  const [, letter = '', sign = '', word = ''] = match
  const mode = word === 'M' ? 'major' : WORDS[word.toLowerCase()]
  if (mode === undefined) return null
  const base = STEPS[letter.toUpperCase()] ?? 0
  const shift = sign === '' ? 0 : /#|sharp/i.test(sign) ? 1 : -1
  return { tonicPitchClass: pitchClassOf(base + shift), mode }
}

const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11, H: 11 }

const WORDS: Readonly<Record<string, Mode | null>> = {
  '': null,
  maj: 'major',
  major: 'major',
  dur: 'major',
  ionian: 'major',
  m: 'minor',
  min: 'minor',
  minor: 'minor',
  moll: 'minor',
  aeolian: 'minor',
  dorian: 'dorian',
  phrygian: 'phrygian',
  lydian: 'lydian',
  mixolydian: 'mixolydian',
  locrian: 'locrian',
}
