/**
 * Writes what the key networks hear, with the labels, for `fit_keys.py`. Uses the chord weights of `src/learned/generated`.
 *
 *   node packages/theory/scripts/export-keys.ts --data DIR --out DIR
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hearChords } from '../src/chords/hear-chords.ts'
import { buildFrames } from '../src/harmony/frames.ts'
import { MODES } from '../src/keys/mode.ts'
import { KEY_SCALARS, keyInputs } from '../src/learned/key-inputs.ts'
import type { RotatedGroup } from '../src/learned/rotated-network.ts'
import { harmonicNotes } from '../src/notes/harmonic-notes.ts'
import { argument } from './argument.ts'
import { isKeptApart, pieceInput, readPieces, songHash, type Piece } from './read-pieces.ts'

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
const files = {
  local: [] as Float32Array[],
  localScalars: [] as Float32Array[],
  localLabels: [] as Float32Array[],
  home: [] as Float32Array[],
  homeScalars: [] as Float32Array[],
  homeLabels: [] as Float32Array[],
}
const layout = {
  localWindows: 0,
  homeWindows: 0,
  scalars: KEY_SCALARS,
  labels: LABELS,
  modes: MODES,
  sets: FIT_SETS.map(([set]) => set),
}
let pieces = 0
FIT_SETS.forEach(([set, alone], setIndex) => {
  for (const piece of readPieces(argument('data'), set)) {
    if (set !== 'pop909') exportPiece(piece, setIndex, 0)
    const line = alone ? piece.notes.filter((note) => alone.test(note.track)) : []
    if (line.length > 16) exportPiece({ ...piece, notes: line }, setIndex, 1)
  }
})
for (const [name, parts] of Object.entries(files))
  writeFileSync(join(out, `${name}.f32`), Buffer.concat(parts.map((part) => Buffer.from(part.buffer))))
writeFileSync(join(out, 'key-layout.json'), JSON.stringify(layout))

function exportPiece(piece: Piece, setIndex: number, isAlone: number): void {
  const { notes, meter, roles } = pieceInput(piece)
  const sounding = harmonicNotes(notes, roles).notes
  if (sounding.length < 4 || !piece.key) return
  const usedMeter = meter.beatsPerBar < 2 ? { beatsPerBar: 4 } : meter
  const frames = buildFrames(sounding, usedMeter)
  const { levels, chords } = hearChords(frames)
  const heard = keyInputs(frames, levels, chords)
  layout.localWindows = heard.local.windows
  layout.homeWindows = heard.home.windows
  const tail = [setIndex, pieces++, isKeptApart(piece.id) ? 1 : 0, songHash(piece.id) & 0xffff, isAlone]
  const modeOf = (mode: string | null): number => (mode ? MODES.findIndex((name) => name === mode) : -1)
  files.home.push(gather(heard.home.groups, 1, heard.home.windows))
  files.homeScalars.push(heard.home.scalars)
  files.homeLabels.push(Float32Array.from([piece.key.tonic, modeOf(piece.key.mode), 1, ...tail]))
  if (!piece.segments?.length) return
  files.local.push(gather(heard.local.groups, heard.units, heard.local.windows))
  files.localScalars.push(heard.local.scalars)
  const labels = new Float32Array(heard.units * LABELS)
  for (let unit = 0; unit < heard.units; unit++) {
    const first = heard.unitOf.indexOf(unit)
    const last = heard.unitOf.lastIndexOf(unit)
    const middle = ((frames.startBeats[first] ?? 0) + (frames.startBeats[last + 1] ?? 0)) / 2
    const segment = piece.segments.find((other) => other.start <= middle && other.end > middle)
    const beats = (frames.startBeats[last + 1] ?? 0) - (frames.startBeats[first] ?? 0)
    labels.set([segment?.tonic ?? -1, segment ? modeOf(segment.mode) : -1, beats, ...tail], unit * LABELS)
  }
  files.localLabels.push(labels)
}

function gather(groups: readonly RotatedGroup[], items: number, windows: number): Float32Array {
  const input = new Float32Array(items * windows * 12)
  for (let item = 0; item < items; item++) {
    for (const group of groups) {
      for (const { vectors, window } of group.inputs) {
        const unit = group.unitOf[item] ?? 0
        input.set(vectors.subarray(unit * 12, unit * 12 + 12), (item * windows + window) * 12)
      }
    }
  }
  return input
}
