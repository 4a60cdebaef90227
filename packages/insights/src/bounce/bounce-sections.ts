import { bandsBetween, type Hearing, loudnessBetween, type SoundTraces } from '@kvint/audio'
import { type BarRange, barsBetween, type Report } from '@kvint/report'
import type { BouncePlace } from './place-of-bounce.ts'

/** What is heard of one section of the set. */
export type BounceSection = {
  readonly label: string
  readonly bars: BarRange
  /** Seconds of the file. */
  readonly startSeconds: number
  readonly endSeconds: number
  /** Mean loudness, LUFS without gates; `null` for silence. */
  readonly lufs: number | null
  /** Highest sample over the mean loudness, dB. */
  readonly peakToLoudnessDb: number | null
  /** Third octaves, 20 Hz to 20 kHz, dB of full scale. */
  readonly levelsDb: readonly number[]
  readonly monoLossDb: readonly number[]
  /** Energy of the side against that of the middle above 200 Hz, dB; `null` for silence. */
  readonly widthDb: number | null
  readonly trackIds: readonly number[]
}

/** The sections that the file holds, without the silence at its end; what is shorter than three seconds tells no level. */
export function bounceSections(
  { arrangement }: Report,
  place: BouncePlace,
  { durationSeconds, faults }: Hearing,
  { steps, peaks, spectrum }: SoundTraces,
): BounceSection[] {
  const tail = faults.find(({ kind, startSeconds }) => kind === 'head-and-tail-silence' && startSeconds > 0)
  const lastSeconds = tail?.startSeconds ?? durationSeconds
  return arrangement.sections.flatMap((section) => {
    const startSeconds = Math.max(0, place.secondsAt(section.startBeats))
    const endSeconds = Math.min(lastSeconds, place.secondsAt(section.endBeats))
    if (endSeconds - startSeconds < SHORTEST_SECONDS) return []
    const loudness = loudnessBetween(steps, startSeconds, endSeconds)
    const lufs = loudness > SILENCE_LUFS ? tenth(loudness) : null
    const peak = Math.max(...peaks.subarray(Math.round(startSeconds * 10), Math.round(endSeconds * 10)), 1e-6)
    const { levelsDb, monoLossDb } = bandsBetween(spectrum, startSeconds, endSeconds)
    return [
      {
        label: section.label,
        bars: barsBetween(arrangement.meters, section.startBeats, section.endBeats),
        startSeconds,
        endSeconds,
        lufs,
        peakToLoudnessDb: lufs === null ? null : tenth(20 * Math.log10(peak) - loudness),
        levelsDb: levelsDb.map(tenth),
        monoLossDb: monoLossDb.map(tenth),
        widthDb: lufs === null ? null : widthOf(levelsDb, monoLossDb),
        trackIds: section.trackIds,
      },
    ]
  })
}

/** What is lost in mono is the side: per band, side over mid. */
function widthOf(levelsDb: readonly number[], monoLossDb: readonly number[]): number {
  let mid = 0
  let side = 0
  for (let band = FIRST_WIDE_BAND; band < levelsDb.length; band++) {
    const power = 10 ** ((levelsDb[band] as number) / 10)
    const kept = 10 ** (-(monoLossDb[band] as number) / 10)
    mid += power * kept
    side += power * (1 - kept)
  }
  return tenth(10 * Math.log10(Math.max(1e-6, side / Math.max(1e-12, mid))))
}

const tenth = (value: number): number => Math.round(value * 10) / 10
const SHORTEST_SECONDS = 3
const SILENCE_LUFS = -70
/** The third octave of 200 Hz. */
const FIRST_WIDE_BAND = 10
