import { CHORD_QUALITY_NAMES, type ChordQuality } from '../chords/chord-quality.ts'
import type { Frames } from '../notes/frames.ts'
import { CHORD_STATES } from './first-pass.ts'

/** Kinds of chord that the second look reads its neighbours in; the last four are also counted in the first five. */
const CHANNELS: readonly (readonly ChordQuality[])[] = [
  ['maj', 'maj7', 'maj6', 'aug', 'augmaj7'],
  ['min', 'min7', 'min6', 'minmaj7'],
  ['7', 'aug7', '7sus4'],
  ['dim', 'dim7', 'hdim7'],
  ['sus2', 'sus4', '5'],
  ['maj7'],
  ['min7'],
  ['sus2'],
  ['sus4'],
]

export const CHANNEL_COUNT = CHANNELS.length

/** Probabilities of each kind of chord by root: one `frames × 12` array a channel. */
export function chordChannels(frames: Frames, logProbabilities: Float32Array): Float32Array[] {
  const qualities = CHORD_QUALITY_NAMES.length
  const channels = CHANNELS.map(() => new Float32Array(frames.count * 12))
  const members = CHANNELS.map((names) => names.map((name) => CHORD_QUALITY_NAMES.indexOf(name)))
  for (let frame = 0; frame < frames.count; frame++) {
    for (let root = 0; root < 12; root++) {
      const base = frame * CHORD_STATES + root * qualities
      let isLikely = false
      for (let quality = 0; quality < qualities; quality++)
        if ((logProbabilities[base + quality] ?? -9) > LEAST) isLikely = true
      if (!isLikely) continue
      channels.forEach((channel, index) => {
        let sum = 0
        for (const quality of members[index] ?? []) sum += Math.exp(logProbabilities[base + quality] ?? LEAST)
        channel[frame * 12 + root] = sum
      })
    }
  }
  return channels
}

/** Roots below this log-probability in every quality count as impossible. */
const LEAST = -7
