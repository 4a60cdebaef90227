import type { AutomationEnvelope } from '@kvint/als'

/**
 * Whether the automation of a track keeps it off, or its fader at −60 dB or below, all the way between two beats. Breakpoints are
 * walked once; each question is a search among the stretches that they close.
 *
 * `closedStretches(track.automation)(0, 16)` → `true` for a fader that is down for four bars
 */
export function closedStretches(
  automation: readonly AutomationEnvelope[],
): (startBeats: number, endBeats: number) => boolean {
  const closed = automation.map(closedBy).filter((stretches) => stretches.length > 0)
  return (startBeats, endBeats) =>
    closed.some((stretches) => {
      let [low, high] = [0, stretches.length]
      while (low < high) {
        const middle = (low + high) >> 1
        if ((stretches[middle]?.start ?? Infinity) <= startBeats) low = middle + 1
        else high = middle
      }
      return (stretches[low - 1]?.end ?? -Infinity) >= endBeats - HAIR_BEATS
    })
}

/** Between two breakpoints that are closed, and before and after the outermost ones. */
function closedBy({ target, events }: AutomationEnvelope): { start: number; end: number }[] {
  const limit = target.kind === 'mixer' ? CLOSED[target.parameter] : undefined
  const stretches: { start: number; end: number }[] = []
  if (limit === undefined) return stretches
  let start: number | null = -Infinity
  for (const [index, { timeBeats, value }] of events.entries()) {
    if (value > limit) {
      const before = events[index - 1]
      // A switch stays as it was until it is turned; a fader is on its way up as soon as it leaves.
      const end = before && (target.kind === 'mixer' && target.parameter === 'mute' ? timeBeats : before.timeBeats)
      if (start !== null && end !== undefined && end > start) stretches.push({ start, end })
      start = null
    } else start ??= timeBeats
  }
  if (start !== null && events.length > 0) stretches.push({ start, end: Infinity })
  return stretches
}

/** The highest value that lets nothing through: a fader's amplitude, an activator that is off. */
const CLOSED: Readonly<Partial<Record<string, number>>> = { volume: 0.001, mute: 0 }
const HAIR_BEATS = 1 / 64
