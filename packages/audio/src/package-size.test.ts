import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'

const WEIGHTS = [
  'harmony/generated/chord-weights.json',
  'harmony/generated/key-weights.json',
  'notes/generated/note-choice.json',
  'notes/generated/note-weights.json',
  'time/generated/grid-weights.json',
  'faults/generated/tone-weights.json',
]
const weights = WEIGHTS.map((file) => fileURLToPath(new URL(file, import.meta.url)))

test('the package, without decoders and weights, is at most 60 kB gz', async () => {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('index.ts', import.meta.url)),
    platform: 'browser',
    external: [/^@audio\//, /^@kvint\//, ...WEIGHTS.map((file) => new RegExp(`${file.split('/').at(-1)}$`))],
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  const code = output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
  const bytes = gzipSync(code).length
  expect(bytes, `${bytes} bytes`).toBeLessThanOrEqual(60_000)
  expect(bytes).toBeGreaterThan(10_000)
})

test('the weights of all networks are at most 150 kB', () => {
  const bytes = weights.reduce((sum, file) => sum + readFileSync(file).length, 0)
  expect(bytes, `${bytes} bytes`).toBeLessThanOrEqual(150_000)
})
