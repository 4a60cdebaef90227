import { alignToSet, type AlignedBounce, type TimedSet } from '../alignment/align.ts'
import { hearHarmony } from '../harmony/hear-harmony.ts'
import { logSpectrum, type LogSpectrum } from '../spectrum/log-spectrum.ts'
import { noteSalience } from '../spectrum/salience.ts'
import { sampleKind } from '../kind/sample-kind.ts'
import type { MonoSound } from '../sound.ts'
import { hearTime, type HeardTime } from '../time/hear-time.ts'
import { onsetEnvelope } from '../time/onset-envelope.ts'
import type { Music } from './music.ts'
import type { NoteTraces } from '../sound-traces.ts'

/** What is known of a file beside its sound. */
export type MusicContext = {
  /** The set that it may be a bounce of. */
  readonly set?: TimedSet | null
  readonly name?: string
}

/**
 * Time and harmony of the kept channel. With the set that it may be a bounce of, the file is laid on it, and the set's own
 * beats are used where it fits.
 *
 * @example hearMusic({ samples, sampleRateHz: 44_100 }).music.tempo // → { bpm: 128, confidence: 0.93 }
 */
export function hearMusic(
  sound: MonoSound,
  { set = null, name = '' }: MusicContext = {},
  pitches: LogSpectrum = logSpectrum(sound),
): { readonly music: Music; readonly traces: NoteTraces } {
  const onsets = onsetEnvelope(sound)
  const salience = noteSalience(sound, pitches)
  const heard = hearTime(onsets, salience)
  const traces = { salience, onsets, seconds: sound.samples.length / sound.sampleRateHz }
  const music: Music = {
    ...heard,
    tuningCents: salience.isSteadilyTuned ? salience.tuningCents : null,
    chords: [],
    key: null,
    sample: sampleKind(sound, onsets, heard, name),
    alignment: null,
    alignmentRefusal: null,
  }
  return { music: set ? layOnSet(music, traces, set) : { ...music, ...hearHarmony(salience, heard) }, traces }
}

/**
 * Lays a file that was heard before on a set, and hears its chords again on the set's beats where it fits.
 *
 * @param offsetSeconds where beat 0 of the set lies in the file, where somebody who knows has said so
 * @example
 * layOnSet(hearing, result.traces, timedSet(report)).alignment?.offsetSeconds // 1.37
 */
export function layOnSet(
  heard: Music,
  { salience, onsets, seconds }: NoteTraces,
  set: TimedSet,
  offsetSeconds: number | null = null,
): Music {
  const alignment =
    offsetSeconds === null
      ? alignToSet(salience, onsets, set, tempoRatios(heard, set))
      : ({ ...BY_HAND, offsetSeconds } satisfies AlignedBounce)
  if (alignment.kind === 'refused')
    return { ...heard, ...hearHarmony(salience, heard), alignment: null, alignmentRefusal: alignment.reason }
  const time = timeOfSet(set, alignment, seconds)
  return { ...heard, ...time, ...hearHarmony(salience, time), alignment, alignmentRefusal: null }
}

/** How much faster than the set the file may be: by its tempo, which may be heard as half or double. */
function tempoRatios({ tempo }: Pick<HeardTime, 'tempo'>, set: TimedSet): number[] {
  const bpm = meanBpm(set.beats)
  if (!tempo || bpm === null) return []
  const ratio = tempo.bpm / bpm
  return [ratio * 2 ** -Math.round(Math.log2(ratio))]
}

/** The beats of the set at the seconds of the file, as far as the file reaches. */
function timeOfSet(set: TimedSet, alignment: AlignedBounce, end: number): HeardTime {
  const inFile = (seconds: number) => seconds / alignment.rate + alignment.offsetSeconds
  const isInside = (seconds: number) => seconds >= 0 && seconds <= end
  const beats = set.beats.map(inFile).filter(isInside)
  const bpm = meanBpm(beats)
  return {
    tempo: bpm === null ? null : { bpm, confidence: alignment.confidence },
    beats,
    downbeats: set.downbeats.map(inFile).filter(isInside),
  }
}

function meanBpm(beats: readonly number[]): number | null {
  const seconds = (beats.at(-1) ?? 0) - (beats[0] ?? 0)
  return seconds > 0 ? (60 * (beats.length - 1)) / seconds : null
}

const BY_HAND: AlignedBounce = {
  kind: 'aligned',
  offsetSeconds: 0,
  rate: 1,
  semitones: 0,
  confidence: 1,
  alternativesSeconds: [],
  moved: [],
}
