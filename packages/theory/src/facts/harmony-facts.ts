import type { HarmonicFunction } from '../chords/chord.ts'
import type { NonChordToneKind } from '../chords/non-chord-tone.ts'

/** Where something sounds. Bars count from 1 at beat 0. */
export type Span = { readonly startBeats: number; readonly endBeats: number; readonly bar: number }

/** Turns a stretch of beats into a span with its bar number. */
export type SpanOf = (startBeats: number, endBeats: number) => Span

/** What the chords and notes add up to: the facts that lessons are made of. Each says where and how sure it is. */
export type HarmonyFacts = {
  readonly progressions: readonly Progression[]
  readonly cadences: readonly Cadence[]
  readonly borrowed: readonly BorrowedChord[]
  readonly applied: readonly AppliedChord[]
  readonly seventhDegree: SeventhDegree | null
  readonly scaleCoverage: ScaleCoverage | null
  readonly foreignNotes: ForeignNotes | null
  readonly pedals: readonly Pedal[]
  readonly harmonicRhythm: HarmonicRhythm | null
  readonly bassMotion: BassMotion | null
  readonly functionShares: Readonly<Record<HarmonicFunction, number>> | null
}

/** A chain of chords that returns. */
export type Progression = {
  /** Roman numerals of one pass: `['i', 'VI', 'III', 'VII']`. */
  readonly numerals: readonly string[]
  readonly symbols: readonly string[]
  /** A name that musicians know, where there is one: `'axis'`; rotated where the loop starts elsewhere in it. */
  readonly schema: { readonly name: string; readonly rotation: number } | null
  readonly times: number
  readonly lengthBeats: number
  readonly spans: readonly Span[]
  readonly confidence: number
}

/** How a phrase ends (Caplin, Classical Form, 1998; for IV–I and bVII–I Temperley, Musical Language of Rock, 2018). */
export type Cadence = {
  readonly kind: 'authentic' | 'plagal' | 'half' | 'deceptive' | 'backdoor' | 'phrygian-half'
  readonly numerals: readonly [string, string]
  readonly symbols: readonly [string, string]
  readonly span: Span
  /** Both chords in root position and the top voice on the tonic. */
  readonly isPerfect: boolean
  readonly confidence: number
}

export type BorrowedChord = {
  readonly symbol: string
  readonly roman: string
  readonly from: string
  readonly pitchClassNames: readonly string[]
  readonly spans: readonly Span[]
  readonly confidence: number
}

export type AppliedChord = {
  readonly symbol: string
  readonly roman: string
  readonly target: string
  readonly resolves: boolean
  readonly spans: readonly Span[]
  readonly confidence: number
}

/** Raised (leading tone) or natural (subtonic) seventh in a minor key, by sounding beats. */
export type SeventhDegree = {
  readonly raisedBeats: number
  readonly naturalBeats: number
  readonly raisedName: string
  readonly naturalName: string
  /** Share of the raised seventh's time that lies under the dominant chord. */
  readonly raisedOverDominant: number
  readonly reading: 'harmonic-minor' | 'natural-minor' | 'mixed'
  readonly confidence: number
}

export type ScaleCoverage = {
  readonly usedDegrees: readonly number[]
  readonly missingDegrees: readonly number[]
  readonly shape: 'pentatonic' | 'hexatonic' | 'whole-scale' | 'fragment'
  /** `'minor pentatonic'` where the degrees make one. */
  readonly name: string | null
  readonly confidence: number
}

export type ForeignNoteKind =
  | NonChordToneKind
  | 'leading-tone'
  | 'borrowed-chord'
  | 'applied-chord'
  | 'blue-note'
  | 'likely-slip'

export type ForeignNotes = {
  readonly total: number
  readonly outOf: number
  readonly byKind: Readonly<Partial<Record<ForeignNoteKind, number>>>
  readonly notes: readonly {
    readonly kind: ForeignNoteKind
    readonly pitch: number
    readonly name: string
    readonly track: number
    readonly span: Span
    readonly confidence: number
  }[]
}

/** The bass stays while the chords change. */
export type Pedal = {
  readonly pitchClass: number
  readonly name: string
  readonly degree: 'tonic' | 'dominant' | 'other'
  readonly chords: readonly string[]
  /** How many roots those chords have: Em and Em7 have one. */
  readonly roots: number
  /** Whether it does not belong to one of them: what all of them hold is a tone that they share. */
  readonly isDissonant: boolean
  readonly span: Span
  readonly confidence: number
}

export type HarmonicRhythm = { readonly changesPerBar: number; readonly fastest: Span; readonly slowest: Span }

export type BassMotion = {
  readonly steps: number
  readonly leaps: number
  /** Share of chords with the root in the bass. */
  readonly rootShare: number
  /** A bass that falls by step through four notes or more: `['A', 'G', 'F', 'E']`. */
  readonly lament: { readonly names: readonly string[]; readonly span: Span } | null
}
