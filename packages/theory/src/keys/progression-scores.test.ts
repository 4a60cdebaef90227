import { describe, expect, it } from 'vitest'
import { FAMILY_STATES } from './key-families.ts'
import { KEY_CHORDS, type KeySpans } from './key-spans.ts'
import { progressionScores, progressionTable } from './progression-scores.ts'

const SYMBOLS = 12 * KEY_CHORDS
const MAJOR = 0
const SEVENTH = 2
const C_MAJOR = 0
const D_MAJOR = 4
const symbol = (root: number, kind: number): number => root * KEY_CHORDS + kind

/** Counts of music in major keys that knows I, V7 and V7–I only. */
function counts(): number[] {
  const all = Array.from<number>({ length: 2 * SYMBOLS * (1 + SYMBOLS) }).fill(0)
  all[symbol(0, MAJOR)] = 50
  all[symbol(7, SEVENTH)] = 50
  all[2 * SYMBOLS + symbol(7, SEVENTH) * SYMBOLS + symbol(0, MAJOR)] = 40
  return all
}
function spansOf(...chords: readonly (readonly [number, number])[]): KeySpans {
  return {
    count: chords.length,
    startBeats: Float64Array.from({ length: chords.length + 1 }, (_, span) => span),
    chord: Int32Array.from(chords, ([root, kind]) => symbol(root, kind)),
    bass: Int32Array.from(chords, ([root]) => root),
    strength: new Float32Array(chords.length),
    firstFrame: new Int32Array(chords.length + 1),
    chroma: new Float32Array(chords.length * 12),
  }
}
const best = (scores: Float64Array, span: number): number => {
  const own = [...scores.subarray(span * FAMILY_STATES, (span + 1) * FAMILY_STATES)]
  return own.indexOf(Math.max(...own))
}

describe('progressionTable', () => {
  const { alone, after } = progressionTable(counts())
  const total = (logs: Float64Array): number => logs.reduce((sum, log) => sum + Math.exp(log), 0)

  it('holds probabilities, of what was never seen too', () => {
    expect(total(alone.subarray(0, SYMBOLS))).toBeCloseTo(1)
    expect(total(alone.subarray(SYMBOLS))).toBeCloseTo(1)
    for (const before of [0, symbol(7, SEVENTH), SYMBOLS + 3])
      expect(total(after.subarray(before * SYMBOLS, (before + 1) * SYMBOLS))).toBeCloseTo(1)
    expect(Math.min(...alone)).toBeGreaterThan(Number.NEGATIVE_INFINITY)
  })
  it('expects what often follows more than what is common', () => {
    const home = after[symbol(7, SEVENTH) * SYMBOLS + symbol(0, MAJOR)] ?? 0
    expect(home).toBeGreaterThan(alone[symbol(0, MAJOR)] ?? 0)
  })
  it('leans on how common a chord is after a chord that was never seen', () =>
    expect(after[symbol(2, MAJOR) * SYMBOLS + symbol(0, MAJOR)]).toBeCloseTo(alone[symbol(0, MAJOR)] ?? 0))
})

describe('progressionScores', () => {
  const table = progressionTable(counts())

  it('hears a dominant seventh and its tonic in the key where they are that', () => {
    const scores = progressionScores(spansOf([7, SEVENTH], [0, MAJOR], [9, SEVENTH], [2, MAJOR]), table)
    expect([1, 3].map((span) => best(scores, span))).toEqual([C_MAJOR, D_MAJOR])
  })
  it('shares one certainty among 24 keys', () => {
    const scores = progressionScores(spansOf([7, SEVENTH], [0, MAJOR]), table)
    for (const span of [0, 1]) {
      const own = scores.subarray(span * FAMILY_STATES, (span + 1) * FAMILY_STATES)
      expect(own.reduce((sum, log) => sum + Math.exp(log), 0)).toBeCloseTo(1)
    }
  })
  it('has nothing to say without chords', () => expect(progressionScores(spansOf(), table)).toHaveLength(0))
})
