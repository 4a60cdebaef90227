import type { ChordSpan } from '../chords/chord-spans.ts'
import type { Frames } from '../notes/frames.ts'
import { calibrateLocalKey } from './calibrate-key.ts'
import { calmness } from './calmness.ts'
import { joinShortStretches } from './join-short-stretches.ts'
import { FAMILY_OF, FAMILY_STATES } from './key-families.ts'
import { keyChangeCosts } from './key-change-costs.ts'
import { keyName } from './key-name.ts'
import { keyRelation } from './key-relation.ts'
import type { KeySpans } from './key-spans.ts'
import { localEvidence } from './local-evidence.ts'
import type { LocalKey } from './local-key.ts'
import { localPath } from './local-path.ts'
import { modeFamily, type Key } from '../pitch/mode.ts'
import { pitchClassOf } from '../pitch/pitch-class.ts'
import { lowerScores } from './lower-lifts.ts'
import { KEY_STATES, keyOf } from './score-keys.ts'
import { settledness } from './settledness.ts'

/** What is heard of the keys, chord by chord. */
export type HeardKeys = {
  readonly spans: KeySpans
  /** What the local network thinks: `chords × KEY_STATES` log-probabilities. */
  readonly modes: Float32Array
  /** The same by tonic and family: `chords × FAMILY_STATES`. */
  readonly families: Float64Array
  /** What each chord and the one before say: `chords × FAMILY_STATES` log-probabilities. */
  readonly progressions: Float64Array
  /** What the set says in advance, for each of `KEY_STATES`. */
  readonly prior: Float64Array
  /** Share of chords that stand on another note than their root. */
  readonly inversions: number
  /** Semitones of each chord above the frame that the home key belongs to. */
  readonly lifts: Int32Array
}

/**
 * The keys that the music passes through: the likeliest path through two opinions, the network's and that of the progressions.
 * Songs whose chords stand on their roots seldom leave home, and the network knows them best; music where every third chord is
 * inverted does so in every phrase, and there both opinions count. The first key holds from beat 0, though drums or a rest come
 * before the first note.
 */
export function localKeys(frames: Frames, chords: readonly ChordSpan[], heard: HeardKeys, home: Key): LocalKey[] {
  const { spans } = heard
  const settled = settledness(heard.inversions)
  const homeFamily = home.tonicPitchClass * 2 + (modeFamily(home.mode) === 'major' ? 0 : 1)
  const calm = calmness(spans)
  const scores = leaning(heard, homeFamily, settled, calm)
  const likeliest = localPath(scores, spans.count, FAMILY_STATES, keyChangeCosts(spans, settled, calm))
  const leastBeats = (RESTLESS_BEATS + CALM_BEATS * calm) * (1 - settled) + SETTLED_BEATS * settled
  const lowered = joinShortStretches(likeliest, scores, FAMILY_STATES, spans.startBeats, leastBeats)
  if (lowered.every((family) => family === lowered[0])) lowered.fill(homeFamily)
  const path = lowered.map((family, span) => (family + 2 * (heard.lifts[span] ?? 0)) % FAMILY_STATES)
  const stretches: { key: Key; family: number; from: number; to: number }[] = []
  for (let from = 0; from < spans.count;) {
    let to = from
    while (to < spans.count && path[to] === path[from]) to++
    const family = path[from] ?? 0
    const key =
      lowered[from] === homeFamily ? transposed(home, heard.lifts[from] ?? 0) : likeliestMode(heard, family, from, to)
    stretches.push({ key, family, from, to })
    from = to
  }
  return stretches.map(({ key, family, from, to }, index) => {
    const before = stretches[index - 1] ?? stretches[index + 1]
    const relationToHome = keyRelation(home, key)
    const other = relationToHome === 'same' ? (before?.key ?? null) : home
    const firstBeats = spans.startBeats[from] ?? 0
    const startBeats = index === 0 ? Math.min(0, firstBeats) : firstBeats
    const stretch = { startBeats, endBeats: spans.startBeats[to] ?? 0 }
    return {
      ...stretch,
      ...key,
      name: keyName(key),
      ...confidences(heard, settled, family, from, to),
      relationToHome,
      evidence: localEvidence(frames, chords, stretch, key, other),
    }
  })
}

function transposed(key: Key, lift: number): Key {
  return { tonicPitchClass: pitchClassOf(key.tonicPitchClass + lift), mode: key.mode }
}

/** What counts for a path, lifts undone: opinions by length, with what the set and the home key say in advance. */
function leaning(heard: HeardKeys, homeFamily: number, settled: number, calm: number): Float64Array {
  const { spans } = heard
  const families = lowerScores(heard.families, heard.lifts)
  const progressions = lowerScores(heard.progressions, heard.lifts)
  const homeLean = HOME_LEAN + CALM_LEAN * calm + (SETTLED_LEAN + SETTLED_CALM_LEAN * calm) * settled
  const inAdvance = new Float64Array(FAMILY_STATES)
  heard.prior.forEach((value, state) => {
    const family = FAMILY_OF[state] ?? 0
    inAdvance[family] = Math.max(inAdvance[family] ?? 0, value / 2)
  })
  inAdvance.forEach((value, family) => {
    const lean = family === homeFamily ? homeLean : 0
    const relief = isNear(family, homeFamily) ? 0 : FAR_RELIEF * settled
    inAdvance[family] = value + lean + relief
  })
  return families.map((opinion, index) => {
    const span = Math.floor(index / FAMILY_STATES)
    const beats = (spans.startBeats[span + 1] ?? 0) - (spans.startBeats[span] ?? 0)
    return (
      Math.sqrt(Math.min(MOST_BEATS, beats)) *
        (networkShare(settled) * opinion + (inAdvance[index % FAMILY_STATES] ?? 0)) +
      (1 - settled) * (progressions[index] ?? 0)
    )
  })
}

/** Whether two keys share their tonic or all notes but one: such a key is often no more than a chord of the other. */
function isNear(family: number, other: number): boolean {
  const relativeMajor = (key: number): number => (key >> 1) + 3 * (key & 1)
  const steps = (relativeMajor(family) - relativeMajor(other) + 24) % 12
  return family >> 1 === other >> 1 || steps === 0 || steps === 5 || steps === 7
}

/** How much the network counts: chords that overlap say much the same twice. */
function networkShare(settled: number): number {
  return RESTLESS_NETWORK + (1 - RESTLESS_NETWORK) * settled
}

/** The mode of a family that the network finds likeliest over a stretch. */
function likeliestMode({ spans, modes }: HeardKeys, family: number, from: number, to: number): Key {
  const sums = new Float64Array(KEY_STATES)
  for (let span = from; span < to; span++) {
    const beats = (spans.startBeats[span + 1] ?? 0) - (spans.startBeats[span] ?? 0)
    for (let state = 0; state < KEY_STATES; state++)
      if (FAMILY_OF[state] === family)
        sums[state] = (sums[state] ?? 0) + beats * Math.exp(modes[span * KEY_STATES + state] ?? -20)
  }
  let best = -1
  for (let state = 0; state < KEY_STATES; state++)
    if (FAMILY_OF[state] === family && (best < 0 || (sums[state] ?? 0) > (sums[best] ?? 0))) best = state
  return keyOf(best)
}

/** Mean probability over time of the stretch's key by both opinions, and of the next likely. */
function confidences(
  heard: HeardKeys,
  settled: number,
  own: number,
  from: number,
  to: number,
): Pick<LocalKey, 'confidence' | 'runnerUp'> {
  const { spans, families, progressions } = heard
  const shares = new Float64Array(FAMILY_STATES)
  const powers = new Float64Array(FAMILY_STATES)
  const all = Math.max(1e-9, (spans.startBeats[to] ?? 0) - (spans.startBeats[from] ?? 0))
  for (let span = from; span < to; span++) {
    const part = ((spans.startBeats[span + 1] ?? 0) - (spans.startBeats[span] ?? 0)) / all
    let total = 0
    for (let family = 0; family < FAMILY_STATES; family++) {
      const at = span * FAMILY_STATES + family
      const power = Math.exp(networkShare(settled) * (families[at] ?? 0) + (1 - settled) * (progressions[at] ?? 0))
      powers[family] = power
      total += power
    }
    for (let family = 0; family < FAMILY_STATES; family++)
      shares[family] = (shares[family] ?? 0) + (part * (powers[family] ?? 0)) / Math.max(1e-300, total)
  }
  let second = own === 0 ? 1 : 0
  for (let family = 0; family < FAMILY_STATES; family++)
    if (family !== own && (shares[family] ?? 0) > (shares[second] ?? 0)) second = family
  const key = likeliestMode(heard, second, from, to)
  const confidence = calibrateLocalKey(shares[own] ?? 0)
  return {
    confidence,
    runnerUp: { ...key, name: keyName(key), confidence: Math.min(1 - confidence, shares[second] ?? 0) },
  }
}

const RESTLESS_NETWORK = 0.5
const HOME_LEAN = 0.02
const CALM_LEAN = 0.4
const SETTLED_LEAN = 3
const SETTLED_CALM_LEAN = 5
/** A lift to a far key is meant. */
const FAR_RELIEF = 2
const MOST_BEATS = 8
/** Of labelled keys one in fifty lasts less in chorales and none in songs, where the shortest lasts three bars. */
const RESTLESS_BEATS = 2
const CALM_BEATS = 2
const SETTLED_BEATS = 6
