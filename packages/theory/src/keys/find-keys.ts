import { CHORD_QUALITIES } from '../chords/chord-quality.ts'
import type { HeardChords } from '../learned/hear-chords.ts'
import type { Frames } from '../notes/frames.ts'
import type { HomeInputs } from './home-inputs.ts'
import { keyInputs } from './key-inputs.ts'
import { calibrateKey } from './calibrate-key.ts'
import { chooseHome } from './choose-home.ts'
import { collectEvidence } from './collect-evidence.ts'
import { chooseMode } from './choose-mode.ts'
import { FAMILY_OF, FAMILY_STATES, familyScores } from './key-families.ts'
import { findLifts } from './find-lifts.ts'
import { finalPitchClass } from './final-pitch-class.ts'
import type { KeyFinding } from './key-finding.ts'
import { hasThird, heardMode } from './heard-mode.ts'
import { keyName } from './key-name.ts'
import { keyRelation } from './key-relation.ts'
import type { KeySpans } from './key-spans.ts'
import type { LocalKey } from './local-key.ts'
import { localKeys } from './local-keys.ts'
import { lowerScores, lowerSpans } from './lower-lifts.ts'
import { modeFamily, type Key } from '../pitch/mode.ts'
import { pitchClassOf } from '../pitch/pitch-class.ts'
import { pitchHistogram } from './pitch-histogram.ts'
import { heedThirds, parallelScores } from './parallel-scores.ts'
import { progressionScores } from './progression-scores.ts'
import { KEY_STATES, keyOf, scoreHomeKeys, scoreLocalKeys, type HomeScores, type KeyWeights } from './score-keys.ts'
import { settledness } from './settledness.ts'
import { trustInChords, tuneScores } from './tune-scores.ts'

export type FoundKeys = { readonly key: KeyFinding; readonly localKeys: readonly LocalKey[] }

/**
 * The home key and the local keys. One network judges the piece as a whole (notes, bass, chords, arrivals, beginning and
 * end), one judges at every chord; what they think is weighed with plain facts about the first and last chord. They hear the
 * chords that are expected; what is told as evidence can be counted in those that sound. A scale that the set names counts as
 * one more opinion.
 */
export function findKeys(
  frames: Frames,
  { chords, expected, levels }: HeardChords,
  scale: Key | null,
  weights: KeyWeights,
): FoundKeys {
  const inputs = keyInputs(frames, levels, expected)
  const local = scoreLocalKeys(inputs, weights)
  const prior = scalePrior(scale)
  const opinions = familyScores(local)
  const inversions = inputs.texture[3] ?? 0
  const lifts = findLifts(inputs.spans, opinions, settledness(inversions))
  const home = lifts.some((lift) => lift > 0) ? inputs.homeWithout(lifts) : inputs.home
  const scores = scoreHomeKeys(home, weights)
  const heardHome: HeardHome = {
    ...scores,
    whole: home.whole,
    texture: inputs.texture,
    spans: lowerSpans(inputs.spans, lifts),
    modes: lowerScores(local, lifts),
    families: lowerScores(opinions, lifts),
  }
  const shares = softmax(homeScores(heardHome, finalPitchClass(frames), weights, prior))
  const [best, second, ...behind] = rankFamilies(shares)
  const histogram = pitchHistogram(frames)
  const heardKey = (state: number) => notByDominant(heardMode(keyOf(state), histogram), keyOf(state), chords)
  const found = heardKey(best.state)
  const runnerUp = heardKey(second.state)
  // A major key without its fourth step may be its neighbour a fifth up.
  const isLydianByLack = found.mode === 'lydian' && keyOf(best.state).mode === 'major'
  const isOpen = isLydianByLack || !hasThird(found, histogram)
  const confidence = isOpen ? Math.min(MOST_OF_AN_OPEN_KEY, calibrateKey(best.share)) : calibrateKey(best.share)
  const left = (share: number): number =>
    Math.min(1 - confidence, (share / Math.max(1e-9, 1 - best.share)) * (1 - confidence))
  const key: KeyFinding = {
    kind: 'key',
    ...found,
    name: keyName(found),
    confidence,
    runnerUp: {
      ...runnerUp,
      name: keyName(runnerUp),
      confidence: left(second.share),
      relation: keyRelation(found, runnerUp),
    },
    others: othersOf(
      behind.map(({ state, share }) => ({
        name: keyName(heardKey(state)),
        confidence: left(share),
      })),
      confidence + left(second.share),
    ),
    evidence: collectEvidence({
      frames,
      chords,
      found,
      runnerUp,
      scores,
      scale,
      best: best.state,
      second: second.state,
    }),
  }
  const heard = {
    spans: inputs.spans,
    modes: local,
    families: opinions,
    progressions: progressionScores(inputs.spans, weights.progressions),
    prior,
    inversions,
    lifts,
  }
  return { key, localKeys: localKeys(frames, chords, heard, key) }
}

/** The plain key where chords on its second step with a major third sound: the raised fourth is the leading note of its dominant, and makes no Lydian. */
function notByDominant(heard: Key, plain: Key, chords: HeardChords['chords']): Key {
  if (heard.mode !== 'lydian' || plain.mode !== 'major') return heard
  const second = pitchClassOf(plain.tonicPitchClass + 2)
  const isDominant = chords.some(
    ({ rootPitchClass, quality }) => rootPitchClass === second && CHORD_QUALITIES[quality].intervals.includes(4),
  )
  return isDominant ? plain : heard
}

/** What is heard of the home key, lifts undone. */
type HeardHome = Pick<HomeScores, 'home'> & {
  readonly whole: HomeInputs['whole']
  readonly texture: readonly number[]
  readonly spans: KeySpans
  readonly modes: Float32Array
  readonly families: Float64Array
}

/** Tonic and family as weighed by `chooseHome` and, of a bare tune, by `tuneScores`; the mode inside a family by `chooseMode`. */
function homeScores(heard: HeardHome, final: number | null, weights: KeyWeights, prior: Float64Array): Float64Array {
  const around = meanOverSpans(heard.modes, heard.spans)
  const opinion = heard.home.map(
    (value, state) => (value + MODE_BY_CHORDS * (around[state] ?? 0)) / (1 + MODE_BY_CHORDS),
  )
  const modes = chooseMode(opinion, heard.whole, weights.modes)
  const chosen = chooseHome(
    familyScores(heard.home),
    heard.families,
    heard.spans,
    heard.texture,
    heard.whole,
    weights.choice,
  )
  const trust = trustInChords(heard.texture[0] ?? 0)
  const tune = tuneScores(heard.whole, final, heard.texture[0] ?? 0, weights.tune)
  const parallel = parallelScores(heard.whole[0])
  const families = chosen.map((value, family) => trust * value + (tune[family] ?? 0) + (parallel[family] ?? 0))
  const heeded = heedThirds(families, heard.whole[0])
  return modes.map((value, state) => value + (heeded[FAMILY_OF[state] ?? 0] ?? 0) + (prior[state] ?? 0))
}

function scalePrior(scale: Key | null): Float64Array {
  return Float64Array.from({ length: KEY_STATES }, (_, state) => {
    if (!scale) return 0
    const relation = keyRelation(scale, keyOf(state))
    if (relation === 'same') return SAME_KEY_PRIOR
    if (relation === 'relative' || relation === 'same-notes') return SAME_NOTES_PRIOR
    return relation === 'parallel' && modeFamily(keyOf(state).mode) === modeFamily(scale.mode) ? SAME_NOTES_PRIOR : 0
  })
}

function meanOverSpans(local: Float32Array, spans: KeySpans): Float64Array {
  const mean = new Float64Array(KEY_STATES)
  let total = 0
  for (let span = 0; span < spans.count; span++) {
    const beats = (spans.startBeats[span + 1] ?? 0) - (spans.startBeats[span] ?? 0)
    total += beats
    for (let state = 0; state < KEY_STATES; state++)
      mean[state] = (mean[state] ?? 0) + beats * (local[span * KEY_STATES + state] ?? 0)
  }
  return mean.map((sum) => sum / Math.max(1e-9, total))
}

type RankedKey = { readonly state: number; readonly share: number }

/** Those that are needed to cover `COVERED`, beside the two that cover so much. */
function othersOf(behind: readonly KeyFinding['others'][number][], covered: number): KeyFinding['others'] {
  const [next, ...rest] = behind
  if (!next || covered >= COVERED) return []
  return [next, ...othersOf(rest, covered + next.confidence)].slice(0, MOST_OTHERS)
}

/** The families (tonic and major or minor), the likeliest first, each by its likeliest mode. */
function rankFamilies(shares: Float64Array): [RankedKey, RankedKey, ...RankedKey[]] {
  const families = Array.from({ length: FAMILY_STATES }, () => ({ state: -1, share: 0 }))
  shares.forEach((share, state) => {
    const family = families[FAMILY_OF[state] ?? 0]
    if (!family) return
    family.share += share
    if (family.state < 0 || share > (shares[family.state] ?? 0)) family.state = state
  })
  const [best, second, ...behind] = families.sort((a, b) => b.share - a.share)
  return [best ?? { state: 0, share: 0 }, second ?? { state: 0, share: 0 }, ...behind]
}

function softmax(scores: ArrayLike<number>): Float64Array {
  const values = Float64Array.from(scores)
  const most = values.reduce((high, value) => Math.max(high, value), Number.NEGATIVE_INFINITY)
  const powers = values.map((value) => Math.exp(value - most))
  const total = powers.reduce((sum, value) => sum + value, 0)
  return powers.map((value) => value / total)
}

/** Confidence of all keys that are named, together: the usual level of a set of answers. */
const COVERED = 0.95
const MOST_OTHERS = 2
/** By how the other notes lie, a key without its third, or a major one without its fourth, is a likely guess. */
const MOST_OF_AN_OPEN_KEY = 0.65
/** In log-odds: naming the scale outweighs a doubtful reading, not a clear one. */
const SAME_KEY_PRIOR = 1.5
const SAME_NOTES_PRIOR = 0.7
/** How much the networks at each chord say about the mode, beside the one for the whole piece. */
const MODE_BY_CHORDS = 2
