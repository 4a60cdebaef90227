import { chordFamily } from '../chords/chord-quality.ts'
import type { ChordSpan } from '../chords/chord-spans.ts'
import { chordSymbol } from '../chords/chord-symbol.ts'
import { frameAt, type Frames } from '../notes/frames.ts'
import { barAt } from '../notes/bar-grid.ts'
import { pitchClassName } from '../pitch/note-name.ts'
import { pitchClassOf } from '../pitch/pitch-class.ts'
import type { Evidence } from './evidence.ts'
import { evidenceWords } from './evidence-words.ts'
import { keyName } from './key-name.ts'
import { MODE_INTERVALS, modeFamily, type Key } from '../pitch/mode.ts'
import { isInScale } from './scale-members.ts'

type Stretch = { readonly startBeats: number; readonly endBeats: number }

/**
 * What can be counted in a stretch that speaks for its key: arrivals by a falling fifth, the chord that it rests on, the
 * chord that it ends on, and a note that the home key lacks (or, at home, that the neighbour before lacks). Weights are
 * shares of how strong these facts are together; strongest first.
 */
export function localEvidence(
  frames: Frames,
  chords: readonly ChordSpan[],
  stretch: Stretch,
  key: Key,
  other: Key | null,
): Evidence[] {
  const inside = chords.filter(
    (chord) => chord.startBeats >= stretch.startBeats - 1e-6 && chord.startBeats < stretch.endBeats - 1e-6,
  )
  const facts = [
    arrivals(frames, inside, key),
    tonicTime(frames, inside, key),
    lastChord(frames, inside, key),
    other ? newNote(frames, stretch, key, other) : null,
  ].filter((fact) => fact !== null)
  const total = facts.reduce((sum, { weight }) => sum + weight, 0)
  return facts
    .map((fact) => ({ ...fact, weight: fact.weight / Math.max(1e-9, total) }))
    .sort((a, b) => b.weight - a.weight)
}

function arrivals(frames: Frames, chords: readonly ChordSpan[], key: Key): Evidence | null {
  const found = chords.filter((chord, index) => {
    const before = chords[index - 1]
    return (
      before !== undefined &&
      isTonic(chord, key) &&
      pitchClassOf(before.rootPitchClass - chord.rootPitchClass) === 7 &&
      chordFamily(before.quality) === 'major'
    )
  })
  if (found.length === 0) return null
  const dominant = pitchClassName(pitchClassOf(key.tonicPitchClass + 7), key)
  const tonic = pitchClassName(key.tonicPitchClass, key)
  return {
    ...placed(frames, found),
    kind: 'cadence',
    weight: found.length / (found.length + 0.5),
    ...evidenceWords('falls', { pitch: dominant }, { pitch: tonic }, { count: found.length, noun: 'time' }),
    pitchClasses: [key.tonicPitchClass],
  }
}

function tonicTime(frames: Frames, chords: readonly ChordSpan[], key: Key): Evidence | null {
  const held = chords.filter((chord) => isTonic(chord, key))
  const beats = (some: readonly ChordSpan[]): number =>
    some.reduce((sum, chord) => sum + chord.endBeats - chord.startBeats, 0)
  const share = beats(held) / Math.max(1e-9, beats(chords))
  if (share < LEAST_TONIC_SHARE) return null
  return {
    ...placed(frames, held),
    kind: 'tonic-chord',
    weight: share,
    ...evidenceWords('home', { pitch: pitchClassName(key.tonicPitchClass, key) }, { unit: 'percent', value: share }),
    pitchClasses: [key.tonicPitchClass],
  }
}

function lastChord(frames: Frames, chords: readonly ChordSpan[], key: Key): Evidence | null {
  const last = chords.at(-1)
  if (!last || !isTonic(last, key)) return null
  return {
    ...placed(frames, [last]),
    kind: 'last-chord',
    weight: 0.3,
    ...evidenceWords('ends', { chord: chordSymbol(last, key) }),
    pitchClasses: [key.tonicPitchClass],
  }
}

/** The note of this key, its raised seventh included, that sounds longest here and that the other key lacks. */
function newNote(frames: Frames, stretch: Stretch, key: Key, other: Key): Evidence | null {
  const from = frameAt(frames, stretch.startBeats + 1e-6)
  const to = frameAt(frames, stretch.endBeats - 1e-6) + 1
  const intervals = modeFamily(key.mode) === 'minor' ? [...MODE_INTERVALS[key.mode], 11] : MODE_INTERVALS[key.mode]
  const telling = intervals
    .map((interval) => pitchClassOf(key.tonicPitchClass + interval))
    .filter((pitchClass) => !isInScale(pitchClass, other))
    .map((pitchClass) => ({ pitchClass, where: framesWith(frames, pitchClass, from, to) }))
    .sort((a, b) => b.where.length - a.where.length)[0]
  if (!telling || telling.where.length < FEWEST_FRAMES) return null
  const bars = [...new Set(telling.where.map((frame) => (frames.barOf[frame] ?? 0) + frames.bars.firstNumber))]
  return {
    kind: telling.pitchClass === pitchClassOf(key.tonicPitchClass + 11) ? 'leading-tone' : 'characteristic-note',
    weight: Math.min(1, (3 * telling.where.length) / Math.max(1, to - from)),
    ...evidenceWords('note', { pitch: pitchClassName(telling.pitchClass, key) }, { key: keyName(other) }),
    pitchClasses: [telling.pitchClass],
    bars: bars.slice(0, MOST_BARS),
    spans: telling.where.slice(0, MOST_BARS).map((frame) => ({
      startBeats: frames.startBeats[frame] ?? 0,
      endBeats: frames.startBeats[frame + 1] ?? 0,
    })),
  }
}

function framesWith(frames: Frames, pitchClass: number, from: number, to: number): number[] {
  const found: number[] = []
  for (let frame = from; frame < to; frame++)
    if ((frames.sounding[frame * 12 + pitchClass] ?? 0) >= 0.3) found.push(frame)
  return found
}

function isTonic(chord: ChordSpan, key: Key): boolean {
  if (chord.rootPitchClass !== key.tonicPitchClass) return false
  const family = chordFamily(chord.quality)
  return family === 'open' || family === modeFamily(key.mode)
}

function placed(frames: Frames, chords: readonly ChordSpan[]): Pick<Evidence, 'bars' | 'spans'> {
  const some = chords.slice(0, MOST_BARS)
  return {
    bars: [...new Set(some.map((chord) => barAt(frames.bars, chord.startBeats) + frames.bars.firstNumber))],
    spans: some.map(({ startBeats, endBeats }) => ({ startBeats, endBeats })),
  }
}

const MOST_BARS = 8
/** A tonic chord that is heard less than this speaks for nothing. */
const LEAST_TONIC_SHARE = 0.15
const FEWEST_FRAMES = 2
