import type { ChordColour, ChordIdentity, HarmonicFunction } from '../chords/chord.ts'
import { chordFamily, CHORD_QUALITIES, type ChordQuality } from '../chords/chord-quality.ts'
import { keyName } from '../keys/key-name.ts'
import { modeFamily, type Key } from '../pitch/mode.ts'
import { isInScale, scaleMembers } from '../keys/scale-members.ts'
import { pitchClassName } from '../pitch/note-name.ts'
import { pitchClassOf } from '../pitch/pitch-class.ts'

/** A chord read in a key. */
export type RomanNumeral = {
  /** `'V65/ii'`, `'bVII'`, `'ii7'`. */
  readonly text: string
  readonly function: HarmonicFunction
  /** What makes the chord foreign to the key; `null` for a chord of the key. */
  readonly colour: ChordColour | null
}

/**
 * The Roman numeral of a chord in its key, given the chord after it. Degrees count from the major scale in the major
 * modes and from the natural minor scale in the minor ones, but that a diminished chord on the leading tone is `vii°` in
 * both; a dominant that belongs to another degree is written to it. A tonic six-four that falls to the dominant delays it
 * and counts as dominant (Aldwell and Schachter, Harmony and Voice Leading).
 *
 * `romanNumeral(E7, C major, Am)` → `{ text: 'V7/vi', function: 'dominant', colour: { kind: 'applied', … } }`
 */
export function romanNumeral(chord: ChordIdentity, key: Key, next: ChordIdentity | null): RomanNumeral {
  const foreign = foreignPitchClasses(chord, key)
  if (foreign.length > 0) {
    const applied = appliedNumeral(chord, key, next)
    if (applied) return applied
  }
  const degree = pitchClassOf(chord.rootPitchClass - key.tonicPitchClass)
  const isLeadingTone = degree === 11 && chordFamily(chord.quality) === 'diminished'
  const isCadential = degree === 0 && isSixFour(chord) && next?.rootPitchClass === chord.bassPitchClass
  return {
    text: numeralText(isLeadingTone ? 'VII' : degreeName(degree, key), chord),
    function: isCadential ? 'dominant' : functionOf(chord, key, foreign.length > 0),
    colour: foreign.length > 0 ? foreignColour(chord, key, foreign) : null,
  }
}

/** Notes of the chord outside the key. The raised seventh of minor under its dominant is no stranger, nor is its sixth. */
function foreignPitchClasses(chord: ChordIdentity, key: Key): number[] {
  const members = CHORD_QUALITIES[chord.quality].intervals.map((interval) =>
    pitchClassOf(chord.rootPitchClass + interval),
  )
  const leadingTone = pitchClassOf(key.tonicPitchClass + 11)
  const degree = pitchClassOf(chord.rootPitchClass - key.tonicPitchClass)
  const isDominant = modeFamily(key.mode) === 'minor' && (degree === 7 || degree === 11)
  return members.filter((member) => !isInScale(member, key) && !(isDominant && member === leadingTone))
}

function appliedNumeral(chord: ChordIdentity, key: Key, next: ChordIdentity | null): RomanNumeral | null {
  const kind = DOMINANT_KINDS[chord.quality]
  if (kind === undefined) return null
  const target = pitchClassOf(chord.rootPitchClass + (kind === 'V' ? 5 : 1))
  if (target === key.tonicPitchClass || !isInScale(target, key)) return null
  const resolves = next !== null && (isSixFour(next) ? next.bassPitchClass : next.rootPitchClass) === target
  const scaleTriad = diatonicTriad(target, key)
  if (scaleTriad === 'dim') return null
  const isBorrowedTriad = chord.quality === 'maj' && isDiatonic(chord, parallelKey(key))
  if (!resolves && (chord.quality === 'maj' || chord.quality === 'aug' || chord.quality === 'dim' || isBorrowedTriad))
    return null
  const resolvedFamily = next?.rootPitchClass === target ? chordFamily(next.quality) : null
  const expected = target === pitchClassOf(key.tonicPitchClass + 7) ? 'maj' : scaleTriad
  const targetQuality = resolvedFamily === 'major' ? 'maj' : resolvedFamily === 'minor' ? 'min' : expected
  const targetChord = { rootPitchClass: target, quality: targetQuality, bassPitchClass: target } as const
  const targetText = numeralText(degreeName(pitchClassOf(target - key.tonicPitchClass), key), targetChord)
  return {
    text: `${numeralText(kind === 'V' ? 'V' : 'VII', chord)}/${targetText}`,
    function: 'dominant',
    colour: {
      kind: 'applied',
      targetPitchClass: target,
      target: `${targetText} (${pitchClassName(target, key)})`,
      resolves,
    },
  }
}

function foreignColour(chord: ChordIdentity, key: Key, foreign: number[]): ChordColour {
  const parallel = parallelKey(key)
  if (isDiatonic(chord, parallel)) return { kind: 'borrowed', from: keyName(parallel), borrowedPitchClasses: foreign }
  return { kind: 'chromatic', foreignPitchClasses: foreign }
}

function isDiatonic(chord: ChordIdentity, key: Key): boolean {
  return foreignPitchClasses(chord, key).length === 0
}

function parallelKey(key: Key): Key {
  return { tonicPitchClass: key.tonicPitchClass, mode: modeFamily(key.mode) === 'major' ? 'minor' : 'major' }
}

/** A triad over its fifth. */
function isSixFour({ quality, rootPitchClass, bassPitchClass }: ChordIdentity): boolean {
  return (quality === 'maj' || quality === 'min') && bassPitchClass === pitchClassOf(rootPitchClass + 7)
}

function diatonicTriad(root: number, key: Key): 'maj' | 'min' | 'dim' {
  const members = new Set(scaleMembers(key))
  if (members.has(pitchClassOf(root + 7))) return members.has(pitchClassOf(root + 4)) ? 'maj' : 'min'
  return 'dim'
}

function numeralText(degree: string, chord: ChordIdentity): string {
  const family = chordFamily(chord.quality)
  const numeral =
    family === 'minor' || family === 'diminished' ? degree.replace(/[IV]+/, (text) => text.toLowerCase()) : degree
  const inversion = CHORD_QUALITIES[chord.quality].intervals.indexOf(
    pitchClassOf(chord.bassPitchClass - chord.rootPitchClass),
  )
  const isSeventh = CHORD_QUALITIES[chord.quality].intervals.length === 4 && !chord.quality.endsWith('6')
  const mark = NUMERAL_MARKS[chord.quality] ?? ''
  if (chord.quality.includes('sus') || chord.quality.endsWith('6') || chord.quality === '5') return numeral + mark
  return numeral + mark + (FIGURES[isSeventh ? 'seventh' : 'triad'][Math.max(0, inversion)] ?? '')
}

function degreeName(interval: number, key: Key): string {
  return (modeFamily(key.mode) === 'major' ? MAJOR_DEGREES : MINOR_DEGREES)[interval] ?? 'I'
}

function functionOf(chord: ChordIdentity, key: Key, isForeign: boolean): HarmonicFunction {
  const degree = pitchClassOf(chord.rootPitchClass - key.tonicPitchClass)
  const family = chordFamily(chord.quality)
  const found = (modeFamily(key.mode) === 'major' ? MAJOR_FUNCTIONS : MINOR_FUNCTIONS)[degree]
  if (degree === 11 && family !== 'diminished') return 'outside'
  if (!isForeign || degree === 0) return found ?? 'outside'
  return isDiatonic(chord, parallelKey(key)) || degree === 1 ? (found ?? 'outside') : 'outside'
}

const MAJOR_DEGREES = ['I', 'bII', 'II', 'bIII', 'III', 'IV', '#IV', 'V', 'bVI', 'VI', 'bVII', 'VII']
const MINOR_DEGREES = ['I', 'bII', 'II', 'III', '#III', 'IV', '#IV', 'V', 'VI', '#VI', 'VII', '#VII']

const MAJOR_FUNCTIONS: Readonly<Record<number, HarmonicFunction>> = {
  0: 'tonic',
  1: 'subdominant',
  2: 'subdominant',
  3: 'tonic',
  4: 'tonic',
  5: 'subdominant',
  7: 'dominant',
  8: 'subdominant',
  9: 'tonic',
  10: 'subdominant',
  11: 'dominant',
}
const MINOR_FUNCTIONS: Readonly<Record<number, HarmonicFunction>> = {
  0: 'tonic',
  1: 'subdominant',
  2: 'subdominant',
  3: 'tonic',
  5: 'subdominant',
  7: 'dominant',
  8: 'subdominant',
  10: 'dominant',
  11: 'dominant',
}

const DOMINANT_KINDS: Readonly<Partial<Record<ChordQuality, 'V' | 'vii'>>> = {
  maj: 'V',
  '7': 'V',
  aug: 'V',
  aug7: 'V',
  dim: 'vii',
  dim7: 'vii',
  hdim7: 'vii',
}

const NUMERAL_MARKS: Readonly<Partial<Record<ChordQuality, string>>> = {
  dim: '°',
  dim7: '°',
  hdim7: 'ø',
  aug: '+',
  aug7: '+',
  augmaj7: '+M',
  maj7: 'M',
  minmaj7: 'M',
  sus2: 'sus2',
  sus4: 'sus4',
  '7sus4': '7sus4',
  '5': '5',
  maj6: 'add6',
  min6: 'add6',
}

/** Figured bass: which interval stands above the lowest note. */
const FIGURES = { triad: ['', '6', '64'], seventh: ['7', '65', '43', '42'] } as const
