/** The scale that the producer set in Live, for a set or a clip. */
export type ScaleSetting = {
  /** Pitch class, C = 0. */
  readonly rootPitchClass: number
  /** Live's name of the scale: `Major`, `Dorian`, `Minor Pentatonic`…; `null` for an index that is not known. */
  readonly name: string | null
  /** `In Key` / scale mode switched on (Live 11+). */
  readonly isInKey: boolean
  /** C Major is what an untouched set says: true where no one need have chosen it. */
  readonly isDefault: boolean
}
