import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Note } from '../notes/note.ts'
import { analyseForm } from '../form/analyse-form.ts'
import { findHarmonyFacts } from '../facts/find-harmony-facts.ts'
import { analyseRhythm } from '../rhythm/analyse-rhythm.ts'
import { analyseHarmony } from './analyse-harmony.ts'
import type { Harmony } from './harmony.ts'

const block = (pitches: readonly number[], startBeats: number, durationBeats = 4, track = 0): Note[] =>
  pitches.map((pitch) => ({ pitch, startBeats, durationBeats, velocity: 90, track }))

const LOOP = [
  ...block([45, 57, 60, 64], 0),
  ...block([41, 57, 60, 65], 4),
  ...block([38, 57, 62, 65], 8),
  ...block([40, 56, 59, 64, 68], 12),
]
const PIECE = [0, 16, 32, 48]
  .flatMap((shift) => LOOP.map((note) => ({ ...note, startBeats: note.startBeats + shift })))
  .concat(block([45, 57, 60, 64], 64))

function harmonyOf(notes: readonly Note[], options: Parameters<typeof analyseHarmony>[1] = {}): Harmony {
  const harmony = analyseHarmony(notes, options)
  if (harmony.kind !== 'harmony') throw new Error(harmony.explanation)
  return harmony
}

describe('analyseHarmony', () => {
  it('reads a minor loop with its dominant', () => {
    const { key, chords, localKeys } = harmonyOf(PIECE)
    expect(key).toMatchObject({ kind: 'key', name: 'A minor' })
    expect(chords.slice(0, 5).map((chord) => chord.symbol)).toEqual(['Am', 'F', 'Dm', 'E', 'Am'])
    expect(chords.slice(0, 5).map((chord) => chord.roman)).toEqual(['i', 'VI', 'iv', 'V', 'i'])
    expect(localKeys).toHaveLength(1)
    expect(localKeys[0]).toMatchObject({ startBeats: 0, endBeats: 68, relationToHome: 'same' })
  })

  it('hears the bass that rests on the beat under a held chord', () => {
    const bass = [41, 33, 43, 36].flatMap((pitch, bar) =>
      [0.5, 1.5, 2.5, 3.5].map((beat) => ({
        pitch,
        startBeats: bar * 4 + beat,
        durationBeats: 0.5,
        velocity: 100,
        track: 1,
      })),
    )
    const pads = [
      ...block([60, 65, 69], 0),
      ...block([60, 65, 69], 4),
      ...block([58, 62, 67], 8),
      ...block([60, 64, 67], 12),
    ]
    const notes = [0, 16, 32].flatMap((shift) =>
      [...pads, ...bass].map((note) => ({ ...note, startBeats: note.startBeats + shift })),
    )
    expect(
      harmonyOf(notes)
        .chords.slice(4, 8)
        .map(({ symbol }) => symbol),
    ).toEqual(['F', 'F/A', 'Gm', 'C'])
  })

  it('gives a runner-up and reasons that can be read', () => {
    const { key } = harmonyOf(PIECE)
    if (key.kind !== 'key') throw new Error(key.explanation)
    expect(key.confidence).toBeGreaterThan(key.runnerUp.confidence)
    const sentences = key.evidence.map(({ sentence }) => sentence)
    expect(sentences).toContain('it ends on Am')
    expect(sentences.join()).toMatch(/E falls to A 4 times/)
  })

  it.each([
    [{ tonicPitchClass: 9, mode: 'minor' }, true, true, 'same'],
    [{ tonicPitchClass: 0, mode: 'major' }, true, false, 'relative'],
    [{ tonicPitchClass: 6, mode: 'major' }, false, false, 'distant'],
  ] as const)('holds the scale setting %o against the notes', (scale, hasSameNotes, isSameTonic, relation) => {
    const { key, scaleCheck } = harmonyOf(PIECE, { scale })
    expect(key).toMatchObject({ name: 'A minor' })
    expect(scaleCheck).toMatchObject({ hasSameNotes, isSameTonic, relation })
  })

  it('names the chord it begins on as the list of chords does', () => {
    const ninth = [45, 57, 60, 64, 67, 71]
    const found = analyseHarmony(
      [ninth, [41, 57, 60, 65], [38, 57, 62, 65], ninth, [40, 56, 59, 64], ninth, ninth].flatMap((pitches, bar) =>
        pitches.map((pitch): Note => ({ pitch, startBeats: bar * 4, durationBeats: 4, velocity: 90 })),
      ),
    )
    if (found.kind !== 'harmony' || found.key.kind !== 'key') throw new Error('no key')
    expect(found.chords[0]?.symbol).toBe('Am9')
    const said = found.key.evidence.filter(({ kind }) => kind === 'first-chord' || kind === 'last-chord')
    expect(said.map(({ sentence }) => sentence)).toContain('it begins on Am9')
    expect(said.map(({ words }) => words.figures)).toContainEqual([{ chord: 'Am9' }])
  })

  it('lets the scale setting decide between relatives, not against the notes', () => {
    const confidence = (scale?: { tonicPitchClass: number; mode: 'minor' }) => {
      const { key } = harmonyOf(PIECE, scale ? { scale } : {})
      return key.kind === 'key' ? key.confidence : 0
    }
    expect(confidence({ tonicPitchClass: 9, mode: 'minor' })).toBeGreaterThanOrEqual(confidence())
  })

  it('leaves drums out, named or not', () => {
    const drums = Array.from({ length: 64 }, (_, index): Note[] => [
      { pitch: 42, startBeats: index / 2, durationBeats: 0.1, velocity: 80, track: 7 },
      ...(index % 4 === 0 ? [{ pitch: 36, startBeats: index / 2, durationBeats: 0.1, velocity: 110, track: 7 }] : []),
      ...(index % 4 === 2 ? [{ pitch: 38, startBeats: index / 2, durationBeats: 0.1, velocity: 110, track: 7 }] : []),
    ]).flat()
    const guessed = harmonyOf([...PIECE, ...drums])
    expect(guessed.leftOut).toEqual([{ track: 7, reason: 'drums' }])
    expect(guessed.chords).toEqual(harmonyOf(PIECE).chords)
    expect(harmonyOf([...PIECE, ...drums], { roles: { 7: 'ignored' } }).leftOut).toEqual([
      { track: 7, reason: 'ignored' },
    ])
    expect(analyseHarmony(drums)).toMatchObject({ kind: 'unknown', reason: 'drums-only' })
  })

  it('names the notes outside a chord', () => {
    const tune: Note[] = [72, 74, 76, 74].map((pitch, index) => ({
      pitch,
      startBeats: index,
      durationBeats: 1,
      velocity: 90,
      track: 1,
    }))
    const { chords } = harmonyOf([...PIECE, ...tune])
    expect(chords[0]?.nonChordTones).toContainEqual(
      expect.objectContaining({ kind: 'passing', pitch: 74, startBeats: 1 }),
    )
  })

  it('reads the same music the same way in every key', () => {
    const romans = (shift: number) =>
      harmonyOf(PIECE.map((note) => ({ ...note, pitch: note.pitch + shift }))).chords.map(({ roman }) => roman)
    for (const shift of [1, 5, 7, 12]) expect(romans(shift)).toEqual(romans(0))
  })
})

describe('analyseHarmony, where it cannot know', () => {
  const chromatic = Array.from({ length: 96 }, (_, index): Note => ({
    pitch: 48 + ((index * 7) % 12) + 12 * (index % 2),
    startBeats: index / 2,
    durationBeats: 0.5,
    velocity: 80,
  }))
  it.each([
    ['no-notes', []],
    ['unusable-notes', block([60], 0, 0)],
    ['too-few-notes', block([60], 0)],
    ['one-pitch-class', [...block([36, 48, 60], 0), ...block([48], 8)]],
    [
      'cluster',
      block(
        Array.from({ length: 1000 }, (_, index) => index % 128),
        0,
      ),
    ],
  ] as const)('says %s', (reason, notes) => {
    expect(analyseHarmony(notes)).toMatchObject({ kind: 'unknown', reason, explanation: expect.stringMatching(/\.$/) })
  })

  it('names a chord without claiming a key', () => {
    const { key, chords } = harmonyOf(block([48, 60, 64, 67].slice(1), 0))
    expect(key).toMatchObject({ kind: 'unknown', reason: 'too-few-notes' })
    expect(chords.map(({ symbol, roman }) => [symbol, roman])).toEqual([['C', null]])
  })

  it('finds no home in twelve even notes', () =>
    expect(harmonyOf(chromatic).key).toMatchObject({ kind: 'unknown', reason: 'atonal' }))

  it('reads music far from the start, and ignores one stray note', () => {
    const far = PIECE.map((note) => ({ ...note, startBeats: note.startBeats + 400_000 }))
    expect(harmonyOf([...far, { pitch: 61, startBeats: -9e8, durationBeats: 1, velocity: 90 }]).key).toMatchObject({
      name: 'A minor',
    })
    const before = PIECE.map((note) => ({ ...note, startBeats: note.startBeats - 32 }))
    expect(harmonyOf(before).chords[0]).toMatchObject({ startBeats: -32, symbol: 'Am' })
  })
})

describe('any notes at all', () => {
  const anyNote = fc.record({
    pitch: fc.oneof(fc.integer({ min: -5, max: 140 }), fc.constant(Number.NaN)),
    startBeats: fc.oneof(
      fc.double({ min: -64, max: 256, noNaN: true }),
      fc.constantFrom(Number.POSITIVE_INFINITY, -1e12, 1e300),
    ),
    durationBeats: fc.oneof(
      fc.double({ min: 0, max: 16, noNaN: true }),
      fc.constantFrom(-1, 0, Number.POSITIVE_INFINITY, 1e9),
    ),
    velocity: fc.integer({ min: 0, max: 127 }),
    track: fc.integer({ min: 0, max: 3 }),
  })
  const anyMeter = fc.record({ beatsPerBar: fc.constantFrom(4, 3, 1.5, 0, Number.NaN, 7) })

  it('give plain data in order, with confidences between 0 and 1, and never an exception', () => {
    fc.assert(
      fc.property(fc.array(anyNote, { maxLength: 60 }), anyMeter, (notes, meter) => {
        const harmony = analyseHarmony(notes, { meter })
        expect(JSON.parse(JSON.stringify(harmony))).toEqual(harmony)
        const parts = [analyseForm(notes, meter), analyseRhythm(notes, meter), harmony]
        for (const part of parts) if (part.kind === 'unknown') expect(part.explanation).not.toBe('')
        if (harmony.kind === 'unknown') return
        findHarmonyFacts(harmony, notes, { meter })
        for (const [index, chord] of harmony.chords.entries()) {
          expect(chord.endBeats).toBeGreaterThan(chord.startBeats)
          expect(chord.startBeats).toBeGreaterThanOrEqual(
            harmony.chords[index - 1]?.endBeats ?? Number.NEGATIVE_INFINITY,
          )
          expect(chord.confidence).toBeGreaterThanOrEqual(0)
          expect(chord.confidence).toBeLessThanOrEqual(1.000001)
        }
        if (harmony.key.kind === 'key')
          expect(harmony.key.confidence + harmony.key.runnerUp.confidence).toBeLessThanOrEqual(1.000001)
      }),
      { numRuns: 60, seed: 7 },
    )
  })
})
