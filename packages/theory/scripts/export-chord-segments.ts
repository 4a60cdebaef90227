/**
 * Writes what the second look hears of each segment, with the labels, for `fit_segments.py`. Every song is first looked
 * at by weights that have not seen it.
 *
 *   node packages/theory/scripts/export-chord-segments.ts --data DIR[,DIR…] --out DIR      (DIR of fit_chords.py)
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHORD_QUALITY_NAMES } from '../src/chords/chord-quality.ts'
import { buildFrames } from '../src/notes/frames.ts'
import { candidateRoots } from '../src/learned/candidate-roots.ts'
import { windowLevels } from '../src/learned/chord-windows.ts'
import { firstPass } from '../src/learned/first-pass.ts'
import type { RotatedGroup } from '../src/learned/running-group.ts'
import { segmentInputs } from '../src/learned/segment-inputs.ts'
import { SEGMENT_SCALARS } from '../src/learned/segment-scalars.ts'
import { cutSegments } from '../src/learned/segments.ts'
import { harmonicNotes } from '../src/notes/harmonic-notes.ts'
import { argument } from './argument.ts'
import { readWeights } from './fold-weights.ts'
import { chordVariants } from './piece-variants.ts'
import { FOLDS, foldOf, pieceInput, readPieces, type Piece } from './read-pieces.ts'
import { writeParts } from './write-parts.ts'

const FIT_SETS = ['pop909cl', 'synth_edm', 'wir_chorales', 'wir_lieder', 'wir_wtc', 'rs200']
const LABELS = 9

const out = argument('out')
const folds = Array.from({ length: FOLDS }, (_, fold) => readWeights(out, `first-${fold}`))
const inputs: Float32Array[] = []
const scalars: Float32Array[] = []
const labels: Float32Array[] = []
const asked: Uint8Array[] = []
let windows = 0
let pieces = 0
FIT_SETS.forEach((set, setIndex) => {
  for (const piece of readPieces(argument('data'), set))
    chordVariants(piece, set).forEach((variant, index) => exportPiece(variant, setIndex, pieces++, index))
})
writeParts(join(out, 'segments.f32'), inputs)
writeParts(join(out, 'segment-scalars.f32'), scalars)
writeParts(join(out, 'segment-labels.f32'), labels)
writeParts(join(out, 'segment-roots.u8'), asked)
writeFileSync(
  join(out, 'segment-layout.json'),
  JSON.stringify({
    windows,
    scalars: SEGMENT_SCALARS,
    labels: LABELS,
    qualities: CHORD_QUALITY_NAMES,
    sets: FIT_SETS,
  }),
)

function exportPiece(piece: Piece, setIndex: number, pieceIndex: number, variant: number): void {
  const { notes, meter, roles } = pieceInput(piece)
  const frames = buildFrames(harmonicNotes(notes, roles).notes, meter)
  const levels = windowLevels(frames)
  const fold = foldOf(piece.id)
  const weights = folds[fold]
  if (!weights) throw new Error('A fold has no weights.')
  const logProbabilities = firstPass(frames, levels, weights)
  const segments = cutSegments(frames, logProbabilities)
  const heard = segmentInputs(frames, levels, segments, logProbabilities)
  windows = heard.windows
  const input = new Float32Array(segments.count * windows * 12)
  const label = new Float32Array(segments.count * LABELS)
  for (let segment = 0; segment < segments.count; segment++) {
    for (const group of heard.groups) fillGroup(input, segment, group)
    const start = frames.startBeats[segments.firstFrame[segment] ?? 0] ?? 0
    const end = frames.startBeats[segments.firstFrame[segment + 1] ?? 0] ?? start
    label.set([...labelOf(piece, start, end), setIndex, pieceIndex, variant, fold], segment * LABELS)
  }
  inputs.push(input)
  asked.push(candidateRoots(segments, logProbabilities))
  scalars.push(heard.scalars)
  labels.push(label)
}

function fillGroup(input: Float32Array, segment: number, group: RotatedGroup): void {
  for (const { vectors, offset, window } of group.inputs) {
    const unit = (group.unitOf[segment] ?? 0) + offset
    if (unit >= 0 && unit < group.units)
      input.set(vectors.subarray(unit * 12, unit * 12 + 12), (segment * windows + window) * 12)
  }
}

/** Root, quality (99 for no chord, -1 for unscored), bass, beats of the commonest label, beats of the segment. */
function labelOf(piece: Piece, start: number, end: number): number[] {
  const shares = new Map<string, { chord: NonNullable<Piece['chords']>[number]; beats: number }>()
  for (const chord of piece.chords ?? []) {
    const beats = Math.min(end, chord.end) - Math.max(start, chord.start)
    if (beats <= 0) continue
    const id = `${chord.root} ${chord.quality} ${chord.bass}`
    const known = shares.get(id)
    if (known) known.beats += beats
    else shares.set(id, { chord, beats })
  }
  const [best] = [...shares.values()].sort((a, b) => b.beats - a.beats)
  if (!best) return [-1, -1, -1, 0, end - start]
  const { chord, beats } = best
  const quality =
    chord.root === null
      ? chord.quality === 'N'
        ? 99
        : -1
      : CHORD_QUALITY_NAMES.findIndex((name) => name === chord.quality)
  return [chord.root ?? -1, quality, chord.bass ?? chord.root ?? -1, beats, end - start]
}
