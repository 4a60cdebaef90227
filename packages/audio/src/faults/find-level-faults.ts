import type { ChannelScan } from '../measure/sample-scan.ts'
import { toDb } from '../measure/true-peak-meter.ts'
import type { Fault } from './fault.ts'
import type { FaultEvidence } from './fault-evidence.ts'

/** The curve between the samples goes over full scale, by more than a meter may read too high (BS.1770-5: 0.2 dB). */
export function findOvers({ truePeak }: FaultEvidence): Fault[] {
  return truePeak.overs.map(({ startSeconds, endSeconds, peak }) => ({
    kind: 'intersample-overs',
    startSeconds,
    endSeconds,
    value: toDb(peak),
  }))
}

/**
 * In a tenth of the file at least more than 17.8 % of all samples lie within 1 dB of the highest one: a curve or a clipper has driven the
 * wave flat. It counts how long the wave stays up there, so hits that stand alone, driven flat, are told too, and a
 * dense master whose limiter lets each peak touch the top is not: 64 songs, a third of them loud masters, reach 14 %,
 * driven nine times into a curve 23 % at least. By a limiter alone the mean power comes as near as 5.2 dB; clean songs keep 6.1.
 */
export function findSquashing({
  channels,
  durationSeconds,
  isMix,
}: Pick<FaultEvidence, 'channels' | 'durationSeconds' | 'isMix'>): Fault[] {
  if (!isMix || durationSeconds < SHORTEST_SONG_SECONDS) return []
  const share = shareNearTop(channels)
  if (share < LEAST_NEAR_TOP && crestDb(channels) > LEAST_CREST_DB) return []
  return [{ kind: 'squashed', startSeconds: 0, endSeconds: durationSeconds, value: 100 * share }]
}

/** What share of the samples lies near the top in the tenth of the file that has most of them, at least. */
function shareNearTop(channels: readonly ChannelScan[]): number {
  const stretches = Math.max(0, ...channels.map(({ tops }) => tops.shares.length))
  const shares = Float32Array.from({ length: stretches }, (_, at) => {
    const known = channels.map(({ tops, peak }) =>
      (tops.highestBefore[at] as number) > peak * KNOWN_HEIGHT ? (tops.shares[at] as number) : 0,
    )
    return known.reduce((sum, share) => sum + share, 0) / known.length
  })
  return shares.toSorted()[Math.floor(0.9 * stretches)] ?? 0
}

/** From the mean power to the highest sample. */
function crestDb(channels: readonly ChannelScan[]): number {
  const frames = channels.reduce((sum, channel) => sum + channel.frames, 0)
  const power = channels.reduce((sum, { squares }) => sum + squares, 0) / Math.max(1, frames)
  return toDb(Math.max(...channels.map((channel) => channel.peak))) - 10 * Math.log10(power)
}

/**
 * A channel hangs more than 1.2 % of full scale off zero where its music is quiet, and by the same in all these moments. The sounds of a
 * General MIDI font are lopsided by up to 0.9 % in the mean, by far more when they are driven or squashed, but only while they sound: what
 * they leave in quiet moments differs from one to the next.
 */
export function findOffset({
  channels,
  durationSeconds,
}: Pick<FaultEvidence, 'channels' | 'durationSeconds'>): Fault[] {
  const percents = channels.map((channel) => {
    const { mean, spread } = quietMeans(channel)
    return spread < MOST_SPREAD * Math.abs(mean) ? 100 * mean : 0
  })
  const worst = percents.reduce((most, value) => (Math.abs(value) > Math.abs(most) ? value : most), 0)
  if (Math.abs(worst) < LEAST_OFFSET_PERCENT) return []
  return [{ kind: 'dc-offset', startSeconds: 0, endSeconds: durationSeconds, value: worst }]
}

/** Means of the twentieth of the sounding stretches of 4,096 samples that moves least: their mean, and how they differ. */
function quietMeans({ power, means }: ChannelScan): { readonly mean: number; readonly spread: number } {
  const stretches = Array.from({ length: Math.ceil(power.length / QUIET_STEPS) }, (_, at) => {
    const of = (steps: Float32Array): number => meanOf(steps.subarray(at * QUIET_STEPS, (at + 1) * QUIET_STEPS))
    return { mean: of(means), power: of(power) }
  })
  const quiet = stretches
    .filter((stretch) => stretch.power > 0)
    .sort((a, b) => a.power - a.mean ** 2 - (b.power - b.mean ** 2))
    .slice(0, Math.ceil(stretches.length / 20))
  const mean = quiet.reduce((sum, one) => sum + one.mean, 0) / Math.max(1, quiet.length)
  const squares = quiet.reduce((sum, one) => sum + (one.mean - mean) ** 2, 0) / Math.max(1, quiet.length)
  return { mean, spread: Math.sqrt(squares) }
}

function meanOf(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

const SHORTEST_SONG_SECONDS = 10
const LEAST_NEAR_TOP = 0.178
const LEAST_CREST_DB = 5.2
/** Within 0.25 dB of the highest of all. */
const KNOWN_HEIGHT = 10 ** -0.0125
const LEAST_OFFSET_PERCENT = 1.2
const QUIET_STEPS = 64
/** Of 112 songs with 2 % planted, up and down, all read 0.38 or less; what is off by 1.2 % in 27 of them squashed or clipped, 0.51 or more. */
const MOST_SPREAD = 0.45
