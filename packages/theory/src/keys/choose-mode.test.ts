import { describe, expect, it } from 'vitest'
import { chooseMode } from './choose-mode.ts'
import { MODES, type Mode } from '../pitch/mode.ts'
import { KEY_STATES } from './score-keys.ts'

const WINDOWS = 23
const D = 2
const at = (tonic: number, mode: Mode): number => tonic * MODES.length + MODES.indexOf(mode)
const silence = (): Float32Array[] => Array.from({ length: WINDOWS }, () => new Float32Array(12))
const nothing = new Float64Array(KEY_STATES)
/** Weights where one note above the tonic, in the sound of the piece, speaks for one mode. */
function noteFor(interval: number, mode: Mode, weight: number): number[] {
  const weights = Array.from<number>({ length: 1 + MODES.length * (1 + 8 * 12) }).fill(0)
  weights[0] = 1
  weights[1 + MODES.length * (1 + interval) + MODES.indexOf(mode)] = weight
  return weights
}

describe('chooseMode', () => {
  it('hears Dorian by its raised sixth', () => {
    const whole = silence()
    whole[0]?.set([1], (D + 9) % 12)
    const modes = chooseMode(nothing, whole, noteFor(9, 'dorian', 3))
    expect(modes[at(D, 'dorian')]).toBeGreaterThan(modes[at(D, 'minor')] ?? 0)
    expect(modes[at(0, 'dorian')]).toBeCloseTo(modes[at(0, 'minor')] ?? 0)
  })
  it('compares the modes of one tonic and family: their probabilities sum to 1', () => {
    const modes = chooseMode(nothing, silence(), noteFor(9, 'dorian', 3))
    const sum = (names: readonly Mode[]) => names.reduce((all, name) => all + Math.exp(modes[at(D, name)] ?? 0), 0)
    expect(sum(['major', 'lydian', 'mixolydian'])).toBeCloseTo(1)
    expect(sum(['minor', 'dorian', 'phrygian', 'locrian'])).toBeCloseTo(1)
  })
  it('keeps the opinion of the networks where nothing sounds', () => {
    const opinion = new Float64Array(KEY_STATES)
    opinion[at(D, 'lydian')] = 2
    const modes = chooseMode(opinion, silence(), noteFor(9, 'dorian', 3))
    expect(modes[at(D, 'lydian')]).toBeGreaterThan(modes[at(D, 'major')] ?? 0)
  })
})
