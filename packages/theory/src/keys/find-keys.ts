import type { ChordSpan } from '../chords/chord-spans.ts'
import type { Frames } from '../harmony/frames.ts'
import type { LevelName, WindowLevel } from '../learned/chord-windows.ts'
import { keyInputs } from '../learned/key-inputs.ts'
import { calibrateKey, calibrateLocalKey } from './calibrate-key.ts'
import { collectEvidence } from './collect-evidence.ts'
import type { KeyFinding } from './key-finding.ts'
import { keyName } from './key-name.ts'
import { keyRelation } from './key-relation.ts'
import type { LocalKey } from './local-key.ts'
import { localPath } from './local-path.ts'
import { modeFamily, MODES, type Key } from './mode.ts'
import { KEY_STATES, scoreKeys } from './score-keys.ts'

export type FoundKeys = { readonly key: KeyFinding; readonly localKeys: readonly LocalKey[] }

/**
 * The home key and the local keys. Two networks judge, one the piece as a whole (notes, bass, chords, arrivals, beginning
 * and end), one every half bar; their opinions are averaged. A scale that the set names counts as one more opinion.
 */
export function findKeys(
  frames: Frames,
  levels: Readonly<Record<LevelName, WindowLevel>>,
  chords: readonly ChordSpan[],
  scale: Key | null,
): FoundKeys {
  const inputs = keyInputs(frames, levels, chords)
  const scores = scoreKeys(inputs)
  const prior = scalePrior(scale)
  const around = meanOverUnits(scores.local, inputs.units)
  const home = scores.home.map((value, state) => (value + (around[state] ?? 0)) / 2 + (prior[state] ?? 0))
  const shares = softmax(home)
  const [best, second] = rankFamilies(shares)
  const found = keyOf(best.state)
  const runnerUp = keyOf(second.state)
  const confidence = calibrateKey(best.share)
  const key: KeyFinding = {
    kind: 'key',
    ...found,
    name: keyName(found),
    confidence,
    runnerUp: {
      ...runnerUp,
      name: keyName(runnerUp),
      confidence: Math.min(1 - confidence, (second.share / Math.max(1e-9, 1 - best.share)) * (1 - confidence)),
      relation: keyRelation(found, runnerUp),
    },
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
  return { key, localKeys: localKeysOf(frames, inputs.unitOf, inputs.units, scores.local, prior, key) }
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

function meanOverUnits(local: Float32Array, units: number): Float64Array {
  const mean = new Float64Array(KEY_STATES)
  for (let index = 0; index < units * KEY_STATES; index++)
    mean[index % KEY_STATES] = (mean[index % KEY_STATES] ?? 0) + (local[index] ?? 0) / units
  return mean
}

type RankedKey = { readonly state: number; readonly share: number }

/** The two likeliest families (tonic and major or minor), each by its likeliest mode. */
function rankFamilies(shares: Float64Array): [RankedKey, RankedKey] {
  const families = Array.from({ length: 24 }, () => ({ state: -1, share: 0 }))
  shares.forEach((share, state) => {
    const family = families[Math.floor(state / MODES.length) * 2 + (modeFamily(keyOf(state).mode) === 'major' ? 0 : 1)]
    if (!family) return
    family.share += share
    if (family.state < 0 || share > (shares[family.state] ?? 0)) family.state = state
  })
  const [best, second] = families.sort((a, b) => b.share - a.share)
  return [best ?? { state: 0, share: 0 }, second ?? { state: 0, share: 0 }]
}

function localKeysOf(
  frames: Frames,
  unitOf: Int32Array,
  units: number,
  local: Float32Array,
  prior: Float64Array,
  home: KeyFinding,
): LocalKey[] {
  const homeState = home.tonicPitchClass * MODES.length + MODES.indexOf(home.mode)
  const leaning = local.map(
    (value, index) => value + (prior[index % KEY_STATES] ?? 0) / 2 + (index % KEY_STATES === homeState ? HOME_LEAN : 0),
  )
  const path = localPath(leaning, units, CHANGE_COST)
  if (path.every((state) => state === path[0])) path.fill(homeState)
  const keys: LocalKey[] = []
  for (let frame = 0; frame < frames.count;) {
    const first = unitOf[frame] ?? 0
    const state = path[first] ?? 0
    let end = frame
    while (end < frames.count && path[unitOf[end] ?? 0] === state) end++
    const last = unitOf[end - 1] ?? first
    const key = keyOf(state)
    keys.push({
      startBeats: frames.startBeats[frame] ?? 0,
      endBeats: frames.startBeats[end] ?? 0,
      ...key,
      name: keyName(key),
      confidence: calibrateLocalKey(familyShare(local, state, first, last)),
      relationToHome: keyRelation(home, key),
    })
    frame = end
  }
  return keys
}

/** Mean probability over half bars of a key's tonic and family. */
function familyShare(local: Float32Array, state: number, first: number, last: number): number {
  const tonic = Math.floor(state / MODES.length)
  const family = modeFamily(keyOf(state).mode)
  let sum = 0
  for (let unit = first; unit <= last; unit++) {
    MODES.forEach((mode, index) => {
      if (modeFamily(mode) === family) sum += Math.exp(local[unit * KEY_STATES + tonic * MODES.length + index] ?? -20)
    })
  }
  return sum / (last - first + 1)
}

function keyOf(state: number): Key {
  return { tonicPitchClass: Math.floor(state / MODES.length), mode: MODES[state % MODES.length] ?? 'major' }
}

function softmax(scores: ArrayLike<number>): Float64Array {
  const values = Float64Array.from(scores)
  const most = values.reduce((high, value) => Math.max(high, value), Number.NEGATIVE_INFINITY)
  const powers = values.map((value) => Math.exp(value - most))
  const total = powers.reduce((sum, value) => sum + value, 0)
  return powers.map((value) => value / total)
}

/** In log-odds: naming the scale outweighs a doubtful reading, not a clear one. */
const SAME_KEY_PRIOR = 1.5
const SAME_NOTES_PRIOR = 0.7
const HOME_LEAN = 0.1
const CHANGE_COST = 1.2
