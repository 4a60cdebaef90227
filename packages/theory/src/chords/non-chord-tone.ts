/** What a note that is not of the chord does there (Kostka & Payne, Tonal Harmony, ch. 11–12). */
export type NonChordToneKind =
  | 'passing'
  | 'neighbour'
  | 'suspension'
  | 'anticipation'
  | 'appoggiatura'
  | 'escape'
  | 'pedal'
  | 'free'

export type NonChordTone = {
  readonly kind: NonChordToneKind
  readonly pitch: number
  readonly startBeats: number
  readonly durationBeats: number
  readonly track: number
}
