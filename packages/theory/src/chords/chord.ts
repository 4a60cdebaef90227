import type { NonChordTone } from './non-chord-tone.ts'
import type { ChordQuality } from './chord-quality.ts'

/** Root, quality and lowest note: what a chord is, wherever it stands. */
export type ChordIdentity = {
  readonly rootPitchClass: number
  readonly quality: ChordQuality
  readonly bassPitchClass: number
}

export type HarmonicFunction = 'tonic' | 'subdominant' | 'dominant' | 'outside'

/** A chord of the music, as `analyseHarmony` reports it. */
export type Chord = ChordIdentity & {
  readonly startBeats: number
  readonly endBeats: number
  /** What sounds, from the lowest note up, where that is one or two pitch classes: root and quality are a guess then. */
  readonly sounding?: readonly number[]
  /** 0 root position, 1 third in the bass, 2 fifth, 3 seventh or sixth, `null` for a bass outside the chord. */
  readonly inversion: 0 | 1 | 2 | 3 | null
  /** Notes beyond the quality that last through the chord: `['9']` for Am9. */
  readonly extensions: readonly ChordExtension[]
  /** Spelled in the local key: `'F#m7/E'`. */
  readonly symbol: string
  /** Spelled pitch-class names from the root up: `['F#', 'A', 'C#', 'E']`. */
  readonly noteNames: readonly string[]
  /** In the local key: `'vi7'`, `'V65/ii'`, `'bVII'`; `null` where the key is unknown. */
  readonly roman: string | null
  readonly function: HarmonicFunction | null
  /** What makes it foreign to the key, where it is. */
  readonly colour: ChordColour | null
  /** 0…1, calibrated: share of chords with this value whose root and quality are right. */
  readonly confidence: number
  /** The next likely reading. */
  readonly alternative: (ChordIdentity & { readonly symbol: string; readonly confidence: number }) | null
  readonly nonChordTones: readonly NonChordTone[]
}

export type ChordExtension = '9' | 'b9' | '#9' | '11' | '#11' | '13' | 'b13'

/** `applied`: a dominant of another degree; `borrowed`: from the parallel mode; `chromatic`: neither. */
export type ChordColour =
  | { readonly kind: 'applied'; readonly targetPitchClass: number; readonly target: string; readonly resolves: boolean }
  | { readonly kind: 'borrowed'; readonly from: string; readonly borrowedPitchClasses: readonly number[] }
  | { readonly kind: 'chromatic'; readonly foreignPitchClasses: readonly number[] }
