import {
  bandsBetween,
  type AlignedBounce,
  type Fault,
  type HeardChord,
  type HeardLoudness,
  type Hearing,
  type SoundTraces,
} from '@kvint/audio'
import type { SetDescription } from '@kvint/als/build'
import type { Report } from '@kvint/report'
import { reportOf } from '../../testing/report-of.ts'
import { type Bounce, readBounce } from '../bounce.ts'

/** A heard file in a few words; what is not said is a clean stereo mix at −14 LUFS of 64 s. */
export type SoundDescription = {
  readonly seconds?: number
  /** Loudness at a second, LUFS. */
  readonly lufs?: (second: number) => number
  /** Highest sample at a second, dBFS. */
  readonly peakDb?: (second: number) => number
  /** Level and correlation of a third octave at a second. */
  readonly band?: (hz: number, second: number) => { readonly db?: number; readonly correlation?: number }
  readonly loudness?: Partial<HeardLoudness>
  readonly faults?: readonly Fault[]
  readonly tuningCents?: number
  readonly key?: null
  /** Chords of four seconds through the file; none for a sound that is no mix. */
  readonly chords?: readonly []
  readonly channels?: number
  readonly alignment?: Partial<AlignedBounce>
  /** The set that it lies on, from its first beat. */
  readonly set?: SetDescription
}

export async function bounceOf(description: SoundDescription): Promise<Bounce> {
  const report = description.set ? await reportOf(description.set) : null
  return bounceOfReport(description, report)
}

export function bounceOfReport(description: SoundDescription, report: Report | null): Bounce {
  const traces = tracesOf(description)
  return readBounce(report, hearingOf(description, traces, report !== null), traces)
}

function tracesOf({
  seconds = 64,
  lufs = () => -14,
  peakDb = () => -2,
  band = () => ({}),
}: SoundDescription): SoundTraces {
  const frames = Math.round(seconds / FRAME)
  const spectrum = {
    left: new Float32Array(frames * 31),
    right: new Float32Array(frames * 31),
    cross: new Float32Array(frames * 31),
  }
  for (let frame = 0; frame < frames; frame++) {
    for (let index = 0; index < 31; index++) {
      const hz = CENTRES[index] as number
      const { db = hz > 35 && hz < 12_000 ? -30 : -60, correlation = hz < 200 ? 1 : 0.6 } = band(hz, frame * FRAME)
      const power = 10 ** (db / 10)
      spectrum.left[frame * 31 + index] = power
      spectrum.right[frame * 31 + index] = power
      spectrum.cross[frame * 31 + index] = power * correlation
    }
  }
  const salience = {
    frames: 1,
    hopSeconds: 0.05,
    activations: new Float32Array(84),
    tuningCents: null,
    isSteadilyTuned: true,
  }
  const nothing = new Float32Array(1)
  return {
    steps: {
      power: Float32Array.from({ length: seconds * 100 }, (_, step) => 10 ** ((lufs(step / 100) + 0.691) / 10)),
      stepsPerSecond: 100,
    },
    peaks: Float32Array.from({ length: seconds * 10 }, (_, tenth) => 10 ** (peakDb(tenth / 10) / 20)),
    spectrum: { ...spectrum, secondsPerFrame: FRAME, frames, bins: new Float64Array(1), hzPerBin: 5 },
    salience,
    onsets: { frames: 1, hopSeconds: 0.0116, strength: nothing, low: nothing, middle: nothing },
    seconds,
  }
}

function hearingOf(description: SoundDescription, traces: SoundTraces, hasSet: boolean): Hearing {
  const { seconds = 64, faults = [], tuningCents = 0, key = A_MINOR, channels = 2, alignment } = description
  const figures = bandsBetween(traces.spectrum, 0, seconds)
  return {
    format: 'wav',
    lossless: true,
    durationSeconds: seconds,
    sampleRateHz: 44_100,
    channels,
    bitDepth: 24,
    markers: [],
    remarks: [],
    loudness: { ...LOUDNESS, shortTermLufs: shortTerm(description, seconds), ...description.loudness },
    bands: { centresHz: CENTRES, ...figures, correlation: channels < 2 ? 1 : 0.7 },
    faults,
    tempo: null,
    beats: [],
    downbeats: [],
    tuningCents,
    key,
    chords: description.chords ?? chordsOf(seconds),
    sample: null,
    alignment: hasSet || alignment ? { ...AT_THE_START, ...alignment } : null,
    alignmentRefusal: null,
  }
}

function chordsOf(seconds: number): HeardChord[] {
  return Array.from({ length: Math.floor(seconds / 4) }, (_, index) => ({
    startSeconds: index * 4,
    endSeconds: index * 4 + 4,
    rootPitchClass: [9, 5, 0, 7][index % 4] as number,
    quality: index % 4 === 0 ? 'min' : 'maj',
    bassPitchClass: [9, 5, 0, 7][index % 4] as number,
    confidence: 0.9,
  }))
}

/** Of the middle of each three seconds. */
function shortTerm({ lufs = () => -14 }: SoundDescription, seconds: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor(seconds) - 2) }, (_, second) => lufs(second + 1.5))
}

const FRAME = 0.2
const CENTRES = Array.from({ length: 31 }, (_, index) => Math.round(10 * 1000 * 10 ** ((index - 17) / 10)) / 10)
const LOUDNESS: Omit<HeardLoudness, 'shortTermLufs'> = {
  integratedLufs: -14,
  rangeLu: 6,
  truePeakDbtp: -2,
  truePeakSeconds: 10,
  samplePeakDbfs: -2.1,
  maxMomentaryLufs: -10,
  maxMomentarySeconds: 10,
  maxShortTermLufs: -12,
  maxShortTermSeconds: 10,
  plrDb: 12,
  minPsrDb: 9,
}
const AT_THE_START: AlignedBounce = {
  kind: 'aligned',
  offsetSeconds: 0,
  rate: 1,
  semitones: 0,
  confidence: 0.99,
  alternativesSeconds: [],
  moved: [],
}
const A_MINOR = { tonicPitchClass: 9, mode: 'minor', confidence: 0.9 }
