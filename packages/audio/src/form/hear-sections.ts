import { letterSections, segmentBars } from '@kvint/theory'
import type { SoundTraces } from '../sound-traces.ts'
import { heardBars } from './heard-bars.ts'

/** A section as it is heard; sections of one letter are alike. */
export type HeardSection = { readonly startSeconds: number; readonly endSeconds: number; readonly label: string }

/**
 * Sections of a file by the bars that are heard in it: cut where the texture changes. None where fewer than eight bars are heard.
 *
 * @param downbeats seconds of the file at which bars begin
 * @example hearSections(traces, hearing.downbeats).map(({ label }) => label) // ['A', 'B', 'A']
 */
export function hearSections(traces: SoundTraces, downbeats: readonly number[]): HeardSection[] {
  const edges = [...downbeats.filter((start) => start < traces.seconds), traces.seconds]
  const cuts = cutAtTexture(traces, edges)
  return cuts.map(({ bar, label }, index) => ({
    startSeconds: edges[bar] ?? 0,
    endSeconds: edges[cuts[index + 1]?.bar ?? edges.length - 1] ?? 0,
    label,
  }))
}

/**
 * Bars, from 0, at which heard sections begin, each with its letter: what of the spectrum sounds, how loud, and less by notes
 * and rhythm. A change of melody alone is not heard; what is shorter than two bars at the end is the last section's tail.
 *
 * @param edges seconds of the file at which bars begin, and the end of the last
 * @example cutAtTexture(traces, edges) // → [{ bar: 0, label: 'A' }, { bar: 8, label: 'B' }]
 */
export function cutAtTexture(
  traces: SoundTraces,
  edges: readonly number[],
): readonly { readonly bar: number; readonly label: string }[] {
  const count = edges.length - 1
  if (count < FEWEST_BARS) return []
  const bars = heardBars(traces, edges)
  const cuts = segmentBars(bars, new Map())
  const starts = count - (cuts.at(-1) ?? 0) < SHORTEST_BARS ? cuts.slice(0, -1) : cuts
  const labels = letterSections(bars, starts, ALIKE)
  return starts.map((bar, index) => ({ bar, label: labels[index] ?? '' }))
}

const FEWEST_BARS = 8
const SHORTEST_BARS = 2
/** Cosine of two mean bars, from which they are one music. */
const ALIKE = 0.8
