import { describe, expect, it } from 'vitest'
import type { Note } from '../notes/note.ts'
import { compareVoices } from '../facts/voice-pair.ts'
import { analyseMelody } from './analyse-melody.ts'
import { nonChordToneKind } from './non-chord-tones.ts'
import { analyseHarmony } from '../harmony/analyse-harmony.ts'

const line = (pitches: readonly number[], length = 1, track = 0): Note[] =>
  pitches.map((pitch, index) => ({ pitch, startBeats: index * length, durationBeats: length, velocity: 90, track }))

describe('analyseMelody', () => {
  it.each([
    [[60, 62, 64, 65, 67, 69, 71, 72, 74], 'rising'],
    [[74, 72, 71, 69, 67, 65, 64, 62, 60], 'falling'],
    [[60, 62, 64, 67, 72, 67, 64, 62, 60], 'arch'],
    [[72, 71, 69, 62, 60, 62, 69, 71, 72], 'valley'],
    [[60, 60, 60, 60, 60, 60, 60, 60, 60], 'level'],
  ] as const)('hears %o as %s', (pitches, contour) => expect(analyseMelody(line(pitches))).toMatchObject({ contour }))

  it('counts steps, leaps and leaps that turn back by step', () => {
    expect(analyseMelody(line([60, 62, 69, 67, 67, 60]))).toMatchObject({
      steps: 2,
      leaps: 2,
      repeats: 1,
      recoveredLeaps: 1,
      largestLeap: { semitones: 7, startBeats: 1 },
      range: { lowest: 60, highest: 69, semitones: 9 },
      peak: { pitch: 69, startBeats: 2, times: 1 },
    })
  })

  it('does not take chords for a melody', () => {
    const chords = [0, 1, 2, 3].flatMap((beat) =>
      [60, 64, 67].map((pitch) => ({ pitch, startBeats: beat, durationBeats: 1, velocity: 90 })),
    )
    expect(analyseMelody(chords)).toMatchObject({ kind: 'unknown' })
  })

  it('measures tension against the chords', () => {
    const chords = [0, 4, 8, 12].flatMap((start) =>
      [48, 64, 67, 72].map((pitch) => ({ pitch, startBeats: start, durationBeats: 4, velocity: 80, track: 1 })),
    )
    const harmony = analyseHarmony(chords)
    if (harmony.kind !== 'harmony') throw new Error(harmony.explanation)
    const melody = analyseMelody(line([76, 74, 72, 79, 76, 74, 72, 79]), harmony.chords)
    if (melody.kind !== 'melody') throw new Error(melody.explanation)
    expect(melody.tension).toMatchObject({
      chordToneShare: 0.75,
      tensions: [
        { degree: '9', pitch: 74 },
        { degree: '9', pitch: 74 },
      ],
    })
  })
})

describe('nonChordToneKind', () => {
  const C = { startBeats: 0, endBeats: 4 }
  const sounding = (pitches: readonly number[], starts: readonly number[], ends: readonly number[]) =>
    pitches.map((pitch, index) => ({
      pitch,
      startBeats: starts[index] ?? 0,
      endBeats: ends[index] ?? 0,
      velocity: 80,
      track: 0,
    }))
  it.each([
    ['passing', [60, 62, 64], [0, 1, 2], [1, 2, 3], C],
    ['neighbour', [64, 65, 64], [0, 1, 2], [1, 2, 3], C],
    ['appoggiatura', [60, 65, 64], [0, 1, 2], [1, 2, 3], C],
    ['escape', [64, 65, 60], [0, 1, 2], [1, 2, 3], C],
    ['anticipation', [64, 62, 62], [0, 3.5, 4], [3.5, 4, 5], C],
    ['suspension', [64, 65, 64], [-2, -1, 1], [-1, 1, 2], C],
    ['pedal', [64, 62, 60], [-2, -1, 4], [-1, 4, 5], C],
    ['free', [60, 66, 72], [0, 1, 2], [1, 2, 3], C],
  ] as const)('hears a %s', (kind, pitches, starts, ends, chord) => {
    expect(nonChordToneKind(sounding(pitches, starts, ends), 1, chord)).toBe(kind)
  })
})

describe('compareVoices', () => {
  const scale = [60, 62, 64, 65, 67, 69, 71, 72]
  it('finds parallel fifths', () => {
    const pair = compareVoices(line(scale.map((pitch) => pitch + 7)), line(scale))
    expect(pair).toMatchObject({ parallel: 7, contrary: 0, crossings: 0, isDoubled: false })
    expect(pair?.parallelPerfects[0]).toEqual({ interval: 'fifth', startBeats: 0, pitches: [69, 62] })
  })
  it('knows a doubled line', () =>
    expect(compareVoices(line(scale.map((pitch) => pitch + 12)), line(scale))).toMatchObject({
      isDoubled: true,
      doubling: 1,
    }))
  it('finds contrary motion and crossing', () => {
    expect(compareVoices(line([...scale].reverse()), line(scale))).toMatchObject({
      contrary: 7,
      parallel: 0,
      crossings: 4,
    })
  })
  it('does not judge three notes', () => expect(compareVoices(line([60, 62, 64]), line([48, 50, 52]))).toBeNull())
})
