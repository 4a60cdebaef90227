import type { ChordQuality } from '@kvint/theory'
import type { ChordScores } from './chord-network.ts'
import type { HalfBeats } from './half-beats.ts'

/** A chord over half beats of a grid, `to` not included. */
export type ChordRun = {
  readonly from: number
  readonly to: number
  readonly rootPitchClass: number
  readonly quality: ChordQuality
  readonly bassPitchClass: number
  /** 0 to 1: mean certainty of the network. */
  readonly confidence: number
}

/** The chords that the scores of half beats (`scoreChords`) speak for; stretches without one are left out. */
export function hearChords(scores: ChordScores, grid: HalfBeats): ChordRun[] {
  if (grid.count === 0) return []
  const path = bestPath(scores, grid)
  const chords: ChordRun[] = []
  for (let from = 0, to = 0; from < grid.count; from = to) {
    to = from
    while (to < grid.count && path[to] === path[from]) to++
    const chord = chordOf(scores, path[from] as number, from, to)
    if (chord && chord.confidence >= LEAST_CONFIDENCE) chords.push(chord)
  }
  return chords
}

/** The best sequence (Viterbi): chords change on bar lines rather than between beats. */
function bestPath({ qualities, chords }: ChordScores, { count, inBar }: HalfBeats): Int32Array {
  const states = 12 * qualities.length + 1
  const back = new Int32Array(count * states)
  let score = Float64Array.from(chords.subarray(0, states))
  let next = new Float64Array(states)
  for (let half = 1; half < count; half++) {
    const change = changeShare(inBar[half] as number)
    const best = score.indexOf(score.reduce((most, value) => Math.max(most, value)))
    const moved = (score[best] as number) + CHANGE_WEIGHT * Math.log(change / states)
    for (let state = 0; state < states; state++) {
      const stayed = (score[state] as number) + Math.log(1 - change)
      back[half * states + state] = stayed >= moved ? state : best
      next[state] = Math.max(stayed, moved) + (chords[half * states + state] as number)
    }
    ;[score, next] = [next, score]
  }
  const path = new Int32Array(count)
  let state = score.indexOf(score.reduce((most, value) => Math.max(most, value)))
  for (let half = count - 1; half >= 0; half--) {
    path[half] = state
    state = back[half * states + state] as number
  }
  return path
}

function chordOf(scores: ChordScores, state: number, from: number, to: number): ChordRun | null {
  const size = scores.qualities.length
  const states = 12 * size + 1
  const quality = scores.qualities[state % size]
  if (state === states - 1 || quality === undefined) return null
  const root = Math.floor(state / size)
  const bass = new Float64Array(12)
  let sure = 0
  for (let half = from; half < to; half++) {
    sure += Math.exp(scores.chords[half * states + state] as number) / (to - from)
    for (let interval = 0; interval < 12; interval++)
      bass[interval] = (bass[interval] as number) + (scores.basses[(half * 12 + root) * 12 + interval] as number)
  }
  const bassPitchClass = (root + bass.indexOf(Math.max(...bass))) % 12
  return { from, to, rootPitchClass: root, quality, bassPitchClass, confidence: Math.min(1, sure) }
}

/** How often chords change at a place of the bar, in half beats: on the bar line every other time. */
function changeShare(inBar: number): number {
  if (inBar === 0) return 0.5
  if (inBar === 4) return 0.3
  return inBar < 0 || inBar % 2 === 0 ? 0.12 : 0.03
}

/** The network looks around by itself: a change at its full cost would count the half beats around twice. */
const CHANGE_WEIGHT = 0.35
/** Less is a guess that is wrong more often than right. */
const LEAST_CONFIDENCE = 0.2
