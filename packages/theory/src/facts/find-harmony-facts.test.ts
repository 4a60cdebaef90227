import { describe, expect, it } from 'vitest'
import { analyseHarmony } from '../harmony/analyse-harmony.ts'
import type { Note } from '../notes/note.ts'
import { findHarmonyFacts } from './find-harmony-facts.ts'
import { nameSchema, plainNumeral } from './progression-schemas.ts'

/** One bar a chord: bass first, then the rest. */
const bars = (chords: readonly (readonly number[])[], times = 1): Note[] =>
  Array.from({ length: times }, () => chords)
    .flat()
    .flatMap((pitches, bar) => pitches.map((pitch) => ({ pitch, startBeats: bar * 4, durationBeats: 4, velocity: 90 })))

const C = [48, 60, 64, 67]
const G = [43, 59, 62, 67]
const Am = [45, 57, 60, 64]
const F = [41, 57, 60, 65]
const Fm = [41, 56, 60, 65]
const E7 = [40, 56, 62, 64, 71]
const Dm = [38, 57, 62, 65]
const E = [40, 56, 59, 64]

function factsOf(notes: readonly Note[]) {
  const harmony = analyseHarmony(notes)
  if (harmony.kind !== 'harmony') throw new Error(harmony.explanation)
  return findHarmonyFacts(harmony, notes)
}

describe('findHarmonyFacts', () => {
  it('names a loop and counts it', () => {
    const { progressions, functionShares } = factsOf(bars([C, G, Am, F], 6))
    expect(progressions[0]).toMatchObject({
      numerals: ['I', 'V', 'vi', 'IV'],
      symbols: ['C', 'G', 'Am', 'F'],
      schema: { name: 'axis', rotation: 0 },
      times: 6,
      lengthBeats: 16,
    })
    expect(functionShares).toEqual({ tonic: 0.5, subdominant: 0.25, dominant: 0.25, outside: 0 })
  })

  it('finds a borrowed chord and says from where', () => {
    const { borrowed, foreignNotes } = factsOf(bars([C, Am, F, Fm, C, G, C, C], 2))
    expect(borrowed).toEqual([
      expect.objectContaining({ symbol: 'Fm', roman: 'iv', from: 'C minor', pitchClassNames: ['Ab'] }),
    ])
    expect(borrowed[0]?.spans.map(({ bar }) => bar)).toEqual([4, 12])
    expect(foreignNotes).toMatchObject({ total: 2, byKind: { 'borrowed-chord': 2 } })
  })

  it('counts bars from the first, also for a note before all chords', () => {
    const early: Note = { pitch: 39, startBeats: 5, durationBeats: 1, velocity: 90, track: 1 }
    const later = bars([C, F, G, C], 4).map((note) => ({ ...note, startBeats: note.startBeats + 64 }))
    const harmony = analyseHarmony([early, ...later])
    if (harmony.kind !== 'harmony') throw new Error(harmony.explanation)
    const chords = harmony.chords.filter(({ startBeats }) => startBeats >= 64)
    const { foreignNotes } = findHarmonyFacts({ ...harmony, chords }, [early, ...later])
    expect(foreignNotes?.notes.map(({ span }) => span.bar)).toEqual([2])
  })

  it('finds a secondary dominant that resolves', () => {
    const { applied } = factsOf(bars([C, E7, Am, F, C, G, C, C], 2))
    expect(applied).toEqual([expect.objectContaining({ symbol: 'E7', roman: 'V7/vi', resolves: true })])
  })

  it('tells the leading tone from the subtonic', () => {
    const { seventhDegree, cadences } = factsOf(bars([Am, F, Dm, E, Am, F, E, Am], 2))
    expect(seventhDegree).toMatchObject({
      raisedName: 'G#',
      naturalName: 'G',
      naturalBeats: 0,
      raisedOverDominant: 1,
      reading: 'harmonic-minor',
    })
    expect(cadences.some(({ kind, symbols }) => kind === 'authentic' && symbols.join(' ') === 'E Am')).toBe(true)
  })

  it('sees a pentatonic line', () => {
    const tune = [57, 60, 62, 64, 67, 64, 62, 60, 57, 55, 57, 60, 62, 60, 57, 57].map((pitch, index): Note => ({
      pitch,
      startBeats: index,
      durationBeats: 1,
      velocity: 90,
    }))
    const bass = [45, 45, 45, 45].map((pitch, bar): Note => ({
      pitch,
      startBeats: bar * 4,
      durationBeats: 4,
      velocity: 90,
      track: 1,
    }))
    expect(factsOf([...tune, ...bass]).scaleCoverage).toMatchObject({
      shape: 'pentatonic',
      name: 'minor pentatonic',
      missingDegrees: [2, 6],
    })
  })

  it('hears a pedal under changing chords', () => {
    const over = (chord: readonly number[]): number[] => [36, ...chord.slice(1)]
    const { pedals } = factsOf(bars([C, over(F), over(C), over(F), G, Am, F, G], 2))
    expect(pedals[0]).toMatchObject({ name: 'C', degree: 'tonic' })
  })

  it('follows the bass down', () => {
    const { bassMotion, harmonicRhythm } = factsOf(bars([Am, [43, 59, 62, 67], F, E, Am, G, F, E], 2))
    expect(bassMotion?.lament?.names).toEqual(['A', 'G', 'F', 'E'])
    expect(bassMotion?.rootShare).toBe(1)
    expect(harmonicRhythm?.changesPerBar).toBe(1)
  })
})

describe('nameSchema', () => {
  it.each([
    [['vi', 'IV', 'I', 'V'], { name: 'axis', rotation: 2 }],
    [['i', 'VII', 'VI', 'V7'], { name: 'Andalusian', rotation: 0 }],
    [['i7', 'IV7'], { name: 'Dorian shuttle', rotation: 0 }],
    [['IVM7', 'V', 'iii7', 'vi'], { name: 'royal road', rotation: 0 }],
    [['I', 'II', 'III'], null],
  ])('%o is %o', (numerals, schema) => expect(nameSchema(numerals)).toEqual(schema))
})

describe('plainNumeral', () => {
  it.each([
    ['V65', 'V'],
    ['viiø7', 'vii'],
    ['bVIIM7', 'bVII'],
    ['#iv°', '#iv'],
  ])('%s without its figures is %s', (numeral, plain) => expect(plainNumeral(numeral)).toBe(plain))
})
