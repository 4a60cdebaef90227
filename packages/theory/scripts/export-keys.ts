/**
 * Writes what the key networks hear, with the labels, for `fit_keys.py`. Every song's chords are heard by
 * weights that have not seen it, so that the networks learn from chords with the mistakes that new songs bring.
 *
 *   node packages/theory/scripts/export-keys.ts --data DIR[,DIR…] --out DIR
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hearChords } from '../src/learned/hear-chords.ts'
import { buildFrames } from '../src/notes/frames.ts'
import { finalPitchClass } from '../src/keys/final-pitch-class.ts'
import { KEY_CHORDS, type KeySpans } from '../src/keys/key-spans.ts'
import { MODES } from '../src/pitch/mode.ts'
import { KEY_SCALARS, keyInputs, LOCAL_SCALARS } from '../src/keys/key-inputs.ts'
import type { RotatedGroup } from '../src/learned/running-group.ts'
import { harmonicNotes } from '../src/notes/harmonic-notes.ts'
import { argument } from './argument.ts'
import { foldWeights } from './fold-weights.ts'
import { keyVariants } from './piece-variants.ts'
import { FOLDS, foldOf, pieceInput, readPieces, type Piece } from './read-pieces.ts'
import { writeParts } from './write-parts.ts'

/** Set, and the tracks that are also learned from alone: a key must be found under a bare melody too. */
const FIT_SETS: readonly (readonly [string, RegExp | null])[] = [
  ['pop909cl', null],
  ['synth_edm', /lead/i],
  ['wir_chorales', /part0/],
  ['wir_lieder', /part0/],
  ['wir_wtc', null],
  ['rs200', /melody/],
  ['pop909', /MELODY/],
]
const LABELS = 8

const out = argument('out')
mkdirSync(out, { recursive: true })
const chordWeights = Array.from({ length: FOLDS }, (_, fold) => foldWeights(out, fold))
const files = {
  local: [] as Float32Array[],
  localScalars: [] as Float32Array[],
  localLabels: [] as Float32Array[],
  home: [] as Float32Array[],
  homeScalars: [] as Float32Array[],
  homeLabels: [] as Float32Array[],
  pieces: [] as Float32Array[],
  spans: [] as Float32Array[],
  finals: [] as Float32Array[],
}
const layout = {
  localWindows: 0,
  homeWindows: 0,
  scalars: KEY_SCALARS,
  localScalars: LOCAL_SCALARS,
  labels: LABELS,
  modes: MODES,
  keyChords: KEY_CHORDS,
  sets: FIT_SETS.map(([set]) => set),
}
let pieces = 0
FIT_SETS.forEach(([set, alone], setIndex) => {
  for (const piece of readPieces(argument('data'), set)) {
    if (set !== 'pop909')
      for (const variant of keyVariants(piece, set)) exportPiece(variant, setIndex, variant === piece ? 0 : 2)
    const line = alone ? piece.notes.filter((note) => alone.test(note.track)) : []
    if (line.length > 16) exportPiece({ ...piece, notes: line }, setIndex, 1)
  }
})
for (const [name, parts] of Object.entries(files)) writeParts(join(out, `${name}.f32`), parts)
writeFileSync(join(out, 'key-layout.json'), JSON.stringify(layout))

function exportPiece(piece: Piece, setIndex: number, isAlone: number): void {
  const { notes, meter, roles } = pieceInput(piece)
  const sounding = harmonicNotes(notes, roles).notes
  if (sounding.length < 4 || !piece.key) return
  const usedMeter = meter.beatsPerBar < 2 ? { beatsPerBar: 4 } : meter
  const frames = buildFrames(sounding, usedMeter)
  const weights = chordWeights[foldOf(piece.id)]
  if (!weights) throw new Error('A fold has no weights.')
  const { levels, expected } = hearChords(frames, weights)
  const heard = keyInputs(frames, levels, expected)
  layout.localWindows = heard.local.windows
  layout.homeWindows = heard.home.windows
  const tail = [setIndex, pieces++, 0, foldOf(piece.id), isAlone]
  files.home.push(gather(heard.home.groups, 1, heard.home.windows))
  files.homeScalars.push(heard.home.scalars)
  files.homeLabels.push(Float32Array.from([piece.key.tonic, modeOf(piece.key.mode), 1, ...tail]))
  files.finals.push(Float32Array.of(finalPitchClass(frames) ?? -1))
  files.pieces.push(Float32Array.of(heard.spans.count))
  files.local.push(gather(heard.local.groups, heard.spans.count, heard.local.windows))
  files.localScalars.push(heard.local.scalars)
  exportSpans(piece, heard.spans, tail)
}

function exportSpans(piece: Piece, spans: KeySpans, tail: readonly number[]): void {
  const labels = new Float32Array(spans.count * LABELS)
  for (let index = 0; index < spans.count; index++) {
    const start = spans.startBeats[index] ?? 0
    const end = spans.startBeats[index + 1] ?? 0
    const middle = (start + end) / 2
    const segment = piece.segments?.find((other) => other.start <= middle && other.end > middle)
    labels.set([segment?.tonic ?? -1, segment ? modeOf(segment.mode) : -1, end - start, ...tail], index * LABELS)
    files.spans.push(
      Float32Array.of(spans.chord[index] ?? 0, spans.bass[index] ?? 0, end - start, spans.strength[index] ?? 0),
    )
  }
  files.localLabels.push(labels)
}

function modeOf(mode: string | null): number {
  return mode ? MODES.findIndex((name) => name === mode) : -1
}

function gather(groups: readonly RotatedGroup[], items: number, windows: number): Float32Array {
  const input = new Float32Array(items * windows * 12)
  for (let item = 0; item < items; item++) {
    for (const group of groups) {
      for (const { vectors, offset, window } of group.inputs) {
        const unit = (group.unitOf[item] ?? 0) + offset
        if (unit < 0 || unit >= group.units) continue
        input.set(vectors.subarray(unit * 12, unit * 12 + 12), (item * windows + window) * 12)
      }
    }
  }
  return input
}
