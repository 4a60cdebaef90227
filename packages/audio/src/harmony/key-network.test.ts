import { describe, expect, it } from 'vitest'
import { KEY_COLUMNS } from './key-inputs.ts'
import { chooseKey } from './key-network.ts'

/** I, IV, V and vi of C major, as often as songs play them. */
function inputsOfCMajor(): Float32Array {
  const inputs = new Float32Array(12 * KEY_COLUMNS)
  const put = (pitchClass: number, column: number, value: number) => (inputs[pitchClass * KEY_COLUMNS + column] = value)
  for (const [root, share] of [
    [0, 0.4],
    [5, 0.2],
    [7, 0.2],
  ] as const) {
    put(root, 0, Math.sqrt(share))
    put(root, 4, Math.sqrt(share))
  }
  put(9, 1, Math.sqrt(0.2))
  put(9, 5, Math.sqrt(0.2))
  for (const pitchClass of [0, 2, 4, 5, 7, 9, 11]) for (const column of [8, 9, 10]) put(pitchClass, column, 0.38)
  put(0, 11, 1)
  put(0, 13, 1)
  put(0, 15, Math.sqrt(0.25))
  return inputs
}

/** The same music `semitones` higher. */
function moved(inputs: Float32Array, semitones: number): Float32Array {
  return Float32Array.from(
    inputs,
    (_, at) => inputs[(at - semitones * KEY_COLUMNS + inputs.length) % inputs.length] as number,
  )
}

describe('chooseKey', () => {
  it.each(Array.from({ length: 12 }, (_, semitones) => semitones))(
    'moves with the music by %s semitones',
    (semitones) => {
      const [plain, high] = [chooseKey(inputsOfCMajor()), chooseKey(moved(inputsOfCMajor(), semitones))]
      expect(plain).toMatchObject({ tonicPitchClass: 0, third: 'major' })
      expect(high).toMatchObject({ tonicPitchClass: semitones, third: 'major' })
      expect(high.share).toBeCloseTo(plain.share, 6)
    },
  )

  it('is sure of nothing where nothing speaks', () => {
    expect(chooseKey(new Float32Array(12 * KEY_COLUMNS)).share).toBeLessThan(0.1)
  })
})
