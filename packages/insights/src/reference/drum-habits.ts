/** How drums are struck, in figures by which performances can be compared. */
export type DrumHabits = {
  /** Share (0…1) of the hits below 60 % of the highest velocity. */
  readonly soft: number
  /** Hits on all drums. */
  readonly hitsPerBeat: number
}

/**
 * Soft hits and hits a beat of one kit, over the bars in which it plays. `null` for fewer than eight of them.
 *
 * @example drumHabits(hits, 4)?.soft // → 0.41
 */
export function drumHabits(
  hits: readonly { readonly startBeats: number; readonly velocity: number }[],
  beatsPerBar: number,
): DrumHabits | null {
  const bars = new Set(hits.map(({ startBeats }) => Math.floor(startBeats / beatsPerBar + EARLY_BARS)))
  if (bars.size < FEWEST_BARS) return null
  const loudest = hits.reduce((most, { velocity }) => Math.max(most, velocity), 0)
  return {
    soft: hits.filter(({ velocity }) => velocity < loudest * SOFT).length / hits.length,
    hitsPerBeat: hits.length / (bars.size * beatsPerBar),
  }
}

const SOFT = 0.6
const FEWEST_BARS = 8
/** A hit just before its bar belongs to it. */
const EARLY_BARS = 0.01
