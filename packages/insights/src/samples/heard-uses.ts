import { barsBetween, type BarRange } from '@kvint/report'
import { noteName, pitchClassName } from '@kvint/theory'
import { stretchRatio } from '../checks/warp/stretch-ratio.ts'
import type { HeardSamples } from './sample-use.ts'

/** A file of the project where a clip plays it: what is heard in it, as it sounds after the clip's own changes. */
export type HeardUse = {
  readonly trackId: number
  readonly trackName: string
  readonly clipName: string
  readonly fileName: string
  readonly bars: BarRange
  /** What it is as a sample; `null` above half a minute. */
  readonly kind: 'one-shot' | 'loop' | 'sustained' | 'kick' | 'snare' | 'hat' | null
  /** Of loops and phrases, after transposition: `E minor`; `null` where it cannot be told. */
  readonly key: string | null
  /** Of one-shots and held sounds, after transposition: `F1`. */
  readonly pitch: string | null
  /** As recorded. */
  readonly bpm: number | null
  /** How much faster it plays than it was recorded, 1 for as recorded; `null` where it is not warped. */
  readonly stretch: number | null
  readonly transposeSemitones: number
  readonly gainDb: number
  readonly truePeakDbtp: number | null
}

/** Every use of a heard file in the song, in the order of its bars. */
export function heardUses({ song, uses }: HeardSamples): HeardUse[] {
  return uses
    .map(({ part, placed, clip, hearing }): HeardUse => {
      const { sample, key, chords, tempo, loudness } = hearing
      const semitones = Math.round(clip.transposeSemitones)
      const root = sample?.root && sample.root.confidence >= CLEAR ? sample.root.pitch + semitones : null
      const isMusic = sample?.form !== 'one-shot' && chords.length > 1
      const tonic = key && (((key.tonicPitchClass + semitones) % 12) + 12) % 12
      return {
        trackId: part.track.id,
        trackName: part.track.name,
        clipName: placed.report.name,
        fileName: clip.sample?.fileName ?? '',
        bars: barsBetween(song.picture.meters, placed.report.startBeats, placed.report.endBeats),
        kind: sample ? (sample.drum ?? sample.form) : null,
        key: key && tonic !== null && isMusic && key.confidence >= SURE ? `${pitchClassName(tonic)} ${key.mode}` : null,
        pitch: root === null ? null : noteName(root),
        bpm: sample?.loop?.bpm ?? (sample?.form === 'one-shot' ? null : (tempo?.bpm ?? null)),
        stretch: clip.isWarped ? stretchRatio(clip, song.overview.tempo.bpm) : null,
        transposeSemitones: clip.transposeSemitones,
        gainDb: clip.gainDb,
        truePeakDbtp: loudness.truePeakDbtp,
      }
    })
    .toSorted((a, b) => a.bars.from - b.bars.from)
}

const CLEAR = 0.9
const SURE = 0.5
