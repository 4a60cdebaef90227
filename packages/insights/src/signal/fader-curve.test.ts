import { describe, expect, it } from 'vitest'
import { closedParts, fadesOf, faderCurve, throughBoth } from './fader-curve.ts'

const song = { start: 0, end: 64 }
const curve = (...events: [timeBeats: number, value: number][]) =>
  faderCurve(
    events.map(([timeBeats, value]) => ({ timeBeats, value })),
    song,
  )
const edges = (...points: Parameters<typeof curve>) =>
  closedParts(curve(...points)).map(({ start, end }) => [start, end].map((beats) => Math.round(beats * 100) / 100))

describe('faderCurve', () => {
  it('closes 40 dB under the highest place, wherever that is', () => {
    expect(edges([0, 0.5], [16, 0.5], [16, 0.0049], [32, 0.0049], [32, 0.5])).toEqual([[16, 32]])
    expect(edges([0, 0.5], [16, 0.5], [16, 0.0051], [32, 0.0051], [32, 0.5])).toEqual([])
  })

  it('lets a fade through until it has crossed that', () => {
    expect(edges([0, 1], [40, 0])).toEqual([[39.6, Infinity]])
    expect(edges([0, 0], [40, 1])).toEqual([[-Infinity, 0.4]])
  })

  it('is closed all the way where it never rises above −60 dB', () => {
    expect(edges([0, 0.001], [8, 0.0005])).toEqual([[-Infinity, Infinity]])
  })

  it('takes no part of the song for its highest place that lies behind it', () => {
    expect(edges([0, 0.005], [100, 0.005], [100, 1])).toEqual([])
  })

  it('follows a curve', () => {
    const events = [
      { timeBeats: 0, value: 1, curve: { x1: 0, y1: 1, x2: 0, y2: 1 } },
      { timeBeats: 40, value: 0 },
    ]
    const [closed] = closedParts(faderCurve(events, song))
    expect(closed?.start).toBeLessThan(35)
  })
})

describe('fadesOf', () => {
  const moves = (...points: Parameters<typeof curve>) =>
    fadesOf(curve(...points)).map(({ start, end }) => [start, Math.round(end)])

  it('ends a way up where it hardly moves any more, and begins a way down where it does', () => {
    expect(moves([0, 0], [12, 0.5], [64, 1])).toEqual([[0, 12]])
    expect(moves([0, 1], [52, 0.5], [64, 0])).toEqual([[52, 64]])
  })

  it('is none where a step down, a rest and a cut make up the way', () => {
    expect(moves([0, 1], [2, 0.5], [32, 0.385], [32, 0.001])).toEqual([])
    expect(moves([0, 1], [2, 0.9], [32, 0.001])).toEqual([[0, 32]])
  })

  it('takes a way that bends a little for one', () => {
    expect(moves([0, 0], [20, 0.5], [48, 1])).toEqual([[0, 40]])
    expect(moves([0, 0], [32, 0.2], [60, 1])).toEqual([[0, 60]])
  })

  it('counts what rises slowly far below the top: it is soft, and heard', () => {
    expect(moves([0, 0], [16, 0.03], [32, 0.6])).toEqual([[0, 32]])
  })

  it('does not end at a bend far below the top', () => {
    expect(moves([0, 0], [4, 0.3], [60, 1])).toEqual([[0, 40]])
  })
})

describe('throughBoth', () => {
  it('multiplies two faders', () => {
    const half = curve([0, 1], [16, 1], [16, 0.05], [32, 0.05], [32, 1])
    expect(closedParts(half)).toEqual([])
    expect(closedParts(throughBoth(half, half))).toEqual([{ start: 16, end: 32 }])
  })

  it('hears the middle of a crossing of two', () => {
    const [from, to] = closedParts(throughBoth(curve([0, 0], [40, 1]), curve([0, 1], [40, 0])))
    expect(from?.end).toBeCloseTo(0.4, 0)
    expect(to?.start).toBeCloseTo(39.6, 0)
  })
})
