import { describe, expect, it } from 'vitest'
import { randomNumbers } from '../../scripts/random-numbers.ts'
import type { Layer, Norm } from './layer.ts'
import { runRotated } from './rotated-network.ts'
import type { RotatedWeights } from './rotated-weights.ts'
import type { RotatedGroup } from './running-group.ts'
import { runSequence, type SequenceBlock, type SequenceWeights } from './sequence-network.ts'
import { shippedWeights } from '../harmony/weights.ts'

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

describe('runSequence with small weights', () => {
  const random = randomNumbers(3)
  const numbers = (length: number): Float64Array => Float64Array.from({ length }, () => 2 * random() - 1)
  const layer = (inputs: number, outputs: number): Layer => ({
    inputs,
    matrix: numbers(inputs * outputs),
    bias: numbers(outputs),
  })
  const norm = (size: number): Norm => ({ scale: numbers(size), shift: numbers(size) })
  const WIDTH = 4
  const [TOLD, KEY, VALUE, HIDDEN] = [2, 3, 2, 5]
  const block = (attends: boolean): SequenceBlock => ({
    norm: norm(WIDTH),
    steps: numbers(5 * WIDTH),
    telling: layer(WIDTH, TOLD),
    inner: layer(2 * WIDTH + 36 * TOLD + (attends ? VALUE : 0), HIDDEN),
    outer: layer(HIDDEN, WIDTH),
    attention: attends ? { query: layer(WIDTH, KEY), key: layer(WIDTH, KEY), value: layer(WIDTH, VALUE) } : null,
  })
  const embedding: RotatedWeights = {
    windows: 1,
    scalars: 1,
    hidden1: 3,
    hidden2: 3,
    outputs: WIDTH,
    input: numbers(23 * 3),
    scalarInput: numbers(3),
    bias1: numbers(3),
    middle: numbers(9),
    bias2: numbers(3),
    output: numbers(3 * WIDTH),
    bias3: numbers(WIDTH),
  }
  const small: SequenceWeights = {
    embedding,
    blocks: [block(false), block(true)],
    norm: norm(WIDTH),
    output: layer(WIDTH, 3),
  }
  const ITEMS = 8
  const vectors = Float32Array.from({ length: ITEMS * 12 }, () => random())
  vectors.copyWithin(60, 0, 24)
  const group: RotatedGroup = {
    unitOf: Int32Array.from({ length: ITEMS }, (_, item) => item),
    units: ITEMS,
    inputs: [{ vectors, offset: 0, window: 0 }],
  }
  const scalars = new Float32Array(ITEMS)
  const asked = Uint8Array.from({ length: ITEMS * 12 }, () => (random() < 0.5 ? 1 : 0))

  /** The same by the book: every sum written out, nothing shared and nothing skipped. */
  function byTheBook(): number[] {
    type Vector = number[]
    const rows = runRotated(embedding, [group], scalars, ITEMS, asked)
    let known = new Map<number, Vector>()
    for (let at = 0; at < ITEMS * 12; at++)
      if (asked[at]) known.set(at, [...rows.subarray(at * WIDTH, (at + 1) * WIDTH)])
    const dense = ({ matrix, bias }: Layer, input: Vector): Vector =>
      Array.from(bias, (start, out) =>
        input.reduce((sum, x, row) => sum + x * (matrix[row * bias.length + out] ?? 0), start),
      )
    const normed = ({ scale, shift }: Norm, input: Vector): Vector => {
      const mean = input.reduce((sum, x) => sum + x, 0) / input.length
      const variance = input.reduce((sum, x) => sum + (x - mean) ** 2, 0) / input.length
      return input.map((x, at) => ((x - mean) / Math.sqrt(variance + 1e-5)) * (scale[at] ?? 0) + (shift[at] ?? 0))
    }
    const positive = (input: Vector): Vector => input.map((x) => Math.max(0, x))
    for (const { norm: first, steps, telling, attention, inner, outer } of small.blocks) {
      const heard = new Map([...known].map(([at, vector]) => [at, normed(first, vector)]))
      known = new Map(
        [...known].map(([at, own]) => {
          const [item, root] = [Math.floor(at / 12), at % 12]
          const stepped = own.map((_, x) =>
            [-2, -1, 0, 1, 2].reduce(
              (sum, step) =>
                sum + (steps[(step + 2) * WIDTH + x] ?? 0) * (heard.get((item + step) * 12 + root)?.[x] ?? 0),
              0,
            ),
          )
          const told = [-1, 0, 1].flatMap((step) =>
            Array.from({ length: 12 }, (_, interval) => {
              const other = heard.get((item + step) * 12 + ((root + interval) % 12))
              return other ? positive(dense(telling, other)) : Array.from({ length: TOLD }, () => 0)
            }).flat(),
          )
          const input = [...(heard.get(at) ?? []), ...stepped, ...told]
          if (attention) {
            const others = [...heard].filter(([place]) => place % 12 === root).map(([, vector]) => vector)
            const query = dense(attention.query, heard.get(at) ?? [])
            const shares = others.map((other) =>
              Math.exp(
                dense(attention.key, other).reduce((sum, x, i) => sum + x * (query[i] ?? 0), 0) / Math.sqrt(KEY),
              ),
            )
            const total = shares.reduce((sum, x) => sum + x, 0)
            const values = others.map((other) => dense(attention.value, other))
            input.push(
              ...Array.from({ length: VALUE }, (_, x) =>
                values.reduce((sum, value, i) => sum + ((shares[i] ?? 0) / total) * (value[x] ?? 0), 0),
              ),
            )
          }
          const added = dense(outer, positive(dense(inner, input)))
          return [at, own.map((x, i) => x + (added[i] ?? 0))]
        }),
      )
    }
    return Array.from({ length: ITEMS * 12 }, (_, at) => {
      const vector = known.get(at)
      return vector ? dense(small.output, normed(small.norm, vector)) : [0, 0, 0]
    }).flat()
  }

  it('gives what the formulas give', () => {
    const found = runSequence(small, [group], scalars, ITEMS, asked)
    byTheBook().forEach((value, at) => expect(found[at]).toBeCloseTo(value, 4))
  })
})
