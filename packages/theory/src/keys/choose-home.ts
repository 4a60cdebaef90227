import { FAMILY_STATES } from './key-families.ts'
import { KEY_CHORDS, type KeySpans } from './key-spans.ts'

/**
 * Scores of 24 home keys: what the home network and the local networks (everywhere, at the beginning, at the end) think,
 * and plain facts about the first and last chord, weighed against each other. How much each opinion counts depends on the
 * texture of the piece: chorales end at home, loops begin there.
 */
export function chooseHome(
  home: Float64Array,
  local: Float64Array,
  spans: KeySpans,
  texture: readonly number[],
  whole: readonly Float32Array[],
  weights: readonly number[],
): Float64Array {
  const facts = [...homeFacts(home, local, spans), ...restingFacts(whole)]
  const style = [1, ...texture]
  return Float64Array.from({ length: FAMILY_STATES }, (_, key) =>
    style.reduce(
      (sum, share, place) =>
        sum +
        share *
          facts.reduce(
            (inner, fact, index) => inner + (weights[place * facts.length + index] ?? 0) * (fact[key] ?? 0),
            0,
          ),
      0,
    ),
  )
}

/** One array of 24 numbers a fact, in the order of the weights. */
function homeFacts(home: Float64Array, local: Float64Array, spans: KeySpans): Float64Array[] {
  const last = spans.count - 1
  const beats = Float64Array.from(
    { length: spans.count },
    (_, span) => (spans.startBeats[span + 1] ?? 0) - (spans.startBeats[span] ?? 0),
  )
  const total = beats.reduce((sum, value) => sum + value, 0)
  const share = beats.map((value) => value / Math.max(total, 1e-6))
  const mean = (from: number, to: number): Float64Array =>
    combine((key) => {
      let sum = 0
      for (let span = from; span < to; span++) sum += local[span * FAMILY_STATES + key] ?? 0
      return sum / Math.max(1, to - from)
    })
  return [
    home,
    weighted(local, share, (value) => value),
    weighted(local, share, Math.exp).map((value) => Math.log(value + 1e-3)),
    mean(0, Math.min(4, spans.count)),
    mean(Math.max(0, spans.count - 4), spans.count),
    mean(last, spans.count),
    tonicShares(spans, share),
    ...chordFacts(spans.chord[0] ?? NO_CHORD),
    ...chordFacts(spans.chord[last] ?? NO_CHORD),
    combine((key) => (key >> 1 === spans.bass[last] ? 1 : 0)),
    combine((key) => (key >> 1 === spans.bass[0] ? 1 : 0)),
  ]
}

/** How much the tonic of each key sounds, and how much the bass rests on it; the windows hold square roots of shares. */
function restingFacts([sounding, , , , bass]: readonly Float32Array[]): Float64Array[] {
  const onTonic = (window: Float32Array | undefined): Float64Array =>
    combine((key) => RESTING * (window?.[key >> 1] ?? 0) ** 2)
  return [onTonic(sounding), onTonic(bass)]
}

function combine(value: (key: number) => number): Float64Array {
  return Float64Array.from({ length: FAMILY_STATES }, (_, key) => value(key))
}

function weighted(local: Float64Array, share: Float64Array, turn: (value: number) => number): Float64Array {
  return combine((key) =>
    share.reduce((sum, part, span) => sum + part * turn(local[span * FAMILY_STATES + key] ?? 0), 0),
  )
}

/** Share of time on the chord of each key's tonic; a chord that is neither major nor minor counts half for both. */
function tonicShares(spans: KeySpans, share: Float64Array): Float64Array {
  const held = new Float64Array(FAMILY_STATES)
  share.forEach((part, span) => {
    const kind = (spans.chord[span] ?? 0) % KEY_CHORDS
    const tonic = Math.floor((spans.chord[span] ?? 0) / KEY_CHORDS) * 2
    for (const minor of [0, 1])
      if (kind === minor || kind > 1)
        held[tonic + minor] = (held[tonic + minor] ?? 0) + part * (kind === minor ? 1 : 0.5)
  })
  return held
}

/** Whether a chord is the tonic of each key, a major tonic of a minor key (a Picardy third), or a minor one of a major key. */
function chordFacts(chord: number): Float64Array[] {
  const root = Math.floor(chord / KEY_CHORDS)
  const kind = chord % KEY_CHORDS
  const fact = (holds: (minor: number) => boolean): Float64Array =>
    combine((key) => (key >> 1 === root && holds(key & 1) ? 1 : 0))
  return [
    fact((minor) => (kind < 2 ? kind === minor : kind === 4)),
    fact((minor) => kind === 0 && minor === 1),
    fact((minor) => kind === 1 && minor === 0),
  ]
}

/** Shares are small numbers beside the other facts, and are fitted by the same rule. */
const RESTING = 3
/** A root that no key has for its tonic. */
const NO_CHORD = -KEY_CHORDS
