import { describe, expect, it } from 'vitest'
import { CHORD_QUALITY_NAMES, type ChordQuality } from '../chords/chord-quality.ts'
import { CHORD_STATES } from './first-pass.ts'
import { leanOnRootHabits } from './root-habits.ts'

const stateOf = (root: number, quality: ChordQuality): number =>
  root * CHORD_QUALITY_NAMES.length + CHORD_QUALITY_NAMES.indexOf(quality)

/** Ten segments on A: nine clear ones in minor, then one that is in doubt. */
function lean(
  doubtful: readonly (readonly [ChordQuality, number])[],
  share: number,
): (quality: ChordQuality) => number {
  const states = CHORD_STATES + 1
  const chords = new Float32Array(10 * states).fill(-30)
  for (let segment = 0; segment < 9; segment++) chords[segment * states + stateOf(9, 'min')] = 0
  for (const [quality, probability] of doubtful) chords[9 * states + stateOf(9, quality)] = Math.log(probability)
  const firstFrame = Int32Array.from({ length: 11 }, (_, segment) => segment * 4)
  const leaning = leanOnRootHabits({ count: 10, firstFrame }, chords, share)
  return (quality) => Math.exp(leaning[9 * states + stateOf(9, quality)] ?? -30)
}

describe('leanOnRootHabits', () => {
  const open = [
    ['maj', 0.52],
    ['min', 0.48],
  ] as const

  it('takes the third that a root has elsewhere where a chord leaves it open', () => {
    const after = lean(open, 1)
    expect(after('min')).toBeGreaterThan(after('maj'))
    expect(after('min') + after('maj')).toBeCloseTo(1, 5)
  })

  it('leaves a clear chord as it is', () => {
    const after = lean(
      [
        ['maj', 0.8],
        ['min', 0.2],
      ],
      1,
    )
    expect(after('maj')).toBeGreaterThan(after('min'))
  })

  it('does not tell sevenths from triads', () => {
    const after = lean(
      [
        ['min7', 0.6],
        ['min', 0.4],
      ],
      1,
    )
    expect(after('min7')).toBeCloseTo(0.6, 5)
  })

  it('counts nothing where harmony moves from key to key', () => expect(lean(open, 0)('maj')).toBeCloseTo(0.52, 5))
})
