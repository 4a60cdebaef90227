import type { Key } from '../pitch/mode.ts'
import { fifthsInKey, fifthsName } from '../pitch/line-of-fifths.ts'
import { pitchClassOf } from '../pitch/pitch-class.ts'
import type { ChordIdentity } from './chord.ts'
import { chordFamily, CHORD_QUALITIES } from './chord-quality.ts'

/**
 * Chord symbol spelled in a key. In C major the diminished chord under D minor is `C#dim7`, not `Dbdim7`.
 *
 * What is less than a chord is called by what sounds: `A alone`, `A5`, `A–C`.
 *
 * `chordSymbol({ rootPitchClass: 6, quality: 'min7', bassPitchClass: 4 }, { tonicPitchClass: 2, mode: 'major' })` → `'F#m7/E'`
 */
export function chordSymbol(
  chord: ChordIdentity & { readonly sounding?: readonly number[] | undefined },
  key: Key,
  extensions: readonly string[] = [],
): string {
  if (chord.sounding) return thinSymbol(chord.sounding, key)
  const root = rootFifths(chord, key)
  const head = fifthsName(root) + suffixOf(chord, extensions)
  if (chord.bassPitchClass === chord.rootPitchClass) return head
  return `${head}/${fifthsName(memberFifths(chord, chord.bassPitchClass, key))}`
}

/** What is less than a chord by what sounds: `A alone`, the power chord `A5`, `A–C`. */
function thinSymbol(sounding: readonly number[], key: Key): string {
  const [low, high] = sounding
  const nameOf = (pitchClass: number): string => fifthsName(fifthsInKey(pitchClass, key))
  if (low === undefined) return ''
  if (high === undefined) return `${nameOf(low)} alone`
  if (pitchClassOf(high - low) === 7) return `${nameOf(low)}5`
  return pitchClassOf(low - high) === 7 ? `${nameOf(high)}5/${nameOf(low)}` : `${nameOf(low)}–${nameOf(high)}`
}

/**
 * Spelled names of the chord's notes from the root up.
 *
 * @example chordNoteNames({ rootPitchClass: 6, quality: 'min7', bassPitchClass: 6 }, { tonicPitchClass: 2, mode: 'major' }) // → ['F#', 'A', 'C#', 'E']
 */
export function chordNoteNames(chord: ChordIdentity, key: Key): string[] {
  const root = rootFifths(chord, key)
  return CHORD_QUALITIES[chord.quality].fifths.map((step) => fifthsName(root + step))
}

/** Root on the line of fifths; roots of diminished chords are spelled as leading tones. */
function rootFifths(chord: ChordIdentity, key: Key): number {
  const plain = fifthsInKey(chord.rootPitchClass, key)
  const above = plain - fifthsInKey(key.tonicPitchClass, key)
  const isLeading = chordFamily(chord.quality) === 'diminished'
  const flattest = key.mode === 'major' || key.mode === 'lydian' || key.mode === 'mixolydian' ? -3 : -5
  return isLeading && above <= flattest ? plain + 12 : plain
}

function memberFifths(chord: ChordIdentity, pitchClass: number, key: Key): number {
  const quality = CHORD_QUALITIES[chord.quality]
  const index = quality.intervals.indexOf(pitchClassOf(pitchClass - chord.rootPitchClass))
  const step = quality.fifths[index]
  return step === undefined ? fifthsInKey(pitchClass, key) : rootFifths(chord, key) + step
}

/** `Am9`, `C6/9`, `G7(b9)`, `F(add9)`. */
function suffixOf(chord: ChordIdentity, extensions: readonly string[]): string {
  const { suffix, intervals } = CHORD_QUALITIES[chord.quality]
  const added = extensions.join(',')
  if (added === '') return suffix
  const hasSeventh = intervals.includes(10) || intervals.includes(11)
  const isSuspended = intervals.includes(7) && !intervals.includes(3) && !intervals.includes(4)
  if (!hasSeventh && isSuspended) return `${suffix}(add${added})`
  if (!hasSeventh) return added === '13' ? `${suffix}6` : added === '9,13' ? `${suffix}6/9` : `${suffix}(add${added})`
  const isOne = added === '9' || added === '11' || added === '13'
  return isOne && suffix.includes('7') ? suffix.replace('7', added) : `${suffix}(${added})`
}
