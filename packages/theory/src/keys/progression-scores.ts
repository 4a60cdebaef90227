import { FAMILY_STATES } from './key-families.ts'
import { KEY_CHORDS, type KeySpans } from './key-spans.ts'
import type { ProgressionTable } from './progression-table.ts'

/**
 * Reads counts of labelled music: `2 × SYMBOLS` of chords, then `2 × SYMBOLS × SYMBOLS` of pairs inside one key. Pairs that
 * are seldom seen lean on how common the second chord is (a Dirichlet prior, MacKay and Peto 1995).
 */
export function progressionTable(counts: readonly number[]): ProgressionTable {
  const count = (index: number): number => counts[index] ?? 0
  const shares = new Float64Array(2 * SYMBOLS)
  const after = new Float64Array(2 * SYMBOLS * SYMBOLS)
  for (let family = 0; family < 2; family++) {
    const own = family * SYMBOLS
    let total = SYMBOLS * UNSEEN
    for (let symbol = own; symbol < own + SYMBOLS; symbol++) total += count(symbol)
    for (let symbol = own; symbol < own + SYMBOLS; symbol++) shares[symbol] = (count(symbol) + UNSEEN) / total
    for (let before = own; before < own + SYMBOLS; before++) {
      const from = before * SYMBOLS
      let pairs = PRIOR_PAIRS
      for (let symbol = 0; symbol < SYMBOLS; symbol++) pairs += count(2 * SYMBOLS + from + symbol)
      for (let symbol = 0; symbol < SYMBOLS; symbol++)
        after[from + symbol] = Math.log(
          (count(2 * SYMBOLS + from + symbol) + PRIOR_PAIRS * (shares[own + symbol] ?? 0)) / pairs,
        )
    }
  }
  return { alone: shares.map(Math.log), after }
}

/** Log-probability of each major and minor key at each chord, judged by that chord and the one before: `chords × FAMILY_STATES`. */
export function progressionScores(spans: KeySpans, table: ProgressionTable): Float64Array {
  const scores = new Float64Array(spans.count * FAMILY_STATES)
  for (let span = 0; span < spans.count; span++) {
    let sum = 0
    for (let key = 0; key < FAMILY_STATES; key++) {
      const now = symbolIn(spans.chord[span] ?? 0, key)
      const before = span > 0 ? symbolIn(spans.chord[span - 1] ?? 0, key) : null
      const score = (before === null ? table.alone[now] : table.after[before * SYMBOLS + (now % SYMBOLS)]) ?? 0
      scores[span * FAMILY_STATES + key] = score
      sum += Math.exp(score)
    }
    for (let key = 0; key < FAMILY_STATES; key++)
      scores[span * FAMILY_STATES + key] = (scores[span * FAMILY_STATES + key] ?? 0) - Math.log(sum)
  }
  return scores
}

/** Place of a chord in the tables of a key: its family's, then root above the tonic and kind. */
function symbolIn(chord: number, key: number): number {
  const root = (Math.floor(chord / KEY_CHORDS) - (key >> 1) + 12) % 12
  return (key & 1) * SYMBOLS + root * KEY_CHORDS + (chord % KEY_CHORDS)
}

const SYMBOLS = 12 * KEY_CHORDS
const UNSEEN = 0.3
/** Of 4, 8, 16, 30 and 60 the best on songs left out. */
const PRIOR_PAIRS = 60
