import type { ArrangementPicture } from './arrangement-picture.ts'
import type { Finding } from './finding.ts'
import type { Harmony } from './harmony.ts'
import type { Overview } from './overview.ts'
import type { TrackReport } from './track-report.ts'

/**
 * What Kvint has to say about one Live set: plain JSON, the same wherever it was made.
 * Bars count from 1, beats (quarter notes) from 0; levels are dB, pitches MIDI numbers (60 = C3).
 */
export type Report = {
  /** Version of this shape. */
  readonly schema: 1
  readonly source: ReportSource
  readonly overview: Overview
  readonly tracks: readonly TrackReport[]
  readonly arrangement: ArrangementPicture
  readonly harmony: Harmony
  /** The most telling first. */
  readonly findings: readonly Finding[]
  /** Parts of the file that could not be read: what is said above does not know them. */
  readonly gaps: readonly ReportGap[]
}

export type ReportSource = {
  /** File name without folders, as the person named it. */
  readonly fileName: string
  readonly bytes: number
  /** `Ableton Live 11.3.13`; `null` where the file does not say. */
  readonly creator: string | null
  /** Major version of Live: 8 … 12. */
  readonly live: number
}

export type ReportGap = {
  readonly element: string
  readonly place: string
  readonly reason: string
}
