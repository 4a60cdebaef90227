import { describe, expect, it } from 'vitest'
import { noteSalience } from '../spectrum/salience.ts'
import type { MonoSound } from '../sound.ts'
import { playDrums, playNotes, randomNumbers, type PlayedNote } from '../testing/play-notes.ts'
import { onsetEnvelope } from '../time/onset-envelope.ts'
import { alignToSet, type Alignment, type TimedSet } from './align.ts'

/** A tune that does not repeat, over a bass, at 120 BPM. */
function song(seed: number, seconds: number): PlayedNote[] {
  const random = randomNumbers(seed)
  const scale = [0, 2, 4, 5, 7, 9, 11]
  const pick = (base: number) => base + (scale[Math.floor(random() * 7)] ?? 0)
  const notes: PlayedNote[] = []
  for (let at = 0; at < seconds; at += 0.5) notes.push({ pitch: pick(60), startSeconds: at, endSeconds: at + 0.45 })
  for (let at = 0; at < seconds; at += 2) notes.push({ pitch: pick(36), startSeconds: at, endSeconds: at + 1.9 })
  return notes
}

function setOf(notes: readonly PlayedNote[], likelyStarts: readonly number[] = []): TimedSet {
  return {
    notes: notes.map((note) => ({ ...note, velocity: 100 })),
    attacks: notes.map(({ startSeconds }) => ({ seconds: startSeconds, weight: 1 })),
    likelyStarts,
    beats: [],
    downbeats: [],
  }
}

function shifted(notes: readonly PlayedNote[], seconds: number): PlayedNote[] {
  return notes.map((note) => ({
    ...note,
    startSeconds: note.startSeconds + seconds,
    endSeconds: note.endSeconds + seconds,
  }))
}

function align(sound: MonoSound, set: TimedSet, tempoRatios: readonly number[] = []): Alignment {
  return alignToSet(noteSalience(sound), onsetEnvelope(sound), set, tempoRatios)
}

function aligned(alignment: Alignment) {
  if (alignment.kind !== 'aligned') throw new Error(`${alignment.reason} at ${alignment.score}`)
  return alignment
}

describe('alignToSet', () => {
  const notes = song(1, 60)

  it.each([0, 1.37, -20.25])('finds beat 0 at second %s of the file', (offset) => {
    const sound = playNotes(shifted(notes, offset), 30)
    const found = aligned(align(sound, setOf(notes)))
    expect(found.offsetSeconds).toBeGreaterThan(offset - 0.01)
    expect(found.offsetSeconds).toBeLessThan(offset + 0.01)
    expect(found).toMatchObject({ rate: 1, semitones: 0, moved: [] })
    expect(found.confidence).toBeGreaterThan(0.9)
  })

  it('refuses another song in the same key', () => {
    const sound = playNotes(song(2, 40), 40)
    expect(align(sound, setOf(notes))).toMatchObject({ kind: 'refused', reason: 'another-song' })
  })

  it('refuses noise, silence, a moment of sound and a set without notes', () => {
    const random = randomNumbers(3)
    const noise = { samples: Float32Array.from({ length: 22_050 * 20 }, () => random() - 0.5), sampleRateHz: 22_050 }
    expect(align(noise, setOf(notes))).toMatchObject({ kind: 'refused', reason: 'another-song' })
    expect(align({ ...noise, samples: new Float32Array(22_050 * 20) }, setOf(notes))).toMatchObject({ kind: 'refused' })
    expect(align(playNotes(notes, 2), setOf(notes))).toMatchObject({ kind: 'refused', reason: 'too-short' })
    expect(align(noise, setOf([]))).toMatchObject({ kind: 'refused', reason: 'no-notes' })
  })

  it('knows a file that plays at the wrong rate', () => {
    const { samples } = playNotes(shifted(notes, 1), 40)
    const slow = { samples: stretched(samples, 48_000 / 44_100), sampleRateHz: 22_050 }
    const found = aligned(align(slow, setOf(notes)))
    expect(found.rate).toBeCloseTo(44_100 / 48_000, 3)
    expect(found.offsetSeconds).toBeCloseTo(48_000 / 44_100, 1)
  })

  it('knows a song that is played 2 % slow, and one that is not', () => {
    const { samples } = playNotes(shifted(notes, 1), 40)
    const slow = { samples: stretched(samples, 1 / 0.98), sampleRateHz: 22_050 }
    expect(aligned(align(slow, setOf(notes), [0.98])).rate).toBeCloseTo(0.98, 3)
    expect(aligned(align({ samples, sampleRateHz: 22_050 }, setOf(notes), [0.98])).rate).toBe(1)
  })

  it.each([
    [0.98, -25, -1],
    [1.02, 25, 1],
  ])('knows a song that is played at %s of its speed and was %s cents off before', (rate, cents, semitones) => {
    const { samples } = playNotes(shifted(notes, 1), 40, cents)
    const played = { samples: stretched(samples, 1 / rate), sampleRateHz: 22_050 }
    const found = aligned(align(played, setOf(notes), [rate]))
    expect(found.rate).toBeCloseTo(rate, 3)
    expect(found.semitones).toBe(semitones)
  })

  it('knows a song that is played 2 % slow where most of its set is not heard in it', () => {
    const heard = song(3, 36)
    const unheard = [7, -5, 12, 19].flatMap((up, index) =>
      song(15 + 2 * index, 36).map((note) => ({ ...note, pitch: note.pitch + up })),
    )
    const slow = { samples: stretched(playNotes(heard, 36).samples, 1 / 0.98), sampleRateHz: 22_050 }
    expect(aligned(align(slow, setOf([...heard, ...unheard]), [0.98])).rate).toBeCloseTo(0.98, 3)
  })

  it('knows a bounce from before the tempo was changed', () => {
    const faster = notes.map((note) => ({
      ...note,
      startSeconds: note.startSeconds / 1.1,
      endSeconds: note.endSeconds / 1.1,
    }))
    const found = aligned(align(playNotes(shifted(faster, 1), 40), setOf(notes), [1.1]))
    expect(found.rate).toBeCloseTo(1.1, 3)
    expect(found.offsetSeconds).toBeCloseTo(1, 1)
  })

  it('says which part was moved since the bounce', () => {
    const now = [
      ...notes.filter((note) => note.startSeconds < 30),
      ...shifted(
        notes.filter((note) => note.startSeconds >= 30),
        16,
      ),
    ]
    const { moved } = aligned(align(playNotes(notes, 60), setOf(now)))
    expect(moved).toHaveLength(1)
    expect(moved[0]?.startSeconds).toBeCloseTo(30, 0)
    expect(moved[0]?.shiftSeconds).toBeCloseTo(16, 0)
  })

  it('takes the likely start where a loop fits at several places, and names the others', () => {
    const loop = song(4, 8)
    const set = [0, 8, 16, 24].flatMap((at) => shifted(loop, at))
    const sound = playDrums(playNotes(loop.concat(shifted(loop, 8)), 16), [], [])
    const found = aligned(align(sound, setOf(set, [8])))
    expect(found.offsetSeconds).toBeCloseTo(-8, 1)
    expect(found.alternativesSeconds.length).toBeGreaterThan(0)
    expect(found.confidence).toBeLessThan(0.8)
  })

  it('takes the whole of a song that repeats for the whole, not for its second half and half a minute more', () => {
    const loop = song(5, 16)
    const whole = [0, 16, 32, 48].flatMap((at) => shifted(loop, at))
    // What the set has no notes of lies behind its end there, where it does not count.
    const sung = shifted(song(6, 2), 60)
    const found = aligned(align(playNotes([...whole, ...sung], 64), setOf(whole, [0, 16, 32, 48])))
    expect(found.offsetSeconds).toBeCloseTo(0, 1)
  })
})

/** Linear interpolation: the file becomes `factor` times as long, and lower. */
function stretched(samples: Float32Array, factor: number): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length * factor) }, (_, at) => {
    const from = at / factor
    const whole = Math.floor(from)
    return (samples[whole] ?? 0) + (from - whole) * ((samples[whole + 1] ?? 0) - (samples[whole] ?? 0))
  })
}
