import type { AudioFormat, Marker } from '../decode/decoded-audio.ts'
import type { Fault } from '../faults/fault.ts'
import type { HeardSection } from '../form/hear-sections.ts'
import type { HeardNote } from '../notes/hear-notes.ts'
import type { Music } from './music.ts'

/** What is heard in one file. Levels are null where a figure has no value: silence has no loudness. */
export type Hearing = FileFacts &
  Music & { readonly loudness: HeardLoudness; readonly bands: HeardBands } & {
    readonly faults: readonly Fault[]
    /** Empty where fewer than eight bars are heard; absent in what was kept before they were. */
    readonly sections?: readonly HeardSection[]
    /** Absent where they were not asked for. */
    readonly notes?: readonly HeardNote[]
  }

export type FileFacts = {
  readonly format: AudioFormat
  readonly lossless: boolean
  readonly durationSeconds: number
  readonly sampleRateHz: number
  readonly channels: number
  readonly bitDepth: number | null
  readonly markers: readonly Marker[]
  /** What is odd about the file, a sentence each. */
  readonly remarks: readonly string[]
}

export type HeardLoudness = {
  readonly integratedLufs: number | null
  readonly rangeLu: number
  readonly truePeakDbtp: number | null
  readonly truePeakSeconds: number
  readonly samplePeakDbfs: number | null
  readonly maxMomentaryLufs: number | null
  readonly maxMomentarySeconds: number
  readonly maxShortTermLufs: number | null
  readonly maxShortTermSeconds: number
  /** Peak to loudness: true peak − integrated loudness, dB. */
  readonly plrDb: number | null
  /** Peak to short-term loudness at its densest: true peak of 3 s − loudness of those 3 s, the lowest of the file, dB. */
  readonly minPsrDb: number | null
  /** Short-term loudness each second, LUFS; value i ends at second 3 + i. */
  readonly shortTermLufs: readonly (number | null)[]
}

/** Third octaves of the whole file, 20 Hz to 20 kHz. */
export type HeardBands = {
  readonly centresHz: readonly number[]
  readonly levelsDb: readonly number[]
  readonly correlations: readonly (number | null)[]
  readonly monoLossDb: readonly number[]
  /** Correlation of left and right over everything; 1 for mono, null for silence. */
  readonly correlation: number | null
}
