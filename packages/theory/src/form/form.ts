/** A stretch of music that belongs together. */
export type Section = {
  readonly startBeats: number
  readonly endBeats: number
  /** Same letter, same material: `'A'`, `'B'`… */
  readonly label: string
  readonly bars: number
  /** Tracks that play in it. */
  readonly tracks: readonly number[]
  /** How its beginning is marked. */
  readonly startsWith: readonly SectionMark[]
  /** 0…1 that a listener hears a boundary at its start. */
  readonly confidence: number
}

export type SectionMark =
  | { readonly kind: 'enters' | 'leaves'; readonly tracks: readonly number[] }
  | { readonly kind: 'repeats'; readonly ofBeats: number; readonly transposedBy: number }
  | { readonly kind: 'new-material' }

/** The same music again. */
export type Repeat = {
  readonly fromBeats: number
  readonly toBeats: number
  readonly lengthBeats: number
  /** Semitones; 0 for an exact repeat. */
  readonly transposedBy: number
  readonly kind: 'exact' | 'varied' | 'transposed'
  /** Share of notes that agree. */
  readonly similarity: number
}

export type Form = {
  readonly kind: 'form'
  readonly sections: readonly Section[]
  readonly repeats: readonly Repeat[]
  /** The shortest stretch that the whole arrangement repeats, `null` where none. */
  readonly loop: { readonly lengthBars: number; readonly times: number } | null
  /** Where the first loop is first left: first bar (from 1) that differs from the one a loop earlier. */
  readonly firstChangeBar: number | null
  /** Where each track first plays and last stops. */
  readonly entries: readonly { readonly track: number; readonly firstBeats: number; readonly lastBeats: number }[]
}
