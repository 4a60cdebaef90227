import { hearMusic, layOnSet } from '../src/hear/hear-music.ts'
import type { TimedSet } from '../src/alignment/align.ts'
import type { MonoSound } from '../src/sound.ts'
import { exactRepeats } from './exact-repeats.ts'

/**
 * How excerpts of a piece are laid on its set when they were exported or played in another way than the set says: 30 s from three places (export range), the
 * whole 2 % slower and faster, and at 44.1 kHz what was made at 48. Each figure is 0 to 1. Where the set holds the notes of a range
 * twice, nothing tells the places apart: such a range counts in figures of its own.
 *
 * @param other the set of another song, on which nothing may be laid
 * ```ts
 * laidFigures(sound, set, other) // { 'export range within 20 ms': 1, … }
 * ```
 */
export function laidFigures(sound: MonoSound, set: TimedSet, other: TimedSet): Readonly<Record<string, number>> {
  const seconds = sound.samples.length / sound.sampleRateHz
  const starts = [0, 0.3, 0.6].map((share) => share * Math.max(0, seconds - RANGE_SECONDS))
  const ranges = starts.map((start) => ({
    ...laid(cut(sound, start), set, other, 1, -start),
    repeats: exactRepeats(set.notes, start, RANGE_SECONDS),
  }))
  const slow = laid(played(sound, 1 - SPEED), set, other, 1 - SPEED, 0)
  const fast = laid(played(sound, 1 + SPEED), set, other, 1 + SPEED, 0)
  const otherRate = laid(played(sound, 44_100 / 48_000), set, other, 44_100 / 48_000, 0)
  const all = [...ranges, slow, fast, otherRate]
  const mean = (of: readonly boolean[]) => of.filter(Boolean).length / of.length
  const single = ranges.filter(({ repeats }) => repeats.length === 0)
  const repeated = ranges.filter(({ repeats }) => repeats.length > 0)
  return {
    ...(single.length > 0 && { 'export range, 30 s: within 20 ms': mean(single.map(({ missMs }) => missMs <= 20)) }),
    'export range: set holds it twice': repeated.length / ranges.length,
    ...(repeated.length > 0 && {
      'export range, held twice: place named': mean(repeated.map(({ isNamed }) => isNamed)),
    }),
    'tempo with set: within 0.01 BPM': mean(all.map(({ bpmOff }) => bpmOff < 0.01)),
    'played 2 % slow or fast: its speed': mean([slow.isItsSpeed, fast.isItsSpeed]),
    'played 2 % slow or fast: within 5 ms': mean([slow, fast].map(({ missMs }) => missMs <= 5)),
    '48 kHz played as 44.1: its speed': Number(otherRate.isItsSpeed),
    'these, refused on another song': mean(all.map(({ isRefused }) => isRefused)),
  }
}

function laid(sound: MonoSound, set: TimedSet, other: TimedSet, rate: number, offsetSeconds: number) {
  const heard = hearMusic(sound)
  const { alignment, tempo } = layOnSet(heard.music, heard.traces, set)
  const [first = 0, second = 0] = [set.beats[0], set.beats.at(-1)]
  const bpm = (60 * (set.beats.length - 1) * rate) / (second - first)
  const places = alignment ? [alignment.offsetSeconds, ...alignment.alternativesSeconds] : []
  return {
    missMs: alignment ? 1000 * Math.abs(alignment.offsetSeconds - offsetSeconds) : Infinity,
    isNamed: places.some((seconds) => Math.abs(seconds - offsetSeconds) < 0.1),
    isItsSpeed: alignment !== null && Math.abs(alignment.rate / rate - 1) < 0.001,
    bpmOff: Math.abs((tempo?.bpm ?? 0) - bpm),
    isRefused: layOnSet(heard.music, heard.traces, other).alignment === null,
  }
}

function cut({ samples, sampleRateHz }: MonoSound, start: number): MonoSound {
  const from = Math.round(start * sampleRateHz)
  return { sampleRateHz, samples: samples.slice(from, from + RANGE_SECONDS * sampleRateHz) }
}

/** Read at another speed, between the samples by a cubic: pitch and tempo change alike. */
function played({ samples, sampleRateHz }: MonoSound, speed: number): MonoSound {
  const out = new Float32Array(Math.floor(samples.length / speed))
  for (let at = 0; at < out.length; at++) {
    const place = Math.floor(at * speed)
    const t = at * speed - place
    const [a, b, c, d] = [-1, 0, 1, 2].map((by) => samples[place + by] ?? 0) as [number, number, number, number]
    out[at] = b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
  }
  return { samples: out, sampleRateHz }
}

const RANGE_SECONDS = 30
const SPEED = 0.02
