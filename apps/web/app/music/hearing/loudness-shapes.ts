import type { HeardBounce } from '@kvint/insights'

export type LoudnessShapes = {
  /** Paths across in beats, down in pixels. */
  readonly area: string
  readonly line: string
  readonly steps: string
  /** The bounce before this one; empty without. */
  readonly before: string
  /** Beats at which the curve between the samples goes over full scale. */
  readonly overs: readonly number[]
  readonly ticks: readonly { readonly lufs: number; readonly y: number }[]
}

/** The loudness of a bounce as it is drawn: the lane reaches from 24 LU below the loudest moment to just above it. */
export function loudnessShapes(
  { curve, sections, hearing }: HeardBounce,
  height: number,
  before: HeardBounce | null = null,
): LoudnessShapes {
  const loudest = [...curve, ...(before?.curve ?? [])].reduce((top, { lufs }) => Math.max(top, lufs ?? top), QUIETEST)
  const top = Math.ceil(loudest / 3) * 3
  const y = (lufs: number | null): number =>
    Math.round(Math.min(height, ((top - Math.max(lufs ?? -Infinity, top - REACH_LU)) / REACH_LU) * height) * 10) / 10
  const pointsOf = (drawn: HeardBounce['curve']) =>
    drawn.flatMap(({ beat, lufs }) => (beat === null ? [] : [{ beat, y: y(lufs) }]))
  const lineOf = (drawn: ReturnType<typeof pointsOf>) => drawn.map((point) => `${point.beat} ${point.y}`).join('L')
  const points = pointsOf(curve)
  const earlier = lineOf(pointsOf(before?.curve ?? []))
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return { area: '', line: '', steps: '', before: '', overs: [], ticks: [] }
  const line = lineOf(points)
  const beatOf = (seconds: number) => curve[Math.min(curve.length - 1, Math.round(seconds * 2))]?.beat ?? null
  return {
    area: `M${first.beat} ${height}L${line}L${last.beat} ${height}Z`,
    line: `M${line}`,
    before: earlier === '' ? '' : `M${earlier}`,
    steps: sections
      .flatMap(({ startSeconds, endSeconds, lufs }) => {
        const [from, to] = [beatOf(startSeconds), beatOf(endSeconds)]
        return from === null || to === null || lufs === null ? [] : [`M${from} ${y(lufs)}H${to}`]
      })
      .join(''),
    overs: [
      ...new Set(
        hearing.faults
          .filter(({ kind }) => kind === 'intersample-overs')
          .flatMap(({ startSeconds }) => {
            const beat = beatOf(startSeconds)
            return beat === null ? [] : [Math.floor(beat / BEATS_PER_MARK) * BEATS_PER_MARK]
          }),
      ),
    ],
    ticks: [top - 6, top - 12, top - 18].map((lufs) => ({ lufs, y: y(lufs) })),
  }
}

const REACH_LU = 24
const QUIETEST = -60
/** One mark a bar of common time. */
const BEATS_PER_MARK = 4
