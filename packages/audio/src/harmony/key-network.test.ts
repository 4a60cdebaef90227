import { describe, expect, it } from 'vitest'
import { KEY_COLUMNS } from './key-inputs.ts'
import { chooseKey } from './key-network.ts'

type Loop = readonly (readonly [root: number, family: 'major' | 'minor'])[]

/** What chords of equal length, over and over, put in. */
function inputsOf(loop: Loop): Float32Array {
  const inputs = new Float32Array(12 * KEY_COLUMNS)
  const add = (pitchClass: number, column: number, value: number) => {
    const at = pitchClass * KEY_COLUMNS + column
    inputs[at] = (inputs[at] ?? 0) + value
  }
  for (const [index, [root, family]] of loop.entries()) {
    const minor = Number(family === 'minor')
    for (const column of [minor, 4 + minor]) add(root, column, 1 / loop.length)
    for (const step of [0, 4 - minor, 7]) for (const column of [9, 10]) add((root + step) % 12, column, 1)
    add(root, 8, 1)
    if (index === 0) add(root, 11 + minor, 1)
    if (index === loop.length - 1) add(root, 13 + minor, 1)
    const [before, thirdBefore] = loop.at(index - 1) as Loop[number]
    const interval = (before - root + 12) % 12
    if (interval > 0) add(root, 15 + (12 * minor + interval) * 2 + Number(thirdBefore === 'minor'), 1 / loop.length)
  }
  for (const column of [8, 9, 10]) {
    const length = Math.hypot(...Array.from({ length: 12 }, (_, at) => inputs[at * KEY_COLUMNS + column] ?? 0))
    for (let at = column; at < inputs.length; at += KEY_COLUMNS) inputs[at] = (inputs[at] ?? 0) / length
  }
  return inputs.map((value, at) => ([8, 9, 10].includes(at % KEY_COLUMNS) ? value : Math.sqrt(value)))
}

/** The same music `semitones` higher. */
function moved(loop: Loop, semitones: number): Loop {
  return loop.map(([root, family]) => [(root + semitones) % 12, family])
}

const LOOPS: readonly (readonly [name: string, loop: Loop, tonic: number, third: 'major' | 'minor'])[] = [
  [
    'I V vi IV',
    [
      [0, 'major'],
      [7, 'major'],
      [9, 'minor'],
      [5, 'major'],
    ],
    0,
    'major',
  ],
  [
    'I vi ii V',
    [
      [0, 'major'],
      [9, 'minor'],
      [2, 'minor'],
      [7, 'major'],
    ],
    0,
    'major',
  ],
  [
    'V IV I',
    [
      [7, 'major'],
      [5, 'major'],
      [0, 'major'],
    ],
    0,
    'major',
  ],
  [
    'i iv V',
    [
      [9, 'minor'],
      [2, 'minor'],
      [4, 'major'],
    ],
    9,
    'minor',
  ],
  [
    'i VII VI V',
    [
      [9, 'minor'],
      [7, 'major'],
      [5, 'major'],
      [4, 'major'],
    ],
    9,
    'minor',
  ],
]

describe('chooseKey', () => {
  it.each(LOOPS)('hears %s in its key, wherever it lies', (_name, loop, tonic, third) => {
    const { share } = chooseKey(inputsOf(loop))
    for (let up = 0; up < 12; up++) {
      const key = chooseKey(inputsOf(moved(loop, up)))
      expect(key).toMatchObject({ tonicPitchClass: (tonic + up) % 12, third })
      expect(key.share).toBeCloseTo(share, 6)
    }
  })

  it('is sure of nothing where nothing speaks', () => {
    expect(chooseKey(new Float32Array(12 * KEY_COLUMNS)).share).toBeLessThan(0.1)
  })
})
