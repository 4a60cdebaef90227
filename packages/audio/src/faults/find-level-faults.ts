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
 * behind a limiter read 8.7 or more, the same songs driven nine times into a curve 5.7 or less, a sine 3.
 */
export function findSquashing({ channels, durationSeconds }: FaultEvidence): Fault[] {
  if (durationSeconds < SHORTEST_SONG_SECONDS) return []
  const frames = channels.reduce((sum, channel) => sum + channel.frames, 0)
  const power = channels.reduce((sum, { squares }) => sum + squares, 0) / Math.max(1, frames)
  const peak = Math.max(...channels.map((channel) => channel.peak))
  const crest = toDb(peak) - 10 * Math.log10(power)
  if (!(crest < LEAST_CREST_DB)) return []
  return [{ kind: 'squashed', startSeconds: 0, endSeconds: durationSeconds, value: crest }]
}

/** The mean of a channel is off zero by more than 1.2 % of full scale: the sounds of a General MIDI font reach 0.6. */
export function findOffset({ channels, durationSeconds }: FaultEvidence): Fault[] {
  const percents = channels.map(({ sum, frames }) => (100 * sum) / Math.max(1, frames))
  const worst = percents.reduce((most, value) => (Math.abs(value) > Math.abs(most) ? value : most), 0)
  if (Math.abs(worst) < LEAST_OFFSET_PERCENT) return []
  return [{ kind: 'dc-offset', startSeconds: 0, endSeconds: durationSeconds, value: worst }]
}

const SHORTEST_SONG_SECONDS = 10
const LEAST_CREST_DB = 6.8
const LEAST_OFFSET_PERCENT = 1.2
