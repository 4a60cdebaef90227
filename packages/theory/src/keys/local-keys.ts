import type { ChordSpan } from '../chords/chord-spans.ts'
import type { Frames } from '../harmony/frames.ts'
import { calibrateLocalKey } from './calibrate-key.ts'
import { FAMILY_OF, FAMILY_STATES } from './key-families.ts'
import { keyName } from './key-name.ts'
import { keyRelation } from './key-relation.ts'
import type { KeySpans } from './key-spans.ts'
import { localEvidence } from './local-evidence.ts'
import type { LocalKey } from './local-key.ts'
import { localPath } from './local-path.ts'
import { MODES, type Key } from './mode.ts'
import { KEY_STATES, keyOf } from './score-keys.ts'

/**
 * The keys that the music passes through, from the opinion at every chord (`chords × KEY_STATES` log-probabilities).
 * `inversions` is the share of chords that stand on another note than their root: songs whose chords stand on their roots
 * seldom leave home, music where every third chord is inverted does so in every phrase.
 */
export function localKeys(
  frames: Frames,
  chords: readonly ChordSpan[],
  spans: KeySpans,
  local: Float32Array,
  prior: Float64Array,
  home: Key,
  inversions: number,
): LocalKey[] {
  const settled = Math.max(0, 1 - inversions / RESTLESS_INVERSIONS)
  const homeState = home.tonicPitchClass * MODES.length + MODES.indexOf(home.mode)
  const path = localPath(
    leaning(spans, local, prior, homeState, HOME_LEAN + SETTLED_LEAN * settled),
    spans.count,
    CHANGE_COST + SETTLED_COST * settled,
  )
  if (path.every((state) => state === path[0])) path.fill(homeState)
  const stretches: { state: number; from: number; to: number }[] = []
  for (let from = 0; from < spans.count;) {
    let to = from
    while (to < spans.count && path[to] === path[from]) to++
    stretches.push({ state: path[from] ?? 0, from, to })
    from = to
  }
  return stretches.map(({ state, from, to }, index) => {
    const key = keyOf(state)
    const before = stretches[index - 1] ?? stretches[index + 1]
    const relationToHome = keyRelation(home, key)
    const other = relationToHome === 'same' ? (before ? keyOf(before.state) : null) : home
    const stretch = { startBeats: spans.startBeats[from] ?? 0, endBeats: spans.startBeats[to] ?? 0 }
    return {
      ...stretch,
      ...key,
      name: keyName(key),
      ...confidences(spans, local, state, from, to),
      relationToHome,
      evidence: localEvidence(frames, chords, stretch, key, other),
    }
  })
}

/** What counts for a path: opinions by length, with what the set and the home key say in advance. */
function leaning(
  spans: KeySpans,
  local: Float32Array,
  prior: Float64Array,
  homeState: number,
  lean: number,
): Float32Array {
  return local.map((value, index) => {
    const span = Math.floor(index / KEY_STATES)
    const state = index % KEY_STATES
    const beats = (spans.startBeats[span + 1] ?? 0) - (spans.startBeats[span] ?? 0)
    const opinion = value + (prior[state] ?? 0) / 2 + (state === homeState ? lean : 0)
    return Math.min(MOST_BEATS, beats) ** LENGTH_POWER * opinion
  })
}

/** Mean probability over time of the key's tonic and family, and of the next likely. */
function confidences(
  spans: KeySpans,
  local: Float32Array,
  state: number,
  from: number,
  to: number,
): Pick<LocalKey, 'confidence' | 'runnerUp'> {
  const shares = new Float64Array(KEY_STATES)
  const families = new Float64Array(FAMILY_STATES)
  const all = Math.max(1e-9, (spans.startBeats[to] ?? 0) - (spans.startBeats[from] ?? 0))
  for (let span = from; span < to; span++) {
    const part = ((spans.startBeats[span + 1] ?? 0) - (spans.startBeats[span] ?? 0)) / all
    for (let other = 0; other < KEY_STATES; other++) {
      const value = part * Math.exp(local[span * KEY_STATES + other] ?? -20)
      const family = FAMILY_OF[other] ?? 0
      shares[other] = (shares[other] ?? 0) + value
      families[family] = (families[family] ?? 0) + value
    }
  }
  const own = FAMILY_OF[state] ?? 0
  let second = own === 0 ? 1 : 0
  for (let family = 0; family < FAMILY_STATES; family++)
    if (family !== own && (families[family] ?? 0) > (families[second] ?? 0)) second = family
  let likeliest = -1
  for (let other = 0; other < KEY_STATES; other++)
    if (FAMILY_OF[other] === second && (likeliest < 0 || (shares[other] ?? 0) > (shares[likeliest] ?? 0)))
      likeliest = other
  const key = keyOf(likeliest)
  const confidence = calibrateLocalKey(families[own] ?? 0)
  return {
    confidence,
    runnerUp: { ...key, name: keyName(key), confidence: Math.min(1 - confidence, families[second] ?? 0) },
  }
}

/** Shares of inverted chords: pop 0.05, loops 0.03, chorales and Lieder 0.36 on average. */
const RESTLESS_INVERSIONS = 0.25
const HOME_LEAN = 0.02
const SETTLED_LEAN = 1
const CHANGE_COST = 0.6
const SETTLED_COST = 4
const MOST_BEATS = 8
const LENGTH_POWER = 0.5
