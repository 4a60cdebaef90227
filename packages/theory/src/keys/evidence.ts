/** One reason for a finding: as data, and as the part of a sentence that follows "because". */
export type Evidence = {
  readonly kind: EvidenceKind
  /** Share of the decision, 0…1; negative where it speaks against the answer. */
  readonly weight: number
  /** `'the bass rests on F# for 41 % of the time'` */
  readonly sentence: string
  readonly pitchClasses: readonly number[]
  /** Bars counted from 1, at most eight. */
  readonly bars: readonly number[]
  readonly spans: readonly { readonly startBeats: number; readonly endBeats: number }[]
}

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
