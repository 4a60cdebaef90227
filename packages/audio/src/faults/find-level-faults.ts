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
 * The highest sample stands less than 6.8 dB above the mean power: squared off by a limiter or a clipper. Rendered songs
 * behind a limiter read 8.7 or more, the same songs driven nine times into a curve 5.7 or less. A sine reads 3, but
 * is no mix.
 */
export function findSquashing({ channels, durationSeconds, isMix }: FaultEvidence): Fault[] {
  if (!isMix || durationSeconds < SHORTEST_SONG_SECONDS) return []
  const frames = channels.reduce((sum, channel) => sum + channel.frames, 0)
  const power = channels.reduce((sum, { squares }) => sum + squares, 0) / Math.max(1, frames)
  const peak = Math.max(...channels.map((channel) => channel.peak))
  const crest = toDb(peak) - 10 * Math.log10(power)
  if (!(crest < LEAST_CREST_DB)) return []
  return [{ kind: 'squashed', startSeconds: 0, endSeconds: durationSeconds, value: crest }]
}

/**
 * A channel hangs more than 1.2 % of full scale off zero where its music is quiet, and in the mean as well. The sounds of a General
 * MIDI font are lopsided by up to 0.9 % in the mean, by five times that when they are squashed, but only while they sound.
 */
export function findOffset({ channels, durationSeconds }: FaultEvidence): Fault[] {
  const percents = channels.map((channel) => {
    const [quiet, mean] = [quietMean(channel), channel.sum / Math.max(1, channel.frames)]
    return quiet * mean > 0 && Math.abs(quiet / mean) > LEAST_STEADY ? 100 * quiet : 0
  })
  const worst = percents.reduce((most, value) => (Math.abs(value) > Math.abs(most) ? value : most), 0)
  if (Math.abs(worst) < LEAST_OFFSET_PERCENT) return []
  return [{ kind: 'dc-offset', startSeconds: 0, endSeconds: durationSeconds, value: worst }]
}

/** Mean of the twentieth of the sounding stretches of 4,096 samples that moves least. */
function quietMean({ power, means }: ChannelScan): number {
  const stretches = Array.from({ length: Math.ceil(power.length / QUIET_STEPS) }, (_, at) => {
    const of = (steps: Float32Array): number => meanOf(steps.subarray(at * QUIET_STEPS, (at + 1) * QUIET_STEPS))
    return { mean: of(means), power: of(power) }
  })
  const quiet = stretches
    .filter((stretch) => stretch.power > 0)
    .sort((a, b) => a.power - a.mean ** 2 - (b.power - b.mean ** 2))
    .slice(0, Math.ceil(stretches.length / 20))
  return quiet.reduce((sum, { mean }) => sum + mean, 0) / Math.max(1, quiet.length)
}

function meanOf(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

const SHORTEST_SONG_SECONDS = 10
const LEAST_CREST_DB = 6.8
const LEAST_OFFSET_PERCENT = 1.2
const QUIET_STEPS = 64
/** Offsets read 0.9 and more, squashed songs of a font 0.01 to 0.5. */
const LEAST_STEADY = 0.7
