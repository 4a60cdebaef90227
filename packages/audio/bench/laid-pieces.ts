import { hearMusic } from '../src/hear/hear-music.ts'
import type { TimedSet } from '../src/alignment/align.ts'
import type { MonoSound } from '../src/sound.ts'

/**
 * How excerpts of a piece are laid on its set when they were exported or played in another way than the set says: 30 s from three places (export range), the
 * whole 2 % slower and faster, and at 44.1 kHz what was made at 48. Each figure is 0 to 1.
 *
 * ```ts
 * laidFigures(sound, set) // { 'export range within 20 ms': 1, … }
 * ```
 */
export function laidFigures(sound: MonoSound, set: TimedSet): Readonly<Record<string, number>> {
  const seconds = sound.samples.length / sound.sampleRateHz
  const starts = [0, 0.3, 0.6].map((share) => share * Math.max(0, seconds - RANGE_SECONDS))
  const ranges = starts.map((start) => laid(cut(sound, start), set, 1, -start))
  const slow = laid(played(sound, 1 - SPEED), set, 1 - SPEED, 0)
  const fast = laid(played(sound, 1 + SPEED), set, 1 + SPEED, 0)
  const otherRate = laid(played(sound, 44_100 / 48_000), set, 44_100 / 48_000, 0)
  const mean = (of: readonly boolean[]) => of.filter(Boolean).length / of.length
  return {
    'export range, 30 s: within 20 ms': mean(ranges.map(({ missMs }) => missMs <= 20)),
    'tempo with set: within 0.01 BPM': mean([...ranges, slow, fast, otherRate].map(({ bpmOff }) => bpmOff < 0.01)),
    'played 2 % slow or fast: its speed': mean([slow.isItsSpeed, fast.isItsSpeed]),
    'played 2 % slow or fast: within 5 ms': mean([slow, fast].map(({ missMs }) => missMs <= 5)),
    '48 kHz played as 44.1: its speed': Number(otherRate.isItsSpeed),
  }
}

function laid(sound: MonoSound, set: TimedSet, rate: number, offsetSeconds: number) {
  const { alignment, tempo } = hearMusic(sound, { set }).music
  const [first = 0, second = 0] = [set.beats[0], set.beats.at(-1)]
  const bpm = (60 * (set.beats.length - 1) * rate) / (second - first)
  return {
    missMs: alignment ? 1000 * Math.abs(alignment.offsetSeconds - offsetSeconds) : Infinity,
    isItsSpeed: alignment !== null && Math.abs(alignment.rate / rate - 1) < 0.001,
    bpmOff: Math.abs((tempo?.bpm ?? 0) - bpm),
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
