import type { SetDescription, TrackDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { findingOf, midi, midiClip } from '../../testing/report-of.ts'

type Row = { readonly pitch: number; readonly startBeats: number; readonly durationBeats: number }

const C = [48, 60, 64, 67]
const G = [43, 59, 62, 67]
const Am = [45, 57, 60, 64]
const F = [41, 57, 60, 65]
const Dm = [38, 57, 62, 65]
const E = [40, 56, 59, 64]
const Em = [40, 55, 59, 64]
const E7 = [40, 56, 62, 64, 71]

const bars = (chords: readonly (readonly number[])[], times = 1): Row[] =>
  Array.from({ length: times }, () => chords)
    .flat()
    .flatMap((pitches, bar) => pitches.map((pitch) => ({ pitch, startBeats: bar * 4, durationBeats: 4 })))
const part = (name: string, notes: readonly Row[]): TrackDescription =>
  midi({
    name,
    arrangementClips: [midiClip({ lengthBeats: Math.max(...notes.map((row) => row.startBeats)) + 4, notes })],
  })
const chords = (loop: readonly (readonly number[])[], times = 1, rest: SetDescription = {}): SetDescription => ({
  ...rest,
  tracks: [part('Chords', bars(loop, times)), ...(rest.tracks ?? [])],
})
const line = (pitches: readonly number[], step = 1): Row[] =>
  pitches.map((pitch, index) => ({ pitch, startBeats: index * step, durationBeats: step }))
const over = (bass: number) => (pitches: readonly number[]) => [bass, ...pitches.slice(1)]
const loop = [C, G, Am, F]
const lead = (pitches: readonly number[]): SetDescription => chords(loop, 4, { tracks: [part('Lead', line(pitches))] })
/** Thirty-two notes around G4 whose `peak`th is an octave above the lowest. */
const hill = (peak: number, again?: number) =>
  Array.from({ length: 32 }, (_, index) =>
    index === peak || index === again ? 84 : ([72, 74, 76, 79, 76, 74, 76, 77][index % 8] ?? 72),
  )
const outer = (bass: readonly number[], top: readonly number[]): SetDescription => ({
  tracks: [part('Bass', line(bass)), part('Lead', line(top))],
})
const walk = [36, 38, 40, 41, 43, 41, 40, 38, 36, 38, 40, 41]
const minorFive = [69, 72, 74, 76, 79, 76, 74, 72]

describe('harmony', () => {
  it.each<[string, string, SetDescription, boolean]>([
    ['HA01', 'four chords, four times round', chords(loop, 4), true],
    ['HA01', 'three times round', chords(loop, 3), false],
    ['HA01', 'C major and C minor in turns', chords([C, [48, 60, 63, 67]], 8), false],
    ['HA01', 'chords that never return', chords([C, F, G, Am, Dm, G, C, Em, F, Dm, E, Am]), false],
    ['HA02', 'two phrases that close G to C', chords([C, F, G, C], 2), true],
    ['HA02', 'one chord', chords([C], 8), false],
    ['HA03', 'four chords over C', chords([C, F, G, Am].map(over(36)), 2), true],
    ['HA03', 'the same over their own roots', chords([C, F, G, Am], 2), false],
    ['HA03', 'two chords over C', chords([C, F].map(over(36)), 4), false],
    ['HA04', 'a bass of A G F E', chords([Am, G, F, E], 2), true],
    ['HA04', 'a bass that leaps', chords([Am, F, C, G], 2), false],
    ['HA05', 'E7 that leads to Am', chords([C, E7, Am, F, C, G, C, C], 2), true],
    ['HA05', 'E minor before Am', chords([C, Em, Am, F, C, G, C, C], 2), false],
    ['HA05', 'E7 that goes nowhere', chords([C, E7, G, F, C, G, C, C], 2), false],
    ['HA06', 'G♯ under E and G under C', chords([Am, F, C, E, Am, Dm, E, Am], 2), true],
    ['HA06', 'G only', chords([Am, F, C, G, Am, Dm, Em, Am], 2), false],
  ])('%s %s', async (id, _, set, isTold) => {
    expect((await findingOf(id, set)) !== undefined).toBe(isTold)
  })

  it.each<[string, string, SetDescription, boolean]>([
    [
      'HA07',
      'D Dorian',
      chords(
        [
          [38, 57, 62, 65],
          [43, 59, 62, 67],
        ],
        8,
        { tracks: [part('Bass', line(Array.from({ length: 64 }, () => 38)))] },
      ),
      true,
    ],
    ['HA07', 'plain C major', chords(loop, 4), false],
    ['HA08', 'the scale of E major', chords(loop, 4, { scale: { rootPitchClass: 4, name: 'Major' } }), true],
    [
      'HA08',
      'A minor, which has the same notes',
      chords(loop, 4, { scale: { rootPitchClass: 9, name: 'Minor' } }),
      false,
    ],
    ['HA08', 'no scale', chords(loop, 4), false],
    [
      'HA10',
      'a lead a twelfth above',
      outer(walk, [...walk.slice(0, 8).map((pitch) => pitch + 31), 74, 72, 71, 69]),
      true,
    ],
    [
      'HA10',
      'a lead that doubles the bass',
      outer(
        walk,
        walk.map((pitch) => pitch + 24),
      ),
      false,
    ],
    [
      'HA10',
      'a lead that moves against it',
      outer(
        walk,
        walk.map((pitch) => 110 - pitch),
      ),
      false,
    ],
    ['HA11', 'one top past the middle', lead(hill(20)), true],
    ['HA11', 'two tops', lead(hill(20, 28)), false],
    ['HA11', 'a top at the start', lead(hill(4)), false],
    ['HA11', 'a top at the very end', lead(hill(31)), false],
    [
      'HA12',
      'A minor pentatonic over A minor',
      chords([Am, F, Dm, Em], 4, { tracks: [part('Lead', line([...minorFive, ...minorFive, ...minorFive]))] }),
      true,
    ],
    [
      'HA12',
      'with one B in it',
      chords([Am, F, Dm, Em], 4, { tracks: [part('Lead', line([...minorFive, 71, ...minorFive, ...minorFive]))] }),
      false,
    ],
    [
      'HA12',
      'twenty-three notes',
      chords([Am, F, Dm, Em], 4, { tracks: [part('Lead', line([...minorFive, ...minorFive, ...minorFive.slice(1)]))] }),
      false,
    ],
    ['MI07', 'a C♯ between C and D', lead([...hill(20).slice(0, 30), 72, 73, 74, 76]), true],
    ['MI07', 'every note in the key', lead(hill(20)), false],
    ['MI07', 'a leading tone in minor', chords([Am, F, Dm, E, Am, F, E, Am], 2), false],
  ])('%s %s', async (id, _, set, isTold) => {
    expect((await findingOf(id, set)) !== undefined).toBe(isTold)
  })

  it('names the loop, its numerals and its bars', async () => {
    const finding = await findingOf('HA01', chords(loop, 4))
    expect(finding?.claim).toBe(
      'C – G – Am – F comes round 4 times: I V vi IV in C major, a loop that musicians know as “axis”.',
    )
    expect(finding?.place.bars).toEqual({ from: 1, to: 4 })
  })

  it('HA09 asks which of two relative keys is home where both are likely', async () => {
    const open = await findingOf('HA09', chords([Am, F, C, G], 4))
    const nearly = await findingOf('HA09', chords([Am, C], 4))
    const closed = await findingOf('HA09', chords([Am, G, F, G], 4))
    expect([open?.severity, nearly, closed]).toEqual(['idea', undefined, undefined])
  })
})
