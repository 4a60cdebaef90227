/** Key and chords of the heard harmonic tracks, or why they cannot be known. */
export type Harmony =
  | {
      readonly kind: 'known'
      readonly key: KeyReading
      /** Spans in which another key (or the home key) holds. */
      readonly localKeys: readonly LocalKeyReading[]
      readonly chords: readonly ChordReading[]
      /** Tracks whose notes were read. */
      readonly trackIds: readonly number[]
    }
  | { readonly kind: 'unknown'; readonly reason: string }

export type KeyReading = {
  /** `F♯ minor`, `D Dorian`. */
  readonly name: string
  readonly tonicPitchClass: number
  /** `major`, `minor`, `dorian`… */
  readonly mode: string
  /** 0…1: of the answers given with 0.8, about 80 % are right. */
  readonly confidence: number
  readonly runnerUp: { readonly name: string; readonly confidence: number } | null
  /** Sentences that say what decided. */
  readonly evidence: readonly string[]
  /** Pitch classes of the scale from the tonic up. */
  readonly scalePitchClasses: readonly number[]
  /** Share of the sounding note time per pitch class, C first; adds up to 1. */
  readonly pitchClassWeights: readonly number[]
}

export type LocalKeyReading = {
  readonly startBeats: number
  readonly endBeats: number
  readonly name: string
  readonly tonicPitchClass: number
  readonly mode: string
  readonly confidence: number
  /** The next likely key of the stretch; absent in earlier reports. */
  readonly runnerUp?: { readonly name: string; readonly confidence: number } | undefined
  /** What can be counted there, strongest first; absent in earlier reports. */
  readonly evidence?: readonly LocalEvidence[] | undefined
}

export type LocalEvidence = {
  /** The part of a sentence that follows “because”. */
  readonly sentence: string
  /** Bars counted from 1, a few of them. */
  readonly bars: readonly number[]
}

export type ChordReading = {
  readonly startBeats: number
  readonly endBeats: number
  /** `A♭maj7/C`, spelled in the key. */
  readonly symbol: string
  readonly rootPitchClass: number
  readonly quality: string
  readonly bassPitchClass: number
  /** `IV`, `V65/V`; `null` where the key is not known there. */
  readonly roman: string | null
  readonly function: 'tonic' | 'subdominant' | 'dominant' | 'outside'
  /** Why a chord is foreign to its key, where it is: a dominant of another degree, lent by the parallel mode, or neither. */
  readonly colour: 'applied' | 'borrowed' | 'chromatic' | null
  readonly confidence: number
}
