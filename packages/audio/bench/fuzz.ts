import { decodeAudio } from '../src/decode/decode-audio.ts'
import { sine } from '../src/testing/signals.ts'
import { writeAiff } from '../src/testing/write-aiff.ts'
import { writeWav } from '../src/testing/write-wav.ts'
import { existsSync, readFileSync, readdirSync } from 'node:fs'

/**
 * `npm run fuzz:audio [-- COUNT [AFTER]]`: damaged files of every format, from seed AFTER + 1 to COUNT. Each must give
 * sound or a sentence, within a second and a bound of memory; anything thrown, or a hang, ends the run with the seed to
 * repeat it.
 */
const COUNT = Number(process.argv[2] ?? 50_000)
const AFTER = Number(process.argv[3] ?? 0)
const SLOWEST_MS = 5000
const MOST_MEMORY = 1.2e9
const DATA = ['../shared/data/audio/rendered', '../shared/data/audio/clips']

const seeds = makeSeeds()
const codes = new Map<string, number>()
let slowest = 0
let highest = 0
for (let seed = AFTER + 1; seed <= COUNT; seed++) {
  const random = randomOf(seed)
  const source = seeds[Math.floor(random() * seeds.length)] as { name: string; bytes: Uint8Array }
  const bytes = damage(source.bytes, random)
  const started = process.cpuUsage()
  const outcome = await hearAll(bytes).catch((error: unknown) => {
    console.error(`Seed ${seed} (${source.name}) threw:`, error)
    process.exit(1)
  })
  const used = process.cpuUsage(started)
  const ms = (used.user + used.system) / 1000
  slowest = Math.max(slowest, ms)
  highest = Math.max(highest, process.memoryUsage().rss)
  if (ms > SLOWEST_MS || highest > MOST_MEMORY) {
    console.error(`Seed ${seed} (${source.name}): ${Math.round(ms)} ms, ${Math.round(highest / 1e6)} MB`)
    process.exit(1)
  }
  codes.set(outcome, (codes.get(outcome) ?? 0) + 1)
  if (seed % 5000 === 0)
    console.log(`${seed} files, slowest ${Math.round(slowest)} ms, ${Math.round(highest / 1e6)} MB`)
}
for (const [code, count] of [...codes].sort((a, b) => b[1] - a[1])) console.log(`${code.padEnd(30)} ${count}`)

async function hearAll(bytes: Uint8Array): Promise<string> {
  const audio = await decodeAudio(bytes)
  if (audio.kind === 'problem') return audio.code
  try {
    for await (const block of audio.blocks()) {
      if ((block[0]?.length ?? 0) === 0) throw new Error('An empty block.')
    }
    return 'heard'
  } catch (error) {
    if (error instanceof Error && error.name === 'AudioProblemError') return 'broken-stream'
    throw error
  }
}

function damage(good: Uint8Array, random: () => number): Uint8Array {
  const bytes = good.slice(0, random() < 0.3 ? Math.floor(random() * good.length) : good.length)
  const near = random() < 0.6 ? Math.min(bytes.length, 512) : bytes.length
  const changes = near > 0 ? Math.floor(random() * 24) : 0
  for (let i = 0; i < changes; i++) {
    const at = Math.floor(random() * near)
    bytes[at] = random() < 0.3 ? 0xff : random() < 0.3 ? 0 : Math.floor(random() * 256)
  }
  return bytes
}

/** Short good files: our own WAV and AIFF, and the first of each compressed kind where the data folder is there. */
function makeSeeds(): { name: string; bytes: Uint8Array }[] {
  const tone = sine(440, 0.2).map((value) => Math.round(value * 30_000))
  const markers = [{ frame: 100, name: 'Drop' }]
  const own = [
    { name: 'wav 16', bytes: writeWav([tone, tone], { markers }) },
    { name: 'wav 24', bytes: writeWav([tone], { bits: 24, extensible: true }) },
    { name: 'wav float', bytes: writeWav([sine(440, 0.1)], { bits: 32, float: true }) },
    { name: 'rf64', bytes: writeWav([tone], { form: 'RF64' }) },
    { name: 'aiff', bytes: writeAiff([tone, tone], { markers }) },
    { name: 'aifc', bytes: writeAiff([tone], { compression: 'sowt' }) },
  ]
  const folder = DATA.filter((path) => existsSync(path))
  if (folder.length === 0) console.log('../shared/data/audio is absent: compressed formats are left out.')
  const compressed = folder.flatMap((path) =>
    ['flac', 'mp3', 'm4a', 'ogg', 'opus'].flatMap((ending) => {
      const name = readdirSync(path).find((file) => file.endsWith(`.${ending}`))
      // MP4 keeps its table of contents at the end and is left whole; the others are short enough from their start.
      if (!name) return []
      const bytes = new Uint8Array(readFileSync(`${path}/${name}`))
      return [{ name, bytes: ending === 'm4a' ? bytes : bytes.slice(0, 40_000) }]
    }),
  )
  return [...own, ...own, ...compressed]
}

function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}
