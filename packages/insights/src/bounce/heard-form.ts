import type { Hearing, SoundTraces } from '@kvint/audio'
import { barAt, beatOfBar, heardSpans, type SectionReport } from '@kvint/report'
import { segmentBars } from '@kvint/theory'
import { letterSections } from '../arrangement/letter-sections.ts'
import type { BounceOfSong } from './bounce.ts'
import { heardBars } from './heard-bars.ts'

/**
 * Sections of a song as they are heard, in bars of its set: for sets whose music lies in audio. Cut where the texture changes:
 * what of the spectrum sounds, how loud, and less by notes and rhythm. A change of melody alone is not heard.
 */
export function heardForm({ durationSeconds }: Hearing, traces: SoundTraces, song: BounceOfSong): SectionReport[] {
  const { meters, lengthBeats, clips } = song.report.arrangement
  const last = barAt(meters, Math.min(lengthBeats, song.place.beatAt(durationSeconds)) - 0.01)
  if (last < FEWEST_BARS) return []
  const edges = Array.from({ length: last + 1 }, (_, index) => song.place.secondsAt(beatOfBar(meters, index + 1)))
  const bars = heardBars(traces, edges)
  const starts = segmentBars(bars, new Map())
  const letters = letterSections(bars, starts, ALIKE)
  const levels = starts.map((from, index) => levelOf(traces, edges[from] ?? 0, edges[starts[index + 1] ?? last] ?? 0))
  const loudest = Math.max(...levels, 1e-9)
  return starts.map((from, index) => {
    const startBeats = beatOfBar(meters, from + 1)
    const to = starts[index + 1]
    const endBeats = to === undefined ? lengthBeats : beatOfBar(meters, to + 1)
    const playing = clips.filter((clip) =>
      heardSpans(clip).some((span) => span.startBeats < endBeats && span.endBeats > startBeats),
    )
    return {
      startBeats,
      endBeats,
      label: letters[index] ?? '',
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

const FEWEST_BARS = 8
const ALIKE = 0.8
