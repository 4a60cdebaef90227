import type { MonoSound } from '../sound.ts'
import { createFft } from '../spectrum/fft.ts'
import type { OnsetEnvelope } from '../time/onset-envelope.ts'
import type { HeardTime } from '../time/hear-time.ts'
import { findRoot, type Root } from './find-root.ts'

/** What a sample is. */
export type SampleKind = {
  /** `sustained`: neither struck once nor in time: a pad, a texture, a phrase. */
  readonly form: 'one-shot' | 'loop' | 'sustained'
  /** What kind of drum a one-shot is; null where it sounds like none. */
  readonly drum: DrumKind | null
  /** The pitch of a one-shot or a held sound; null where it has none. */
  readonly root: Root | null
  /** Of a loop that lasts whole bars of four. */
  readonly loop: { readonly bpm: number; readonly bars: number } | null
  /** 0 to 1. */
  readonly confidence: number
  /** The sound decides; the name only where the sound is in doubt, and then it says so. */
  readonly decidedBy: 'sound' | 'name'
}

export type DrumKind = 'kick' | 'snare' | 'hat'

/**
 * Tells what a sample is from its sound, and from its name where the sound is in doubt; null above half a minute.
 *
 * @param name the file's name, with or without its folder
 * @example
 * sampleKind(sound, onsets, time, 'Kick 3.wav') // { form: 'one-shot', drum: 'kick', … }
 */
export function sampleKind(sound: MonoSound, onsets: OnsetEnvelope, time: HeardTime, name = ''): SampleKind | null {
  const seconds = sound.samples.length / sound.sampleRateHz
  if (seconds > LONGEST_SECONDS || seconds < SHORTEST_SECONDS) return null
  const levels = levelsOf(sound)
  const peak = Math.max(...levels)
  if (peak < -70) return null
  const strikes = countStrikes(onsets)
  const loop = strikes >= FEWEST_STRIKES ? wholeBars(seconds, time) : null
  const isFading = (levels.at(-1) ?? 0) < peak - FADED_DB && levels.indexOf(peak) < levels.length / 2
  const form = loop
    ? 'loop'
    : (strikes <= 2 && isFading) || seconds < BEAT_SECONDS
      ? 'one-shot'
      : strikes >= 8
        ? 'loop'
        : 'sustained'
  const root = form === 'loop' ? null : findRoot(sound)
  const heard = form === 'one-shot' ? drumBySound(sound, levels, root) : { drum: null, confidence: loop ? 0.8 : 0.6 }
  const named = form === 'one-shot' && heard.confidence < DOUBT ? drumByName(name) : null
  if (named) return { form, drum: named, root, loop, confidence: 0.7, decidedBy: 'name' }
  return { form, drum: heard.drum, root, loop, confidence: heard.confidence, decidedBy: 'sound' }
}

/** Level of every 10 ms in decibels. */
function levelsOf({ samples, sampleRateHz }: MonoSound): number[] {
  const step = Math.round(sampleRateHz / 100)
  return Array.from({ length: Math.ceil(samples.length / step) }, (_, block) => {
    const part = samples.subarray(block * step, (block + 1) * step)
    return 10 * Math.log10(part.reduce((sum, value) => sum + value * value, 0) / part.length + 1e-12)
  })
}

/** Onsets that stand out, 80 ms apart. */
function countStrikes({ strength, hopSeconds }: OnsetEnvelope): number {
  const most = strength.reduce((high, value) => Math.max(high, value), 0)
  let strikes = 0
  let last = -1
  strength.forEach((value, frame) => {
    const isPeak = value >= (strength[frame - 1] ?? 0) && value > (strength[frame + 1] ?? 0)
    if (!isPeak || value < 0.3 * most || (last >= 0 && (frame - last) * hopSeconds < 0.08)) return
    strikes++
    last = frame
  })
  return strikes
}

/** The tempo at which the length is whole bars, nearest to what is heard; null where none is near. */
function wholeBars(seconds: number, { tempo }: HeardTime): SampleKind['loop'] {
  if (!tempo) return null
  const readings = [1, 2, 4, 8, 16].flatMap((bars) => {
    const bpm = (240 * bars) / seconds
    const octaves = Math.log2(tempo.bpm / bpm)
    const isNear = Math.abs(octaves - Math.round(octaves)) < TEMPO_OCTAVES
    return bpm >= 60 && bpm < 190 && isNear ? [{ bpm, bars, away: Math.abs(octaves) }] : []
  })
  const [nearest] = readings.toSorted((a, b) => a.away - b.away)
  return nearest ? { bpm: nearest.bpm, bars: nearest.bars } : null
}

/** Kicks lie low and fall, hats lie high and are short, snares are noise with a body. */
function drumBySound(
  sound: MonoSound,
  levels: readonly number[],
  root: Root | null,
): { drum: DrumKind | null; confidence: number } {
  const { low, high, centroidHz, flatness } = spectrumOf(sound)
  const peak = Math.max(...levels)
  const top = levels.indexOf(peak)
  const fallen = levels.findIndex((level, at) => at > top && level < peak - 20)
  const decay = (fallen < 0 ? levels.length - top : fallen - top) / 100
  if (low > 0.7 && decay < 0.9 && !(root && root.confidence > 0.95 && decay > 0.6))
    return { drum: 'kick', confidence: 0.6 + 0.35 * low }
  if (high > 0.85 && centroidHz > 4000 && decay < 0.4) return { drum: 'hat', confidence: 0.6 + 0.3 * high }
  if (!root && low < 0.7 && decay < 0.5 && flatness > NOISY) return { drum: 'snare', confidence: 0.6 }
  return { drum: null, confidence: root ? 0.8 : 0.5 }
}

type Spectrum = {
  /** Share of the energy below 150 Hz. */
  readonly low: number
  /** Above 3 kHz. */
  readonly high: number
  readonly centroidHz: number
  /** Geometric over arithmetic mean from 300 Hz to 6 kHz: noise towards 1, tones towards 0. */
  readonly flatness: number
}

/** Of the first 0.4 s. */
function spectrumOf({ samples, sampleRateHz }: MonoSound): Spectrum {
  const { re, im, transform } = createFft(SIZE)
  re.fill(0).set(samples.subarray(0, SIZE))
  im.fill(0)
  transform()
  let low = 0
  let high = 0
  let moment = 0
  let total = 1e-12
  let logs = 0
  let middle = 1e-12
  let bins = 0
  for (let bin = 1; bin < SIZE / 2; bin++) {
    const energy = (re[bin] as number) ** 2 + (im[bin] as number) ** 2
    const hz = (bin * sampleRateHz) / SIZE
    total += energy
    moment += energy * hz
    if (hz < 150) low += energy
    else if (hz > 3000) high += energy
    if (hz < 300 || hz > 6000) continue
    logs += Math.log(energy + 1e-12)
    middle += energy
    bins++
  }
  return {
    low: low / total,
    high: high / total,
    centroidHz: moment / total,
    flatness: Math.exp(logs / bins) / (middle / bins),
  }
}

function drumByName(name: string): DrumKind | null {
  const plain = name.toLowerCase()
  if (/kick|\bbd|bass ?drum|\b808\b/.test(plain)) return 'kick'
  if (/snare|\bsn[_ -]|\bsd|clap|rim/.test(plain)) return 'snare'
  return /hat|\bhh|\boh\b|\bch\b|shaker|cymbal|ride|crash/.test(plain) ? 'hat' : null
}

const LONGEST_SECONDS = 30
const SHORTEST_SECONDS = 0.02
const FEWEST_STRIKES = 3
const FADED_DB = 20
/** What is shorter than a slow beat repeats nothing. */
const BEAT_SECONDS = 0.9
const DOUBT = 0.65
/** A loop's tempo is heard over seconds, not minutes. */
const TEMPO_OCTAVES = 0.025
/** White noise has 0.56, struck and bowed things a hundredth and less. */
const NOISY = 0.05
const SIZE = 8192
