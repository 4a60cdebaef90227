import type { ChordSpan } from '../chords/chord-spans.ts'
import { chordSymbol } from '../chords/chord-symbol.ts'
import { barAt } from '../notes/bar-grid.ts'
import type { Frames } from '../notes/frames.ts'
import type { HomeEvidence } from './whole-piece-windows.ts'
import { pitchClassName } from '../pitch/note-name.ts'
import { pitchClassOf } from '../pitch/pitch-class.ts'
import type { Evidence, EvidenceFigure } from './evidence.ts'
import { evidenceWords } from './evidence-words.ts'
import { keyName } from './key-name.ts'
import { keyRelation } from './key-relation.ts'
import { modeFamily, MODE_INTERVALS, type Key } from '../pitch/mode.ts'
import { isInScale } from './scale-members.ts'
import { pitchHistogram } from './pitch-histogram.ts'
import type { HomeScores } from './score-keys.ts'

type Case = {
  readonly frames: Frames
  readonly chords: readonly ChordSpan[]
  readonly found: Key
  readonly runnerUp: Key
  readonly scores: HomeScores
  readonly scale: Key | null
  readonly best: number
  readonly second: number
}

/**
 * Why this key and not the runner-up: for each kind of evidence how many log-odds between the two are lost when the
 * network does not hear it, as a share of all, and what there is to see.
 */
export function collectEvidence(one: Case): Evidence[] {
  const { scores, best, second, found, scale } = one
  const odds = (home: Float32Array): number => (home[best] ?? 0) - (home[second] ?? 0)
  const whole = odds(scores.home)
  const weights = KINDS.map((kind) => whole - odds(scores.without(kind)))
  const total = weights.reduce((sum, weight) => sum + Math.abs(weight), 0) || 1
  const evidence = KINDS.flatMap((kind, index) => describe(kind, (weights[index] ?? 0) / total, one)).filter((item) =>
    isPlain(item, one),
  )
  const colour = colourNote(one)
  if (colour) evidence.push(colour)
  if (scale) {
    const relation = keyRelation(scale, found)
    evidence.push({
      kind: 'scale-setting',
      weight: relation === 'same' ? 0.3 : -0.3,
      ...evidenceWords(relation === 'same' ? 'set' : 'setThough', { key: keyName(scale) }),
      pitchClasses: [scale.tonicPitchClass],
      bars: [],
      spans: [],
    })
  }
  return evidence.filter(({ weight }) => Math.abs(weight) > 0.02).sort((a, b) => b.weight - a.weight)
}

/** A chord that is not home speaks against the key, one that is speaks for it: what the network makes of it otherwise cannot be told in a sentence. */
function isPlain({ kind, weight }: Evidence, { chords, found }: Case): boolean {
  const isHome = (chord: ChordSpan | undefined): boolean => chord?.rootPitchClass === found.tonicPitchClass
  if (kind === 'first-chord') return isHome(chords[0]) === weight > 0
  if (kind === 'last-chord') return isHome(chords.at(-1)) === weight > 0
  return (
    kind !== 'cadence' ||
    weight < 0 ||
    chords.some((chord, index) => isHome(chord) && isFifthAbove(chords[index - 1], chord))
  )
}

function describe(kind: HomeEvidence, weight: number, { frames, chords, found }: Case): Evidence[] {
  const tonic = pitchClassName(found.tonicPitchClass, found)
  const on = (chord: ChordSpan | undefined) => (chord ? spanOf(frames, chord) : { bars: [], spans: [] })
  const symbol = (chord: ChordSpan | undefined) => ({ chord: chord ? chordSymbol(chord, found) : 'silence' })
  const base = { kind, weight, pitchClasses: [found.tonicPitchClass], bars: [], spans: [] }
  switch (kind) {
    case 'scale-fit': {
      const inside = pitchHistogram(frames).reduce(
        (sum, share, pitchClass) => sum + (isInScale(pitchClass, found) ? share : 0),
        0,
      )
      return [{ ...base, ...evidenceWords('scale', percent(inside), { key: keyName(found) }) }]
    }
    case 'bass': {
      const share = bassShare(frames, found.tonicPitchClass)
      if (share < LEAST_SHARE) return []
      return [{ ...base, ...evidenceWords('bass', { pitch: tonic }, percent(share)) }]
    }
    case 'first-chord':
      return [{ ...base, ...on(chords[0]), ...evidenceWords('begins', symbol(chords[0])) }]
    case 'last-chord':
      return [{ ...base, ...on(chords.at(-1)), ...evidenceWords('ends', symbol(chords.at(-1))) }]
    case 'tonic-chord': {
      const held = chords.filter((chord) => chord.rootPitchClass === found.tonicPitchClass)
      const beats = held.reduce((sum, chord) => sum + chord.endBeats - chord.startBeats, 0)
      const all = chords.reduce((sum, chord) => sum + chord.endBeats - chord.startBeats, 0) || 1
      if (beats / all < LEAST_SHARE) return []
      return [
        {
          ...base,
          ...spansOf(frames, held),
          ...evidenceWords('home', { pitch: tonic }, percent(beats / all)),
        },
      ]
    }
    case 'cadence': {
      const arrivals = chords.filter(
        (chord, index) => chord.rootPitchClass === found.tonicPitchClass && isFifthAbove(chords[index - 1], chord),
      )
      if (arrivals.length === 0) return []
      const dominant = pitchClassName(pitchClassOf(found.tonicPitchClass + 7), found)
      return [
        {
          ...base,
          ...spansOf(frames, arrivals),
          ...evidenceWords('falls', { pitch: dominant }, { pitch: tonic }, { count: arrivals.length, noun: 'time' }),
        },
      ]
    }
  }
}

/** The one note that tells the key from the runner-up, where they differ by a note. */
function colourNote({ frames, found, runnerUp }: Case): Evidence | null {
  const histogram = pitchHistogram(frames)
  const own = MODE_INTERVALS[found.mode].map((interval) => pitchClassOf(found.tonicPitchClass + interval))
  const telling = own.filter((pitchClass) => !isInScale(pitchClass, runnerUp) && (histogram[pitchClass] ?? 0) > 0.003)
  const strongest = telling.sort((a, b) => (histogram[b] ?? 0) - (histogram[a] ?? 0))[0]
  const raised = pitchClassOf(found.tonicPitchClass + 11)
  const isMinor = modeFamily(found.mode) === 'minor'
  const leading = isMinor && (histogram[raised] ?? 0) > 0.01 && !isInScale(raised, runnerUp) ? raised : undefined
  const pitchClass = leading ?? strongest
  if (pitchClass === undefined) return null
  const name = pitchClassName(pitchClass, found)
  const where = barsWith(frames, pitchClass)
  const kind = pitchClass === raised ? 'leading-tone' : 'characteristic-note'
  return {
    kind,
    weight: 0.1,
    ...evidenceWords('note', { pitch: name }, { key: keyName(runnerUp) }),
    pitchClasses: [pitchClass],
    ...where,
  }
}

function barsWith(frames: Frames, pitchClass: number): Pick<Evidence, 'bars' | 'spans'> {
  const bars: number[] = []
  const spans: { startBeats: number; endBeats: number }[] = []
  for (let frame = 0; frame < frames.count && bars.length < MOST_BARS; frame++) {
    if ((frames.sounding[frame * 12 + pitchClass] ?? 0) < 0.3) continue
    const bar = (frames.barOf[frame] ?? 0) + frames.bars.firstNumber
    if (bars.includes(bar)) continue
    bars.push(bar)
    spans.push({ startBeats: frames.startBeats[frame] ?? 0, endBeats: frames.startBeats[frame + 1] ?? 0 })
  }
  return { bars, spans }
}

function spanOf(frames: Frames, chord: ChordSpan): Pick<Evidence, 'bars' | 'spans'> {
  return spansOf(frames, [chord])
}

function spansOf(frames: Frames, chords: readonly ChordSpan[]): Pick<Evidence, 'bars' | 'spans'> {
  const some = chords.slice(0, MOST_BARS)
  return {
    bars: [...new Set(some.map((chord) => barAt(frames.bars, chord.startBeats) + frames.bars.firstNumber))],
    spans: some.map(({ startBeats, endBeats }) => ({ startBeats, endBeats })),
  }
}

function isFifthAbove(before: ChordSpan | undefined, chord: ChordSpan): boolean {
  return before !== undefined && pitchClassOf(before.rootPitchClass - chord.rootPitchClass) === 7
}

function bassShare(frames: Frames, pitchClass: number): number {
  let held = 0
  let all = 0
  for (let frame = 0; frame < frames.count; frame++) {
    const low = frames.lowestPitch[frame] ?? -1
    if (low < 0) continue
    all++
    if (low % 12 === pitchClass) held++
  }
  return held / Math.max(1, all)
}

function percent(share: number): EvidenceFigure {
  return { unit: 'percent', value: share }
}

const KINDS: readonly HomeEvidence[] = ['scale-fit', 'bass', 'first-chord', 'last-chord', 'tonic-chord', 'cadence']
const MOST_BARS = 8
/** What would be told as 0 % is no evidence. */
const LEAST_SHARE = 0.005
