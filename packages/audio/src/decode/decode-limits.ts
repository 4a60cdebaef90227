import { AudioProblemError } from './audio-problem.ts'

/** Refuses what no bounce, stem or sample is, with a sentence that says what was found. */
export function checkShape(shape: { channels: number; sampleRateHz: number; seconds: number | null }): void {
  const { channels, sampleRateHz, seconds } = shape
  if (!(channels >= 1 && channels <= MAX_CHANNELS)) {
    throw new AudioProblemError(
      channels > MAX_CHANNELS ? 'too-many-channels' : 'broken-header',
      channels > MAX_CHANNELS
        ? `This file has ${channels} channels. Up to ${MAX_CHANNELS} can be heard: export it in stereo, or each track on its own.`
        : 'The header of this file says that it has no channels: it is damaged. Export it again.',
    )
  }
  if (!(sampleRateHz >= MIN_RATE_HZ && sampleRateHz <= MAX_RATE_HZ)) {
    throw new AudioProblemError(
      'sample-rate-out-of-range',
      `The header of this file says ${formatRate(sampleRateHz)}. Rates from 2 to 384 kHz can be heard: export it at 44.1 or 48 kHz.`,
    )
  }
  if (seconds !== null) checkLength(seconds)
}

export function checkLength(seconds: number): void {
  if (seconds <= MAX_SECONDS) return
  throw new AudioProblemError(
    'too-long',
    `This file plays for more than ${MAX_SECONDS / 3600} hours. Cut out the song that you want to have heard.`,
  )
}

const formatRate = (hz: number): string => (hz < 1000 ? `${hz} Hz` : `${+(hz / 1000).toFixed(3)} kHz`)

const MAX_CHANNELS = 8
const MIN_RATE_HZ = 2000
const MAX_RATE_HZ = 384_000
/** The kept mono channel of two hours takes 635 MB. */
const MAX_SECONDS = 2 * 3600
