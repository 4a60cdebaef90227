/** Tempo of the set in beats per minute. */
export type Tempo = {
  /** The value on the main track; the value from the beginning where the tempo is automated. */
  readonly bpm: number
  /** Breakpoints of the tempo automation, sorted by time; one event or none means a steady tempo. */
  readonly events: readonly TempoEvent[]
}

/** A breakpoint: linear towards the next; two at one time are a jump. */
export type TempoEvent = {
  /** Beats; −63072000 marks "from the beginning". */
  readonly timeBeats: number
  readonly bpm: number
}
