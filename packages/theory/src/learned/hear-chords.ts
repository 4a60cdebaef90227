import type { Frames } from '../notes/frames.ts'
import { candidateRoots } from './candidate-roots.ts'
import { windowLevels, type LevelName, type WindowLevel } from './chord-windows.ts'
import { decodeSegments } from './decode-segments.ts'
import { firstPass } from './first-pass.ts'
import type { RotatedWeights } from './rotated-weights.ts'
import { secondPass } from './second-pass.ts'
import { segmentInputs } from './segment-inputs.ts'
import type { SequenceWeights } from './sequence-network.ts'
import { cutSegments } from './segments.ts'
import type { ChordSpan } from '../chords/chord-spans.ts'

export type HeardChords = {
  readonly chords: readonly ChordSpan[]
  /** The same with sevenths that are expected and never sound: a dominant points at its key either way. */
  readonly expected: readonly ChordSpan[]
  readonly levels: Readonly<Record<LevelName, WindowLevel>>
}

export type ChordWeights = { readonly first: RotatedWeights; readonly second: SequenceWeights }

/**
 * Chords of the music in order. A first look judges each half beat by what sounds around it; a second judges each stretch
 * between changes by what the first thought of it, and by what it thinks itself of those before and after it and of those like it.
 */
export function hearChords(frames: Frames, weights: ChordWeights): HeardChords {
  const levels = windowLevels(frames)
  const first = firstPass(frames, levels, weights.first)
  const segments = cutSegments(frames, first)
  const inputs = segmentInputs(frames, levels, segments, first)
  const scores = secondPass(inputs, segments.count, candidateRoots(segments, first), weights.second)
  return { ...decodeSegments(frames, segments, scores), levels }
}
