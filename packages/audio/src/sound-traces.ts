import type { Salience } from './spectrum/salience.ts'
import type { PowerSteps } from './measure/loudness-meter.ts'
import type { SpectrumFrames } from './measure/spectrum-meter.ts'
import type { OnsetEnvelope } from './time/onset-envelope.ts'

/**
 * What is kept of a file so that it can be asked again once its bars are known: curves and how strongly each note
 * sounds, about 10 kB a second. No sound can be made of it.
 */
export type SoundTraces = NoteTraces & {
  readonly steps: PowerSteps
  /** Highest sample in each tenth of a second, 1 = full scale. */
  readonly peaks: Float32Array
  readonly spectrum: SpectrumFrames
}

/** What a file is laid on a set by. */
export type NoteTraces = {
  readonly salience: Salience
  readonly onsets: OnsetEnvelope
  /** Length of the file. */
  readonly seconds: number
}
