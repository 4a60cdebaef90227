/**
 * Writes the third octaves of songs, on which faults of tone are fitted, one line a song.
 *
 *   node export-spectra.ts --sound FOLDER --out FILE.jsonl
 */
import { appendFileSync, openAsBlob, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { argument } from '../../theory/scripts/argument.ts'
import { hear } from '../src/hear/hear.ts'

const folder = argument('sound')
const out = argument('out')
for (const name of readdirSync(folder).filter((file) => /\.(?:wav|flac|mp3|ogg)$/.test(file))) {
  const heard = await hear(await openAsBlob(join(folder, name)))
  if (heard.kind === 'problem') throw new Error(`${name}: ${heard.message}`)
  const { left, right, frames } = heard.traces.spectrum
  const bands = left.length / Math.max(1, frames)
  const levels = Array.from({ length: frames }, (_, frame) =>
    Array.from({ length: bands }, (_unused, band) => {
      const at = frame * bands + band
      return Math.round(100 * Math.log10(((left[at] ?? 0) + (right[at] ?? 0)) / 2 + 1e-12)) / 10
    }),
  )
  appendFileSync(out, `${JSON.stringify({ name, frames: levels })}\n`)
}
