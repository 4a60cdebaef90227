import { describe, expect, it } from 'vitest'
import { CHORD_QUALITY_NAMES } from '../chords/chord-quality.ts'
import { candidateRoots } from './candidate-roots.ts'
import { CHORD_STATES } from './first-pass.ts'

/** One frame a row: probabilities by root, all on major chords. */
function heard(...frames: readonly Readonly<Record<number, number>>[]): Float32Array {
  const log = new Float32Array(frames.length * CHORD_STATES).fill(-30)
  frames.forEach((frame, index) => {
    for (const [root, share] of Object.entries(frame))
      log[index * CHORD_STATES + Number(root) * CHORD_QUALITY_NAMES.length] = Math.log(share)
  })
  return log
}
const roots = (asked: Uint8Array, segment: number): number[] =>
  [...asked.subarray(segment * 12, segment * 12 + 12)].flatMap((flag, root) => (flag ? [root] : []))

describe('candidateRoots', () => {
  it('asks about roots with a chance on average over the segment, and only those', () => {
    const segments = { count: 2, firstFrame: Int32Array.of(0, 2, 3) }
    const asked = candidateRoots(
      segments,
      heard({ 0: 0.95, 7: 0.04, 4: 0.01 }, { 0: 0.98, 7: 0.01, 4: 0.01 }, { 9: 1 }),
    )
    expect(roots(asked, 0)).toEqual([0, 7])
    expect(roots(asked, 1)).toEqual([9])
  })

  it('always asks about one', () => {
    const log = new Float32Array(CHORD_STATES).fill(-20)
    expect(roots(candidateRoots({ count: 1, firstFrame: Int32Array.of(0, 1) }, log), 0)).toHaveLength(1)
  })
})
