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

  it('knows a song that is played 2 % slow where its tempo was heard as four fifths', () => {
    const { samples } = playNotes(shifted(notes, 1), 40)
    const slow = { samples: stretched(samples, 1 / 0.98), sampleRateHz: 22_050 }
    expect(aligned(align(slow, setOf(notes), [0.784])).rate).toBeCloseTo(0.98, 3)
    expect(aligned(align({ samples, sampleRateHz: 22_050 }, setOf(notes), [0.784])).rate).toBe(1)
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

  it('takes another song at another tempo for its own only where it fits better than songs do by luck', () => {
    const other = song(2, 60)
    const withShared = (share: number) => {
      const random = randomNumbers(5)
      return notes
        .map((note, index) => (random() < share ? note : (other[index] ?? note)))
        .map((note) => ({ ...note, startSeconds: note.startSeconds / 1.1, endSeconds: note.endSeconds / 1.1 }))
    }
    expect(align(playNotes(withShared(0.28), 40), setOf(notes), [1.1])).toMatchObject({ kind: 'refused' })
    expect(aligned(align(playNotes(withShared(0.5), 40), setOf(notes), [1.1])).rate).toBeCloseTo(1.1, 3)
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

  it('says that an excerpt could equally be elsewhere, and no more than that, where the set holds its very notes again', () => {
    const [first, second] = [song(4, 12), song(7, 24)]
    const set = [...first, ...shifted(second, 12), ...shifted(first, 36), ...shifted(song(8, 12), 48)]
    const found = aligned(align(playNotes(first, 12), setOf(set)))
    const places = [found.offsetSeconds, ...found.alternativesSeconds].toSorted((a, b) => b - a)
    expect(places).toHaveLength(2)
    expect(places[0]).toBeCloseTo(0, 1)
    expect(places[1]).toBeCloseTo(-36, 1)
    expect(found.confidence).toBeLessThanOrEqual(0.5)
  })

  it('tells a repeat by the notes that differ, and is sure of it', () => {
    const loop = song(4, 16)
    const variant = loop.map((note) =>
      note.startSeconds >= 12 && note.pitch > 59 ? { ...note, pitch: note.pitch + 4 } : note,
    )
    const set = [...loop, ...shifted(variant, 16), ...shifted(loop, 32), ...shifted(variant, 48)].slice(0, -30)
    const found = aligned(align(playNotes(variant, 16), setOf(set)))
    expect(found.offsetSeconds).toBeCloseTo(-16, 1)
    expect(found.alternativesSeconds).toEqual([])
    expect(found.confidence).toBeGreaterThan(0.9)
  })

  it.each([
    ['an intro of drums whose notes begin behind its middle', 18, 0],
    ['an outro of drums whose notes end before its middle', 0, -28],
  ])('lays %s', (_, notesFrom, offset) => {
    const late = shifted(song(5, 40), notesFrom)
    const beats = Array.from({ length: 140 }, (_beat, beat) => beat / 2)
    const sound = playDrums(
      playNotes(shifted(late, offset), 30),
      beats.filter((at) => at < 30),
      [],
    )
    const found = aligned(align(sound, { ...setOf(late), beats }))
    expect(found.offsetSeconds).toBeCloseTo(offset, 1)
  })

  it('names both places where the file plays neither of the fills in which they differ', () => {
    const loop = song(4, 16)
    const fill = (at: number, pitches: readonly number[]) =>
      pitches.map((pitch, index) => ({ pitch, startSeconds: at + index / 2, endSeconds: at + index / 2 + 0.45 }))
    const set = [
      ...loop,
      ...fill(12, [78, 80, 82, 80]),
      ...shifted(song(7, 16), 16),
      ...shifted(loop, 32),
      ...fill(44, [80, 82, 78, 82]),
      ...shifted(song(8, 16), 48),
    ]
    const found = aligned(align(playNotes(loop, 16), setOf(set)))
    expect(found.alternativesSeconds).toHaveLength(1)
    expect(found.confidence).toBeLessThanOrEqual(0.5)
  })

  it('takes a note that is struck a little softer for no difference', () => {
    const loop = song(4, 16)
    const { notes: plain, ...rest } = setOf([...loop, ...shifted(song(7, 16), 16), ...shifted(loop, 32)])
    const set = { ...rest, notes: plain.map((note, index) => (index === 8 ? { ...note, velocity: 60 } : note)) }
    const found = aligned(align(playNotes(loop, 16), set))
    expect(found.alternativesSeconds).toHaveLength(1)
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
