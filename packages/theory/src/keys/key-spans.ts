import { chordFamily, type ChordQuality } from '../chords/chord-quality.ts'
import type { ChordSpan } from '../chords/chord-spans.ts'
import { frameAt, type Frames } from '../notes/frames.ts'

/** The chords as the search for local keys reads them; a rest belongs to the chord before it. */
export type KeySpans = {
  readonly count: number
  /** `count + 1` times; the first is the start of the music. */
  readonly startBeats: Float64Array
  /** `root × KEY_CHORDS + kind`. */
  readonly chord: Int32Array
  readonly bass: Int32Array
  /** 1 on a bar line, 0.5 on a beat. */
  readonly strength: Float32Array
  /** First frame of each span, and the count at the end. */
  readonly firstFrame: Int32Array
  /** Share of each pitch class in what sounds: `count × 12`. */
  readonly chroma: Float32Array
}

/** Kinds of chord that point at a key in different ways: major, minor, dominant seventh, diminished, open. */
export const KEY_CHORDS = 5

/** Reads the chords of a piece; never empty where there is one chord. */
export function keySpans(frames: Frames, chords: readonly ChordSpan[]): KeySpans {
  const count = chords.length
  const spans: KeySpans = {
    count,
    startBeats: new Float64Array(count + 1),
    chord: new Int32Array(count),
    bass: new Int32Array(count),
    strength: new Float32Array(count),
    firstFrame: new Int32Array(count + 1),
    chroma: new Float32Array(count * 12),
  }
  chords.forEach((chord, index) => {
    const frame = index === 0 ? 0 : frameAt(frames, chord.startBeats + 1e-6)
    const inBar = frames.inBar[frame] ?? 0
    spans.firstFrame[index] = frame
    spans.startBeats[index] = frames.startBeats[frame] ?? 0
    spans.chord[index] = chord.rootPitchClass * KEY_CHORDS + kindOf(chord.quality)
    spans.bass[index] = chord.bassPitchClass
    spans.strength[index] = inBar === 0 ? 1 : inBar % 2 === 0 ? 0.5 : 0
  })
  spans.firstFrame[count] = frames.count
  spans.startBeats[count] = frames.startBeats[frames.count] ?? 0
  for (let index = 0; index < count; index++) addChroma(frames, spans, index)
  return spans
}

function kindOf(quality: ChordQuality): number {
  if (quality === '7' || quality === 'aug7') return 2
  const family = chordFamily(quality)
  return family === 'open' ? 4 : family === 'diminished' ? 3 : family === 'minor' ? 1 : 0
}

function addChroma(frames: Frames, spans: KeySpans, index: number): void {
  const { chroma } = spans
  let total = 0
  for (let frame = spans.firstFrame[index] ?? 0; frame < (spans.firstFrame[index + 1] ?? 0); frame++) {
    for (let pitchClass = 0; pitchClass < 12; pitchClass++) {
      const value = Math.min(1, frames.sounding[frame * 12 + pitchClass] ?? 0)
      chroma[index * 12 + pitchClass] = (chroma[index * 12 + pitchClass] ?? 0) + value
      total += value
    }
  }
  if (total > 0) for (let at = index * 12; at < index * 12 + 12; at++) chroma[at] = (chroma[at] ?? 0) / total
}
