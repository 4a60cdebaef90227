import type { ChannelScan } from '../measure/sample-scan.ts'
import type { Fault } from './fault.ts'
import type { FaultEvidence } from './fault-evidence.ts'

/** Silence at head and tail, and an end that is cut off while the music plays. */
export function findEdgeFaults({ channels, sampleRateHz, durationSeconds, loudness }: FaultEvidence): Fault[] {
  const power = loudestOf(channels)
  const secondsPerStep = durationSeconds / Math.max(1, power.length)
  const first = power.findIndex((value) => value > SILENCE_POWER)
  if (first < 0) return []
  const last = power.findLastIndex((value) => value > SILENCE_POWER)
  const faults: Fault[] = []
  const head = first * secondsPerStep
  const tail = durationSeconds - (last + 1) * secondsPerStep
  const kind = 'head-and-tail-silence'
  if (head > LONGEST_HEAD_SECONDS) faults.push({ kind, startSeconds: 0, endSeconds: head, value: head })
  if (tail > LONGEST_TAIL_SECONDS) {
    faults.push({ kind, startSeconds: durationSeconds - tail, endSeconds: durationSeconds, value: tail })
  }
  const end = meanDb(power, durationSeconds - 0.05, durationSeconds, secondsPerStep)
  const before = meanDb(power, durationSeconds - 1, durationSeconds - 0.05, secondsPerStep)
  const plays = durationSeconds > SHORTEST_SONG_SECONDS && sampleRateHz > 0
  if (plays && end > -36 && end > loudness.integratedLufs - 18 && end > before - 12) {
    faults.push({ kind: 'cut-off-end', startSeconds: durationSeconds - 0.05, endSeconds: durationSeconds, value: end })
  }
  return faults
}

/** Power of the louder channel in each step, without a constant offset. */
function loudestOf(channels: readonly ChannelScan[]): Float32Array {
  const offsets = channels.map(({ sum, frames }) => (sum / Math.max(1, frames)) ** 2)
  const length = channels[0]?.power.length ?? 0
  return Float32Array.from({ length }, (_, i) =>
    channels.reduce((most, { power }, c) => Math.max(most, (power[i] as number) - (offsets[c] as number)), 0),
  )
}

function meanDb(power: Float32Array, fromSeconds: number, toSeconds: number, secondsPerStep: number): number {
  const part = power.subarray(
    Math.max(0, Math.floor(fromSeconds / secondsPerStep)),
    Math.ceil(toSeconds / secondsPerStep),
  )
  const sum = part.reduce((total, value) => total + value, 0)
  return 10 * Math.log10(sum / Math.max(1, part.length) + 1e-12)
}

/** −60 dBFS. */
const SILENCE_POWER = 1e-6
const LONGEST_HEAD_SECONDS = 1
const LONGEST_TAIL_SECONDS = 3
/** Loops and one-shots end loud by nature. */
const SHORTEST_SONG_SECONDS = 10
