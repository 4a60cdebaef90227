import { describe, expect, it } from 'vitest'
import { measureSwing } from './swing.ts'

const hats = (ratio: number, unit: number, bars = 4) =>
  Array.from({ length: (bars * 4) / (unit * 2) }, (_, pair) => [
    { pitch: 42, startBeats: pair * unit * 2, durationBeats: 0.1, velocity: 90 },
    { pitch: 42, startBeats: (pair + ratio) * unit * 2, durationBeats: 0.1, velocity: 90 },
  ]).flat()

describe('measureSwing', () => {
  it.each([
    [0.5, 0.25],
    [0.54, 0.25],
    [0.58, 0.25],
    [0.667, 0.25],
  ] as const)('reads %d in sixteenths', (ratio, unitBeats) => {
    const swing = measureSwing(hats(ratio, unitBeats))
    expect(swing).toMatchObject({ unitBeats, notes: 32 })
    expect(swing?.ratio).toBeCloseTo(ratio, 3)
    expect(swing?.spread).toBeCloseTo(0, 6)
  })

  it('calls triplets no swing', () => {
    const triplets = Array.from({ length: 48 }, (_, index) => ({
      pitch: 42,
      startBeats: index / 6,
      durationBeats: 0.1,
      velocity: 90,
    }))
    expect(measureSwing(triplets)).toBeNull()
  })

  it('counts the places of a bar that swing alike', () => {
    const late = (beats: number, bars = 12) =>
      Array.from({ length: bars }, (_, bar) => ({
        pitch: 47,
        startBeats: bar * 4 + beats,
        durationBeats: 0.1,
        velocity: 90,
      }))
    expect(measureSwing(late(0.315))?.places).toBe(1)
    expect(measureSwing([...late(0.315), ...late(3.25, 5)])?.places).toBe(1)
    expect(measureSwing([...late(0.315), ...late(2.315, 5)])?.places).toBe(2)
    expect(measureSwing(hats(0.6, 0.25))?.places).toBe(8)
  })

  it('reads eighths where no sixteenths play', () => {
    const swing = measureSwing(hats(0.62, 0.5))
    expect(swing?.unitBeats).toBe(0.5)
    expect(swing?.ratio).toBeCloseTo(0.62, 3)
  })

  it('is less sure where the timing wanders', () => {
    const steady = measureSwing(hats(0.58, 0.25))
    const loose = measureSwing(
      hats(0.58, 0.25).map((note, index) => ({ ...note, startBeats: note.startBeats + (index % 3) * 0.015 })),
    )
    expect(loose?.confidence ?? 1).toBeLessThan(steady?.confidence ?? 0)
  })

  it('has nothing to say about fewer than eight off-beat notes', () =>
    expect(measureSwing(hats(0.6, 0.25, 0.75))).toBeNull())
})
