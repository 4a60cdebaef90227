import type { AutomationEnvelope } from '@kvint/als'
import type { Part, Song } from '../../song/song.ts'

export type PlacedEnvelope = { readonly envelope: AutomationEnvelope; readonly part: Part | null }

/** Envelopes along the arrangement that move something, those of the main track with `part: null`. */
export function movingEnvelopes({ parts, set }: Song): PlacedEnvelope[] {
  const placed = [
    ...parts.flatMap((part) => part.track.automation.map((envelope) => ({ envelope, part }))),
    ...(set.main?.automation ?? []).map((envelope) => ({ envelope, part: null })),
  ]
  return placed.filter(({ envelope }) => envelope.events.some(({ value }) => value !== envelope.events[0]?.value))
}
