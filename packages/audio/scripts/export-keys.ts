/**
 * Hears rendered pieces and writes what the key is fitted on, one line a piece.
 *
 *   node export-keys.ts --sound FOLDER --out FILE.jsonl
 *
 * `FOLDER` holds NAME.wav with NAME.truth.json, as the shared `render-music.mjs` writes them; pieces under 30 s are left out.
 * Needs ffmpeg. Pieces that FILE holds already are skipped, so that a run can be taken up again.
 */
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { argument } from '../../theory/scripts/argument.ts'
import { scoreChords } from '../src/harmony/chord-network.ts'
import { activationsIn } from '../src/harmony/half-beats.ts'
import { hearChords } from '../src/harmony/hear-chords.ts'
import { gridOf, keyByTheory } from '../src/harmony/hear-harmony.ts'
import { keyInputs } from '../src/harmony/key-inputs.ts'
import { noteSalience } from '../src/spectrum/salience.ts'
import { hearTime } from '../src/time/hear-time.ts'
import { onsetEnvelope } from '../src/time/onset-envelope.ts'
import { longestKey, readMono, type TrueKeys } from './rendered-piece.ts'

type Truth = TrueKeys & { readonly id: string; readonly durationSec: number }

const folder = argument('sound')
const out = argument('out')
const done = new Set(
  existsSync(out)
    ? readFileSync(out, 'utf8')
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { name: string }).name)
    : [],
)
for (const file of readdirSync(folder)
  .filter((name) => name.endsWith('.truth.json'))
  .sort()) {
  const name = file.replace('.truth.json', '')
  const truth = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Truth
  if (!done.has(name) && truth.durationSec >= 30 && existsSync(join(folder, `${name}.wav`))) hear(name, truth)
}

function hear(name: string, truth: Truth): void {
  const sound = readMono(join(folder, `${name}.wav`))
  const salience = noteSalience(sound)
  const time = hearTime(onsetEnvelope(sound), salience)
  const grid = gridOf(salience, time)
  const activations = activationsIn(salience, grid)
  const scores = scoreChords(activations, grid)
  const runs = hearChords(scores, grid)
  const inputs = keyInputs(activations, grid, scores, runs)
  const written = keyByTheory(runs, grid)
  const { tonic, mode } = longestKey(truth)
  const rounded = Array.from(inputs, (value) => Math.round(value * 1e4) / 1e4)
  appendFileSync(out, `${JSON.stringify({ name, id: truth.id, tonic, mode, written, inputs: rounded })}\n`)
}
