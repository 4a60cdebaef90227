import type { SpectrumFrames } from '../measure/spectrum-meter.ts'
import { THIRD_OCTAVES_HZ } from '../measure/third-octaves.ts'
import type { Fault } from './fault.ts'
import type { FaultEvidence } from './fault-evidence.ts'

const BANDS = THIRD_OCTAVES_HZ.length

/**
 * What no arrangement explains about the spectrum, told from frames that sound (within 25 dB of the loud ones).
 *
 * - `dull`: in four frames of five the middle (250 Hz to 2 kHz) stands 20 dB or more above the treble (6.3 to 12.5 kHz).
 *   In 47 clean songs the figure is 17 at most, behind two low-passes of 2.5 and 6 kHz 25 at least.
 * - `no-low-end`: in four frames of five the octave above 125 Hz stands 17 dB or more above that of 31 to 63 Hz; clean
 *   songs reach 12, behind a high-pass at 130 Hz it is 22 at least.
 * - `harsh`: in two frames of three 3.15 and 4 kHz stand 4.5 dB or more above the mean of the bands an octave below and
 *   above. Fifteen clean songs of synthetic voices reach 1.1, three of sampled instruments 3.4; with a bell of 9 dB it is 2.8
 *   to 6.6, so about half of such bells are told.
 * - `boomy`: the mean level around 130 Hz stands further above its surroundings than in any clean song. Single notes lie
 *   there: a bell of 9 dB lies inside what songs differ by, so only heavy cases are told.
 */
export function findToneFaults({ spectrum, durationSeconds }: FaultEvidence): Fault[] {
  if (durationSeconds < SHORTEST_SONG_SECONDS) return []
  const frames = soundingFrames(spectrum)
  if (frames.length < 20) return []
  /** What the figure is at least in this share of the frames. */
  const inShare = (share: number, figure: (levelsDb: Float32Array) => number): number =>
    frames.map(figure).sort((a, b) => a - b)[Math.floor(frames.length * (1 - share))] as number
  const over = (part: Range, other: Range): number => inShare(0.8, (frame) => mean(frame, part) - mean(frame, other))
  const whole = longTerm(spectrum)
  const bump = (levelsDb: Float32Array, part: Range, below: Range, above: Range): number =>
    mean(levelsDb, part) - (mean(levelsDb, below) + mean(levelsDb, above)) / 2
  const figures = [
    ['dull', over(range(250, 2000), range(6300, 12_500)), 20],
    ['no-low-end', over(range(125, 250), range(31.5, 63)), 17],
    ['boomy', bump(whole, range(100, 160), range(31.5, 63), range(315, 630)), 17],
    [
      'harsh',
      inShare(0.65, (frame) => bump(frame, range(3150, 4000), range(1600, 2000), range(6300, 8000))),
      LEAST_HARSHNESS_DB,
    ],
  ] as const
  const found = figures.filter(([, figure, least]) => figure >= least)
  // What is missing beside a band makes the band stand out; the gap is the fault then.
  const gap = found.some(([kind]) => kind === 'dull' || kind === 'no-low-end')
  return found
    .filter(([kind]) => !gap || (kind !== 'boomy' && kind !== 'harsh'))
    .map(([kind, value]) => ({ kind, startSeconds: 0, endSeconds: durationSeconds, value }))
}

type Range = { readonly from: number; readonly to: number }

/** The bands whose centres lie between two frequencies, both included. */
function range(lowHz: number, highHz: number): Range {
  return {
    from: THIRD_OCTAVES_HZ.findIndex((hz) => hz > lowHz * 0.95),
    to: THIRD_OCTAVES_HZ.findLastIndex((hz) => hz < highHz * 1.05) + 1,
  }
}

function mean(levelsDb: Float32Array, { from, to }: Range): number {
  let sum = 0
  for (let band = from; band < to; band++) sum += levelsDb[band] as number
  return sum / (to - from)
}

/** Levels of each frame's bands in dB, of the frames within 25 dB of the loudest twentieth. */
function soundingFrames({ left, right, frames }: SpectrumFrames): Float32Array[] {
  const all = Array.from({ length: frames }, (_, frame) => {
    let power = 0
    const levels = new Float32Array(BANDS)
    for (let band = 0; band < BANDS; band++) {
      const value = (left[frame * BANDS + band] as number) + (right[frame * BANDS + band] as number)
      power += value
      levels[band] = 10 * Math.log10(value / 2 + 1e-12)
    }
    return { level: 10 * Math.log10(power + 1e-12), levels }
  })
  const loud = all.map(({ level }) => level).sort((a, b) => a - b)[Math.floor(frames * 0.95)] ?? 0
  return all.filter(({ level }) => level > loud - 25).map(({ levels }) => levels)
}

/** Level of each band over the whole file, in dB. */
function longTerm({ left, right, frames }: SpectrumFrames): Float32Array {
  return Float32Array.from({ length: BANDS }, (_, band) => {
    let sum = 0
    for (let at = band; at < frames * BANDS; at += BANDS) sum += (left[at] as number) + (right[at] as number)
    return 10 * Math.log10(sum / 2 / Math.max(1, frames) + 1e-12)
  })
}

const SHORTEST_SONG_SECONDS = 10
const LEAST_HARSHNESS_DB = 4.5
