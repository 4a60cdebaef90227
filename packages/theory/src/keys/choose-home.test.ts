import { describe, expect, it } from 'vitest'
import { chooseHome } from './choose-home.ts'
import { FAMILY_STATES } from './key-families.ts'
import { KEY_CHORDS, type KeySpans } from './key-spans.ts'

const FACTS = 17
const SILENCE: readonly Float32Array[] = []
const TEXTURE = [0.5, 0.5, 0, 0, 0]
const A_MINOR = 9 * 2 + 1
const C_MAJOR = 0

/** Chords of two beats each: root and kind (0 major, 1 minor). */
function spansOf(...chords: readonly (readonly [number, number])[]): KeySpans {
  const count = chords.length
  return {
    count,
    startBeats: Float64Array.from({ length: count + 1 }, (_, span) => span * 2),
    chord: Int32Array.from(chords, ([root, kind]) => root * KEY_CHORDS + kind),
    bass: Int32Array.from(chords, ([root]) => root),
    strength: new Float32Array(count),
    firstFrame: new Int32Array(count + 1),
    chroma: new Float32Array(count * 12),
  }
}
/** The scores where only one fact counts, and counts once. */
function byFact(fact: number, spans: KeySpans, home = new Float64Array(FAMILY_STATES), whole = SILENCE): Float64Array {
  const weights = Array.from<number>({ length: FACTS * 6 }).fill(0)
  weights[fact] = 1
  return chooseHome(home, new Float64Array(spans.count * FAMILY_STATES), spans, TEXTURE, whole, weights)
}
const highest = (scores: Float64Array): number[] =>
  [...scores].flatMap((score, key) => (score > 0 && score === Math.max(...scores) ? [key] : []))

describe('chooseHome', () => {
  const spans = spansOf([9, 1], [5, 0], [7, 0], [0, 0])

  it('takes the opinion about the whole piece', () => {
    const home = new Float64Array(FAMILY_STATES)
    home[5] = 2
    expect(highest(byFact(0, spans, home))).toEqual([5])
  })
  it('hears the first chord as tonic of its own family', () => expect(highest(byFact(7, spans))).toEqual([A_MINOR]))
  it('hears the last chord as tonic', () => expect(highest(byFact(10, spans))).toEqual([C_MAJOR]))
  it('knows a Picardy third: a major last chord of a minor key', () =>
    expect(highest(byFact(11, spansOf([9, 1], [9, 0])))).toEqual([A_MINOR]))
  it('counts the time on the tonic chord', () =>
    expect(byFact(6, spansOf([0, 0], [9, 1], [0, 0], [7, 0]))[C_MAJOR]).toBeCloseTo(0.5))
  it('hears where the bass ends, for both families', () =>
    expect(highest(byFact(13, spans))).toEqual([C_MAJOR, C_MAJOR + 1]))
  it('counts how much a tonic sounds, and how long the bass rests on it', () => {
    const window = (pitchClass: number): Float32Array => new Float32Array(12).fill(0.5, pitchClass, pitchClass + 1)
    const none = new Float32Array(12)
    const whole = [window(9), none, none, none, window(2)]
    expect(highest(byFact(15, spans, undefined, whole))).toEqual([A_MINOR - 1, A_MINOR])
    expect(highest(byFact(16, spans, undefined, whole))).toEqual([4, 5])
    expect(byFact(16, spans, undefined, whole)[4]).toBeCloseTo(0.75)
  })
  it('lets the texture decide how much a fact counts', () => {
    const weights = Array.from<number>({ length: FACTS * 6 }).fill(0)
    weights[FACTS + 10] = 3
    const none = new Float64Array(FAMILY_STATES)
    const scores = chooseHome(none, new Float64Array(4 * FAMILY_STATES), spans, TEXTURE, SILENCE, weights)
    expect(scores[C_MAJOR]).toBeCloseTo(1.5)
  })
  it('has no opinion without chords', () => expect(new Set(byFact(10, spansOf()))).toEqual(new Set([0])))
})
