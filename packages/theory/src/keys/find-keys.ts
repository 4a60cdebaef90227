import type { ChordSpan } from '../chords/chord-spans.ts'
import type { Frames } from '../harmony/frames.ts'
import { pitchClassOf } from '../pitch/pitch-class.ts'
import { pitchClassName } from '../pitch/note-name.ts'
import type { Evidence } from './evidence.ts'
import type { KeyFinding } from './key-finding.ts'
import { keyName } from './key-name.ts'
import { KEY_PROFILES } from './key-profiles.ts'
import { keyRelation } from './key-relation.ts'
import type { LocalKey } from './local-key.ts'
import type { Key, Mode } from './mode.ts'

export type FoundKeys = { readonly key: KeyFinding; readonly localKeys: readonly LocalKey[] }

/** The home key and the local keys. */
export function findKeys(frames: Frames, chords: readonly ChordSpan[], scale: Key | null): FoundKeys {
  const histogram = pitchHistogram(frames)
  const candidates: { key: Key; score: number; evidence: Evidence[] }[] = []
  for (let tonic = 0; tonic < 12; tonic++) {
    for (const mode of ['major', 'minor'] as const) {
      const key = { tonicPitchClass: tonic, mode }
      const evidence = evidenceFor(key, mode, histogram, frames, chords, scale)
      candidates.push({ key, score: evidence.reduce((sum, item) => sum + item.weight, 0), evidence })
    }
  }
  candidates.sort((a, b) => b.score - a.score)
  const [best, second] = candidates
  if (!best || !second) throw new RangeError('24 keys always give two candidates.')
  const total = candidates.reduce((sum, { score }) => sum + Math.exp(score - best.score), 0)
  const key: KeyFinding = {
    kind: 'key',
    ...best.key,
    name: keyName(best.key),
    confidence: 1 / total,
    runnerUp: {
      ...second.key,
      name: keyName(second.key),
      confidence: Math.exp(second.score - best.score) / total,
      relation: keyRelation(best.key, second.key),
    },
    evidence: best.evidence.filter(({ weight }) => weight !== 0).sort((a, b) => b.weight - a.weight),
  }
  const whole: LocalKey = {
    startBeats: frames.startBeats[0] ?? 0,
    endBeats: frames.startBeats[frames.count] ?? 0,
    ...best.key,
    name: key.name,
    confidence: key.confidence,
    relationToHome: 'same',
  }
  return { key, localKeys: [whole] }
}

/** Shares of sounding time of the twelve pitch classes; they add up to 1. */
export function pitchHistogram(frames: Frames): number[] {
  const histogram = Array.from<number>({ length: 12 }).fill(0)
  let total = 0
  for (let index = 0; index < frames.sounding.length; index++) {
    const value = frames.sounding[index] ?? 0
    histogram[index % 12] = (histogram[index % 12] ?? 0) + value
    total += value
  }
  return histogram.map((value) => (total > 0 ? value / total : 0))
}

function evidenceFor(
  key: Key,
  mode: Mode & ('major' | 'minor'),
  histogram: number[],
  frames: Frames,
  chords: readonly ChordSpan[],
  scale: Key | null,
): Evidence[] {
  const profile = KEY_PROFILES[mode]
  const fit = histogram.reduce(
    (sum, share, pitchClass) =>
      sum + share * Math.log(profile[pitchClassOf(pitchClass - key.tonicPitchClass)] ?? 0.006),
    0,
  )
  const tonic = pitchClassName(key.tonicPitchClass, key)
  let bass = 0
  let bassTotal = 0
  for (let frame = 0; frame < frames.count; frame++) {
    bass += frames.bass[frame * 12 + key.tonicPitchClass] ?? 0
    if ((frames.lowestPitch[frame] ?? -1) >= 0) bassTotal++
  }
  const share = bassTotal > 0 ? bass / bassTotal : 0
  const plain = { pitchClasses: [key.tonicPitchClass], bars: [], spans: [] }
  const isTonic = (chord: ChordSpan | undefined): boolean => chord?.rootPitchClass === key.tonicPitchClass
  return [
    { kind: 'scale-fit', weight: 12 * (fit + 2.3), sentence: `its notes fit the scale of ${keyName(key)}`, ...plain },
    {
      kind: 'bass',
      weight: 2 * share,
      sentence: `the bass rests on ${tonic} for ${Math.round(100 * share)} % of the time`,
      ...plain,
    },
    {
      kind: 'first-chord',
      weight: isTonic(chords[0]) ? 0.5 : 0,
      sentence: `it starts on the chord of ${tonic}`,
      ...plain,
    },
    {
      kind: 'last-chord',
      weight: isTonic(chords.at(-1)) ? 1 : 0,
      sentence: `it ends on the chord of ${tonic}`,
      ...plain,
    },
    {
      kind: 'scale-setting',
      weight: scale && keyRelation(key, scale) === 'same' ? 1 : 0,
      sentence: `the set names ${keyName(key)} as its scale`,
      ...plain,
    },
  ]
}
