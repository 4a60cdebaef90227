/** Where the bars lie. Bars are counted from beat 0. */
export type Meter = {
  /** Quarter-note beats a bar: 4 for 4/4, 3 for 6/8. */
  readonly beatsPerBar: number
  /** Later changes, sorted by `startBeats`. */
  readonly changes?: readonly { readonly startBeats: number; readonly beatsPerBar: number }[]
}

export const COMMON_TIME: Meter = { beatsPerBar: 4 }
