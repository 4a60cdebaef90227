import { describe, expect, it } from 'vitest'
import { shippedWeights } from './weights.ts'
import { runSequence } from './sequence-network.ts'
import type { RotatedGroup } from './running-group.ts'

const { second } = shippedWeights().chords
const outputs = second.output.bias.length
const { windows, scalars } = second.embedding

/** Triads, each lasting one item: what every window of the network hears of them. */
function heard(roots: readonly number[]): RotatedGroup {
  const vectors = new Float32Array(roots.length * 12)
  roots.forEach((root, item) => {
    for (const interval of [0, 4, 7]) vectors[item * 12 + ((root + interval) % 12)] = 1
  })
  const inputs = Array.from({ length: windows }, (_, window) => ({ vectors, offset: 0, window }))
  return { unitOf: Int32Array.from(roots.keys()), units: roots.length, inputs }
}

function run(roots: readonly number[], asked: (item: number, root: number) => boolean): Float32Array {
  const flags = Uint8Array.from({ length: roots.length * 12 }, (_, at) => (asked(Math.floor(at / 12), at % 12) ? 1 : 0))
  return runSequence(second, [heard(roots)], new Float32Array(roots.length * scalars), roots.length, flags)
}

describe('runSequence', () => {
  const roots = [0, 5, 7, 0, 9, 2]

  it('hears the same sequence in every key', () => {
    const inC = run(roots, (item, root) => (root - (roots[item] ?? 0) + 12) % 12 < 4)
    for (let up = 1; up < 12; up++) {
      const higher = roots.map((root) => (root + up) % 12)
      const there = run(higher, (item, root) => (root - (higher[item] ?? 0) + 12) % 12 < 4)
      for (let item = 0; item < roots.length; item++) {
        for (let root = 0; root < 12; root++) {
          const from = (item * 12 + root) * outputs
          const to = (item * 12 + ((root + up) % 12)) * outputs
          for (let at = 0; at < outputs; at++) expect(there[to + at]).toBeCloseTo(inC[from + at] ?? 0, 4)
        }
      }
    }
  })

  it('scores only what is asked, and hears what comes before and after', () => {
    const own = (item: number, root: number): boolean => root === roots[item]
    const alone = run(roots, own)
    for (let at = 0; at < alone.length; at++) {
      const place = Math.floor(at / outputs)
      if (!own(Math.floor(place / 12), place % 12)) expect(alone[at]).toBe(0)
    }
    const changed = run([0, 5, 7, 4, 9, 2], (item, root) => root === [0, 5, 7, 4, 9, 2][item])
    expect(changed[7 * outputs + 24 * outputs]).not.toBeCloseTo(alone[7 * outputs + 24 * outputs] ?? 0, 3)
  })
})
