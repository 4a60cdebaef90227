/**
 * Writes what the chord network hears, with the labels, for `fit-chords.py`.
 *
 *   node packages/theory/scripts/export-chord-frames.ts --data DIR[,DIR…] --out DIR
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHORD_QUALITY_NAMES } from '../src/chords/chord-quality.ts'
import { buildFrames } from '../src/notes/frames.ts'
import { CHORD_WINDOWS, windowLevels } from '../src/learned/chord-windows.ts'
import { frameScalars, SCALARS } from '../src/learned/frame-scalars.ts'
import { harmonicNotes } from '../src/notes/harmonic-notes.ts'
import { argument } from './argument.ts'
import { chordVariants } from './piece-variants.ts'
import { foldOf, pieceInput, readPieces, type Piece } from './read-pieces.ts'
import { writeParts } from './write-parts.ts'

const FIT_SETS = ['pop909cl', 'synth_edm', 'wir_chorales', 'wir_lieder', 'wir_wtc', 'rs200']
const LABELS = 8

const out = argument('out')
mkdirSync(out, { recursive: true })
const inputs: Float32Array[] = []
const scalars: Float32Array[] = []
const labels: Int32Array[] = []
let pieces = 0
FIT_SETS.forEach((set, setIndex) => {
  for (const piece of readPieces(argument('data'), set))
    chordVariants(piece, set).forEach((variant, index) => exportPiece(variant, setIndex, pieces++, index))
})
writeParts(join(out, 'inputs.f32'), inputs)
writeParts(join(out, 'scalars.f32'), scalars)
writeParts(join(out, 'labels.i32'), labels)
writeFileSync(
  join(out, 'layout.json'),
  JSON.stringify({
    windows: CHORD_WINDOWS.length,
    scalars: SCALARS,
    labels: LABELS,
    qualities: CHORD_QUALITY_NAMES,
    sets: FIT_SETS,
  }),
)

function exportPiece(piece: Piece, setIndex: number, pieceIndex: number, variant: number): void {
  const { notes, meter, roles } = pieceInput(piece)
  const frames = buildFrames(harmonicNotes(notes, roles).notes, meter)
  const levels = windowLevels(frames)
  const input = new Float32Array(frames.count * CHORD_WINDOWS.length * 12)
  const label = new Int32Array(frames.count * LABELS).fill(-1)
  let at = 0
  for (let frame = 0; frame < frames.count; frame++) {
    CHORD_WINDOWS.forEach(({ level, source, offset }, window) => {
      const unit = (levels[level].unitOf[frame] ?? 0) + offset
      if (unit < 0 || unit >= levels[level].units) return
      input.set(
        levels[level].vectors[source].subarray(unit * 12, unit * 12 + 12),
        (frame * CHORD_WINDOWS.length + window) * 12,
      )
    })
    const middle = ((frames.startBeats[frame] ?? 0) + (frames.startBeats[frame + 1] ?? 0)) / 2
    while (piece.chords && at + 1 < piece.chords.length && (piece.chords[at]?.end ?? 0) <= middle) at++
    const chord = piece.chords?.[at]
    const isInside = chord && chord.start <= middle && chord.end > middle
    const quality = isInside
      ? chord.root === null
        ? chord.quality === 'N'
          ? 99
          : -1
        : CHORD_QUALITY_NAMES.findIndex((name) => name === chord.quality)
      : -1
    const values = [
      chord?.root ?? -1,
      quality,
      chord?.bass ?? chord?.root ?? -1,
      setIndex,
      pieceIndex,
      variant,
      foldOf(piece.id),
      frames.barOf[frame] ?? 0,
    ]
    label.set(values, frame * LABELS)
  }
  inputs.push(input)
  scalars.push(frameScalars(frames))
  labels.push(label)
}
