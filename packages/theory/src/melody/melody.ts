/** What one line of notes does: a lead, a vocal chop, a bass. */
export type Melody = {
  readonly kind: 'melody'
  readonly noteCount: number
  /** Notes that overlap another are left to chords: share of notes that stand alone. */
  readonly monophony: number
  readonly range: { readonly lowest: number; readonly highest: number; readonly semitones: number }
  /** The middle half of the sounding time. */
  readonly tessitura: { readonly low: number; readonly high: number; readonly mean: number }
  /** Highest note, first time it sounds, and where in the line (0…1). */
  readonly peak: { readonly pitch: number; readonly startBeats: number; readonly place: number; readonly times: number }
  readonly contour: 'rising' | 'falling' | 'arch' | 'valley' | 'level'
  readonly steps: number
  readonly leaps: number
  readonly repeats: number
  /** Leaps of a fourth or more, and how many are followed by a step back (von Hippel & Huron 2000). */
  readonly recoveredLeaps: number
  readonly largestLeap: { readonly semitones: number; readonly startBeats: number } | null
  /** Held against the chords; `null` without chords. */
  readonly tension: MelodyTension | null
}

export type MelodyTension = {
  /** Share of sounding time on notes of the chord. */
  readonly chordToneShare: number
  /** The same for notes on a beat. */
  readonly strongChordToneShare: number
  /** Longest tensions: notes over a chord that are not of it, with their degree above its root. */
  readonly tensions: readonly {
    readonly pitch: number
    readonly startBeats: number
    readonly durationBeats: number
    readonly degree: string
    readonly chordSymbol: string
  }[]
}
