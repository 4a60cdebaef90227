import { describe, expect, it } from 'vitest'
import { closedParts, faderCurve, throughBoth } from './fader-curve.ts'

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
