import { describe, expect, it } from 'vitest'
import { noteSalience } from '../spectrum/salience.ts'
import type { MonoSound } from '../sound.ts'
import { playDrums, playNotes, randomNumbers } from '../testing/play-notes.ts'
import { hearTime, type HeardTime } from './hear-time.ts'
import { onsetEnvelope } from './onset-envelope.ts'

/** Four chords, a bar each, over four on the floor with hats between; beat `n` lies at `secondsAt(n)`. */
function dance(bars: number, secondsAt: (beat: number) => number): MonoSound {
  const chords = [
    [45, 60, 64, 69],
    [41, 60, 65, 69],
    [48, 60, 64, 67],
    [43, 59, 62, 67],
  ]
  const notes = Array.from({ length: bars }, (_, bar) => bar).flatMap((bar) =>
    (chords[bar % 4] ?? []).map((pitch) => ({
      pitch,
      startSeconds: secondsAt(4 * bar),
      endSeconds: secondsAt(4 * bar + 4) - 0.02,
    })),
  )
  const beats = Array.from({ length: 4 * bars }, (_, beat) => beat)
  const sound = playNotes(notes, secondsAt(4 * bars))
  return playDrums(
    sound,
    beats.map(secondsAt),
    beats.map((beat) => secondsAt(beat + 0.5)),
  )
}

function hear(sound: MonoSound): HeardTime {
  return hearTime(onsetEnvelope(sound), noteSalience(sound))
}

/** Seconds from each beat that is heard to the nearest true one, the largest. */
function worst(heard: readonly number[], secondsAt: (beat: number) => number, beats: number): number {
  const truth = Array.from({ length: beats }, (_, beat) => secondsAt(beat))
  return Math.max(...heard.map((time) => Math.min(...truth.map((beat) => Math.abs(beat - time)))))
}

describe('hearTime', () => {
  it.each([92.3, 127.37])('hears a steady tempo of %s to two hundredths', (bpm) => {
    const secondsAt = (beat: number) => 0.4 + (60 * beat) / bpm
    const { tempo, beats, downbeats } = hear(dance(20, secondsAt))
    expect(Math.abs((tempo?.bpm ?? 0) - bpm)).toBeLessThan(0.02)
    expect(tempo?.confidence).toBeGreaterThan(0.5)
    expect(worst(beats.slice(1, -2), secondsAt, 84)).toBeLessThan(0.012)
    expect(downbeats.length).toBeGreaterThan(beats.length / 4 - 2)
  })

  it('follows a tempo that wanders', () => {
    const secondsAt = (beat: number) => 0.5 * beat + 0.25 * Math.sin(beat / 12)
    const { beats } = hear(dance(16, secondsAt))
    expect(beats.length).toBeGreaterThan(56)
    expect(worst(beats.slice(2, -3), (half) => secondsAt(half / 2), 128)).toBeLessThan(0.06)
  })

  it('names no tempo in silence, in noise or in a moment of sound', () => {
    const random = randomNumbers(5)
    const noise = Float32Array.from({ length: 22_050 * 20 }, () => random() - 0.5)
    for (const samples of [new Float32Array(22_050 * 20), noise, new Float32Array(100)])
      expect(hear({ samples, sampleRateHz: 22_050 })).toEqual({ tempo: null, beats: [], downbeats: [] })
  })
})
