/**
 * Renders labelled songs to rough mono sound for fitting the chord network.
 *
 *   node render-training.ts --shared FOLDER --out DIR --from 0 --to 40 --fonts A.sf2,B.sf2
 *
 * Work comes in batches of five songs; `--from` and `--to` name batches, so that a run can be cut up. Needs ffmpeg and
 * fluidsynth. Writes NAME.s16 (22,050 Hz, mono) and NAME.truth.json. Songs that are measured on are never rendered.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { argument } from '../../theory/scripts/argument.ts'
import { isMeasured } from './measured-songs.ts'
import { randomNumbers } from '../src/testing/play-notes.ts'
import { readMono } from './rendered-piece.ts'
import { roughen, type Truth } from './roughen.ts'

const shared = argument('shared')
const out = argument('out')
const fonts = argument('fonts').split(',')
mkdirSync(out, { recursive: true })

type Batch = { readonly set: string; readonly folder: string; readonly ids: readonly string[] }

const batches = ['harmony', 'harmony-more']
  .flatMap((folder) => ['synth_edm', 'pop909cl'].flatMap((set) => batchesOf(join(shared, 'data', folder), set)))
  .sort((a, b) => hash(a.ids.join()) - hash(b.ids.join()))
for (let index = Number(argument('from')); index < Math.min(batches.length, Number(argument('to'))); index++) {
  const batch = batches[index]
  if (batch) render(batch, index)
}

function batchesOf(folder: string, set: string): Batch[] {
  const lines = gunzipSync(readFileSync(join(folder, `${set}.jsonl.gz`)))
    .toString('utf8')
    .trim()
    .split('\n')
  const ids = lines
    .map((line) => (JSON.parse(line) as { id: string }).id)
    .filter((id, index) => !isMeasured(id, folder.endsWith('harmony') ? index : null))
  return Array.from({ length: Math.ceil(ids.length / 5) }, (_, at) => ({
    set,
    folder,
    ids: ids.slice(at * 5, at * 5 + 5),
  }))
}

function render({ set, folder, ids }: Batch, index: number): void {
  const random = randomNumbers(index + 1)
  const temporary = join(out, `batch-${index}`)
  mkdirSync(temporary, { recursive: true })
  const font = fonts[Math.floor(random() * fonts.length)] ?? ''
  const sound = random() < 0.4 ? ['--engine', 'synth'] : ['--engine', 'sf', '--font', font]
  const master = ['dry', 'glue', 'loud'][Math.floor(random() * 3)] ?? 'dry'
  const cents = random() < 0.4 ? Math.round(random() * 90 - 45) : 0
  const from = Math.floor(random() * 70)
  const options = [
    '--master',
    master,
    '--cents',
    `${cents}`,
    '--seconds',
    '40',
    '--from',
    `${from}`,
    '--seed',
    `${index}`,
  ]
  const tool = join(shared, 'tools', 'render-music.mjs')
  execFileSync('node', [
    tool,
    '--set',
    set,
    '--data',
    folder,
    '--ids',
    ids.join(),
    ...sound,
    ...options,
    '--out',
    temporary,
  ])
  for (const file of readdirSync(temporary).filter((name) => name.endsWith('.truth.json'))) {
    const name = file.replace('.truth.json', '')
    const truth = JSON.parse(readFileSync(join(temporary, file), 'utf8')) as Truth
    const wav = join(temporary, `${name}.wav`)
    if (!existsSync(wav)) continue
    const rough = roughen(readMono(wav).samples, truth, random)
    writeFileSync(
      join(out, `${name}-${index}.s16`),
      Int16Array.from(rough, (x) => Math.max(-32768, Math.min(32767, x * 32767))),
    )
    writeFileSync(join(out, `${name}-${index}.truth.json`), JSON.stringify(truth))
  }
  rmSync(temporary, { recursive: true })
}

function hash(text: string): number {
  let value = 2166136261
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 16777619)
  return value >>> 0
}
