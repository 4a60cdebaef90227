/**
 * Writes what the section network hears of each bar line, with the labels of two people, for `fit_boundaries.py`.
 *
 *   node packages/theory/scripts/export-boundaries.ts --data DIR --out DIR
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { barFeatures } from '../src/form/bar-features.ts'
import { barSimilarity } from '../src/form/bar-similarity.ts'
import { BOUNDARY_INPUTS, boundaryInputs } from '../src/form/boundary-inputs.ts'
import { usableNotes } from '../src/notes/usable-notes.ts'
import { argument } from './argument.ts'
import { isKeptApart, pieceInput, readPieces, type Piece } from './read-pieces.ts'

const out = argument('out')
mkdirSync(out, { recursive: true })
const inputs: Float32Array[] = []
const labels: Float32Array[] = []
const lengths: number[] = []
for (const set of ['pop909_structure', 'synth_edm'])
  for (const piece of readPieces(argument('data'), set)) exportPiece(piece, set === 'synth_edm')
writeFileSync(join(out, 'boundaries.f32'), Buffer.concat(inputs.map((part) => Buffer.from(part.buffer))))
writeFileSync(join(out, 'boundary-labels.f32'), Buffer.concat(labels.map((part) => Buffer.from(part.buffer))))
writeFileSync(join(out, 'boundary-layout.json'), JSON.stringify({ inputs: BOUNDARY_INPUTS, lengths }))

function exportPiece(piece: Piece & { readonly sections2?: Piece['sections'] }, isSynthetic: boolean): void {
  const { notes, meter } = pieceInput(piece)
  const features = barFeatures(usableNotes(notes), meter)
  const values = boundaryInputs(features, barSimilarity(features))
  const label = new Float32Array(features.bars.count * 3)
  const isKept = isKeptApart(piece.id) ? 1 : 0
  const annotators = [piece.sections, piece.sections2].filter((sections) => sections !== undefined)
  for (let bar = 0; bar < features.bars.count; bar++) {
    const start = features.bars.startBeats[bar] ?? 0
    const votes = annotators.filter((sections) =>
      sections.some((section) => Math.abs(section.start - start) < 0.6),
    ).length
    label.set([votes / annotators.length, isKept, isSynthetic ? 0.3 : 1], bar * 3)
  }
  if (!isKept && !isSynthetic)
    for (const section of piece.sections ?? [])
      lengths.push(Math.round((section.end - section.start) / meter.beatsPerBar))
  inputs.push(values)
  labels.push(label)
}
