import { expect, it } from 'vitest'
import { THIRD_OCTAVES_HZ } from '../measure/third-octaves.ts'
import { filtered } from '../testing/bass-under-chords.ts'
import type { FaultEvidence } from './fault-evidence.ts'
import { findToneFaults } from './find-tone-faults.ts'

const FRAMES = 80
const BANDS = THIRD_OCTAVES_HZ.length
const boom = (hz: number): number => 12 * Math.exp(-((Math.log2(hz / 130) / 0.75) ** 2))
/** A song with a boom, by the correlation of its sides. */
function booming(correlation: number, dipDb = 0): FaultEvidence {
  const power = Float32Array.from({ length: FRAMES * BANDS }, (_, at) => {
    const hz = THIRD_OCTAVES_HZ[at % BANDS] as number
    return (
      10 **
      ((-30 -
        4 * Math.log2(hz / 100) +
        4 * Math.sin(Math.floor(at / BANDS) + at) +
        boom(hz) -
        (hz > 95 && hz < 165 ? dipDb : 0)) /
        10)
    )
  })
  return {
    channels: [{}, {}],
    durationSeconds: 16,
    isMix: true,
    pitches: filtered((hz) => 10 ** (boom(hz) / 20)),
    spectrum: {
      frames: FRAMES,
      secondsPerFrame: 0.2,
      left: power,
      right: power,
      cross: power.map((value) => correlation * value),
    },
  } as unknown as FaultEvidence
}

it('hears a boom where the band lies 4 dB below its surroundings, and says nothing where it lies 10 dB below', () => {
  expect(findToneFaults(booming(0.9, 15)).map(({ kind, value }) => [kind, Math.round(value)])).toEqual([['boomy', -4]])
  expect(findToneFaults(booming(0.9, 21))).toEqual([])
})

it('hears a boom, and judges none where the sides cancel', () => {
  expect(findToneFaults(booming(0.9)).map(({ kind }) => kind)).toEqual(['boomy'])
  expect(findToneFaults(booming(-0.9))).toEqual([])
})

/** A song without lows under a bell, as its thirds and its pitches have it. */
function withoutLows(bell: (hz: number) => number): FaultEvidence {
  const shaped = (hz: number): number => bell(hz) - 40 * Math.max(0, Math.log2(130 / hz))
  const power = Float32Array.from({ length: FRAMES * BANDS }, (_, at) => {
    const hz = THIRD_OCTAVES_HZ[at % BANDS] as number
    return 10 ** ((-30 - 4 * Math.log2(hz / 100) + 4 * Math.sin(Math.floor(at / BANDS) + at) + shaped(hz)) / 10)
  })
  return {
    ...booming(0.9),
    pitches: filtered((hz) => 10 ** (shaped(hz) / 20)),
    spectrum: { ...booming(0.9).spectrum, left: power, right: power },
  }
}

it('hears a harsh band above lows that are missing, and no boom in what they leave', () => {
  const evidence = withoutLows((hz) => 12 * Math.exp(-((Math.log2(hz / 3500) / 0.75) ** 2)))
  expect(findToneFaults(evidence).map(({ kind }) => kind)).toEqual(['no-low-end', 'harsh'])
})

it('hears a clear boom above lows that are missing', () => {
  expect(findToneFaults(withoutLows(boom)).map(({ kind }) => kind)).toEqual(['no-low-end', 'boomy'])
})
