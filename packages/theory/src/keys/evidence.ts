/** One reason for a finding: as data, and as the part of a sentence that follows "because". */
export type Evidence = {
  readonly kind: EvidenceKind
  /** Share of the decision, 0…1; negative where it speaks against the answer. */
  readonly weight: number
  /** `'the bass rests on F# for 41 % of the time'` */
  readonly sentence: string
  /** The same as data. */
  readonly words: EvidenceWords
  readonly pitchClasses: readonly number[]
  /** Bars counted from 1, at most eight. */
  readonly bars: readonly number[]
  readonly spans: readonly { readonly startBeats: number; readonly endBeats: number }[]
}

/** An English pattern, by which other languages find theirs, and what fills its braces. */
export type EvidenceWords = { readonly pattern: string; readonly figures: readonly EvidenceFigure[] }

/** What each language writes in its own way: a share of 1, things counted, `B minor`, `Bm7`, `B`. */
export type EvidenceFigure =
  | { readonly unit: 'percent'; readonly value: number }
  | { readonly count: number; readonly noun: 'time' }
  | { readonly key: string }
  | { readonly chord: string }
  | { readonly pitch: string }

export type EvidenceKind =
  | 'scale-fit'
  | 'bass'
  | 'first-chord'
  | 'last-chord'
  | 'tonic-chord'
  | 'cadence'
  | 'leading-tone'
  | 'characteristic-note'
  | 'scale-setting'
