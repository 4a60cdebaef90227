import { cutAtTexture, type Hearing, type SoundTraces } from '@kvint/audio'
import { barAt, beatOfBar, heardSpans, type SectionReport } from '@kvint/report'
import type { BounceOfSong } from './bounce.ts'

/** Sections of a song as they are heard, in bars of its set: for sets whose music lies in audio. */
export function heardForm({ durationSeconds }: Hearing, traces: SoundTraces, song: BounceOfSong): SectionReport[] {
  const { meters, lengthBeats, clips } = song.report.arrangement
  const last = barAt(meters, Math.min(lengthBeats, song.place.beatAt(durationSeconds)) - 0.01)
  if (last < 1) return []
  const edges = Array.from({ length: last + 1 }, (_, index) => song.place.secondsAt(beatOfBar(meters, index + 1)))
  const cuts = cutAtTexture(traces, edges)
  const levels = cuts.map(({ bar }, index) =>
    levelOf(traces, edges[bar] ?? 0, edges[cuts[index + 1]?.bar ?? last] ?? 0),
  )
  const loudest = Math.max(...levels, 1e-9)
  return cuts.map(({ bar, label }, index) => {
    const startBeats = beatOfBar(meters, bar + 1)
    const next = cuts[index + 1]
    const endBeats = next ? beatOfBar(meters, next.bar + 1) : lengthBeats
    const playing = clips.filter((clip) =>
      heardSpans(clip).some((span) => span.startBeats < endBeats && span.endBeats > startBeats),
    )
    return {
      startBeats,
      endBeats,
      label,
      trackIds: [...new Set(playing.map(({ trackId }) => trackId))].toSorted((a, b) => a - b),
      density: Math.round(((levels[index] ?? 0) / loudest) * 1000) / 1000,
    }
  })
}

/** Mean amplitude between two moments: loudness as it grows to the ear, not in decibels. */
function levelOf({ steps }: SoundTraces, start: number, end: number): number {
  const inside = steps.power.subarray(
    Math.round(start * 100),
    Math.max(Math.round(start * 100) + 1, Math.round(end * 100)),
  )
  return Math.sqrt(inside.reduce((sum, power) => sum + power, 0) / inside.length)
}
