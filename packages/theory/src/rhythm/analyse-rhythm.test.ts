import { describe, expect, it } from 'vitest'
import type { Note } from '../notes/note.ts'
import { analyseRhythm } from './analyse-rhythm.ts'
import { findLoop } from './find-loop.ts'
import { fitGrid, median } from './grid-fit.ts'
import { polymeterOf } from './polymeter.ts'
import { measureSwing } from './swing.ts'
import { measureSyncopation, metricalWeights } from './syncopation.ts'

const at = (starts: readonly number[], velocity = 90, pitch = 42): Note[] =>
  starts.map((startBeats) => ({ pitch, startBeats, durationBeats: 0.1, velocity }))
const sixteenths = (count: number, swing = 0.5, late = 0): Note[] =>
  at(Array.from({ length: count }, (_, index) => Math.floor(index / 2) * 0.5 + (index % 2) * swing * 0.5 + late))

describe('measureSwing', () => {
  it.each([0.5, 0.54, 0.58, 0.62, 0.66])('finds %f', (ratio) => {
    expect(measureSwing(sixteenths(64, ratio))?.ratio).toBeCloseTo(ratio, 6)
  })
  it('reads swung eighths where no sixteenths play', () => {
    expect(
      measureSwing(at(Array.from({ length: 32 }, (_, index) => Math.floor(index / 2) + (index % 2) * 0.6))),
    ).toMatchObject({ unitBeats: 0.5, ratio: expect.closeTo(0.6, 6) })
  })
  it('has no answer for notes on the beat', () => expect(measureSwing(at([0, 1, 2, 3, 4, 5, 6, 7, 8]))).toBeNull())
})

describe('fitGrid', () => {
  it('calls exact notes quantised', () =>
    expect(fitGrid(sixteenths(64))).toMatchObject({ timing: 'quantised', onGrid: 1, offsetBeats: 0 }))
  it('calls a constant swing swung', () => expect(fitGrid(sixteenths(64, 0.58)).timing).toBe('swung'))
  it('calls small differences played and finds how late they are', () => {
    const played = sixteenths(64).map((note, index) => ({
      ...note,
      startBeats: note.startBeats + 0.02 + 0.011 * Math.sin(index * 12.9898),
    }))
    const fit = fitGrid(played)
    expect(fit.timing).toBe('played')
    expect(fit.offsetBeats).toBeCloseTo(0.02, 2)
  })
  it('does not judge five notes', () => expect(fitGrid(sixteenths(5)).timing).toBe('unclear'))
})

describe('measureSyncopation', () => {
  it('is nothing on the beat', () =>
    expect(measureSyncopation(at([0, 1, 2, 3, 4, 5, 6, 7]), { beatsPerBar: 4 })).toMatchObject({
      perBar: 0,
      share: 0,
      strongestBar: null,
    }))
  it('counts a note held over beat three', () => {
    const { perBar, strongestBar } = measureSyncopation(at([0, 1.5, 3]), { beatsPerBar: 4 })
    expect(perBar).toBeGreaterThan(0)
    // One or two notes make no bar that syncopates most.
    expect(strongestBar).toBeNull()
    expect(measureSyncopation(at([0.5, 1.5, 3.5, 5]), { beatsPerBar: 4 }).strongestBar).toBe(1)
  })
  it('weighs the bar by halves', () =>
    expect(metricalWeights(4).slice(0, 9)).toEqual([0, -4, -3, -4, -2, -4, -3, -4, -1]))
})

describe('findLoop', () => {
  const pattern = [0, 0.75, 1.5, 2]
  const repeat = (length: number, times: number): Note[] =>
    Array.from({ length: times }, (_, time) => at(pattern.map((start) => start + time * length))).flat()
  it.each([2.25, 3, 4, 6])('finds a loop of %f beats', (length) =>
    expect(findLoop(repeat(length, 8))).toMatchObject({ lengthBeats: length, times: 8, exactness: 1 }),
  )
  it('finds none in what never repeats', () => {
    expect(
      findLoop(
        Array.from({ length: 24 }, (_, index) => ({
          pitch: 40 + ((index * 17) % 23),
          startBeats: index,
          durationBeats: 1,
          velocity: 80,
        })),
      ),
    ).toBeNull()
  })
})

describe('polymeterOf', () => {
  it.each([
    [1.75, 7],
    [3, 3],
    [6, 3],
    [4, null],
    [8, null],
    [2, null],
    [4.25, null],
    [0, null],
  ])('%f beats in bars of four', (beats, bars) =>
    expect(polymeterOf(beats, 4)).toEqual(bars === null ? null : { loopBeats: beats, meetsAfterBars: bars }),
  )
})

describe('analyseRhythm', () => {
  it('hears three against four', () => {
    const loop = Array.from({ length: 8 }, (_, time) => at([0, 1, 1.5].map((start) => start + time * 3))).flat()
    expect(analyseRhythm(loop)).toMatchObject({ polymeter: { loopBeats: 3, meetsAfterBars: 3 } })
  })
  it('tells one velocity throughout from accents', () => {
    expect(analyseRhythm(sixteenths(32))).toMatchObject({ velocity: { isFlat: true, distinct: 1, accent: 0 } })
    const accented = sixteenths(32).map((note, index) => ({ ...note, velocity: index % 4 === 0 ? 110 : 70 }))
    expect(analyseRhythm(accented)).toMatchObject({ velocity: { isFlat: false, lowest: 70, highest: 110, accent: 40 } })
  })
  it('counts notes a bar', () =>
    expect(analyseRhythm(sixteenths(32))).toMatchObject({
      density: { perBar: 16, busiestBar: 1, busiestBarNotes: 16 },
    }))
  it.each([
    [[], 'no-notes'],
    [[{ pitch: 60, startBeats: Number.NaN, durationBeats: 1, velocity: 1 }], 'unusable-notes'],
  ])('says what it lacks', (notes, reason) => expect(analyseRhythm(notes)).toMatchObject({ kind: 'unknown', reason }))
})

describe('median', () => {
  it.each([
    [[], 0],
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
  ])('of %o is %f', (values, middle) => expect(median(values)).toBe(middle))
})
