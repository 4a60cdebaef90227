/**
 * Hears rendered stems and writes what `fit_notes.py` fits on: a row a place where a note may begin.
 *
 *   node export-notes.ts --sound FOLDER[,FOLDER] --out NAME
 *
 * `FOLDER` holds NAME.stem-TRACK.wav with NAME.truth.json, as the shared `render-music.mjs --stems` writes them. NAME.f32 gets
 * rows of piece, whether a note begins there, and the inputs; NAME.json the pieces. Needs ffmpeg.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argument } from '../../theory/scripts/argument.ts'
import { matchNotes, notesOfStem, type StemTruth } from './rendered-notes.ts'
import { NOTE_INPUTS, noteSigns } from '../src/notes/note-inputs.ts'
import { FRAME_SECONDS } from '../src/notes/constant-q.ts'
import { LOWEST_NOTE, noteLikelihoods } from '../src/notes/note-network.ts'
import { readMono } from './rendered-piece.ts'

const out = argument('out')
const pieces: { name: string; song: string; track: string; notes: number }[] = []
const rows: Buffer[] = []
for (const folder of argument('sound').split(','))
  for (const file of readdirSync(folder).sort()) {
    const [, song, track] = /^(.+)\.stem-(.+)\.wav$/.exec(file) ?? []
    if (!song || !track) continue
    const truth = JSON.parse(readFileSync(join(folder, `${song}.truth.json`), 'utf8')) as StemTruth
    const notes = notesOfStem(truth, track)
    const { candidates, inputs } = noteSigns(noteLikelihoods(readMono(join(folder, file))))
    const places = candidates.map(({ frame, note }) => ({
      startSeconds: frame * FRAME_SECONDS,
      pitch: LOWEST_NOTE + note,
    }))
    const right = matchNotes(places, notes)
    const values = new Float32Array(candidates.length * (NOTE_INPUTS + 2))
    candidates.forEach((_, index) => {
      const at = index * (NOTE_INPUTS + 2)
      values.set([pieces.length, right.has(index) ? 1 : 0], at)
      values.set(inputs.subarray(index * NOTE_INPUTS, (index + 1) * NOTE_INPUTS), at + 2)
    })
    rows.push(Buffer.from(values.buffer))
    pieces.push({ name: join(folder, song), song: truth.id, track, notes: notes.length })
  }
writeFileSync(`${out}.f32`, Buffer.concat(rows))
writeFileSync(`${out}.json`, JSON.stringify({ inputs: NOTE_INPUTS, pieces }))
