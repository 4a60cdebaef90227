import type { Loudness } from '../measure/loudness.ts'
import type { PowerSteps } from '../measure/loudness-meter.ts'
import type { ChannelScan } from '../measure/sample-scan.ts'
import type { SpectrumFrames } from '../measure/spectrum-meter.ts'
import type { TruePeak } from '../measure/true-peak-meter.ts'
import type { MonoSound } from '../sound.ts'
import type { LogSpectrum } from '../spectrum/log-spectrum.ts'

/** All that was measured in one pass, for the rules that find faults. */
export type FaultEvidence = {
  readonly sampleRateHz: number
  readonly durationSeconds: number
  readonly lossless: boolean
  readonly loudness: Loudness
  readonly steps: PowerSteps
  readonly truePeak: TruePeak
  readonly channels: readonly ChannelScan[]
  readonly spectrum: SpectrumFrames
  readonly mono: MonoSound
  readonly pitches: LogSpectrum
  /** From the musical analyses; null where no pitch is heard. */
  readonly tuningCents: number | null
  /** Whether there is enough music to be judged as a mix. */
  readonly isMix: boolean
}
