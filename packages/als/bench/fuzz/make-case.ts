import { gzipSync } from 'node:zlib'
import { mutateXml } from './mutate-xml.ts'
import { createRandom, type Random } from './random.ts'
import type { Seeds } from './seeds.ts'

export type FuzzCase = {
  readonly bytes: Uint8Array
  /** Sizes in which to hand over the bytes a second time: the result must be the same. */
  readonly chunkBytes: number | null
}

/** Case `index` of a run: the same for the same seed. */
export function makeCase(seed: number, index: number, seeds: Seeds): FuzzCase {
  const random = createRandom(seed, index)
  const bytes = makeBytes(random, seeds)
  const chunkBytes = random.next() < 0.1 ? random.pick([1, 7, 100, 4096]) : null
  return { bytes, chunkBytes: chunkBytes === null ? null : Math.max(chunkBytes, Math.ceil(bytes.length / MOST_CHUNKS)) }
}

function makeBytes(random: Random, seeds: Seeds): Uint8Array {
  const kind = random.next()
  if (kind < 0.75) return Buffer.from(mutateXml(random, seeds), 'latin1')
  if (kind < 0.83) return gzipSync(Buffer.from(mutateXml(random, seeds), 'latin1'), { level: 1 })
  if (kind < 0.97) return damagedGzip(random, seeds)
  return noise(random)
}

/** Bytes of a good gzip file changed, cut, or with more behind them. */
function damagedGzip(random: Random, seeds: Seeds): Uint8Array {
  const bytes = Buffer.from(gzipOf(random.pick(seeds)))
  const damage = random.whole(4)
  if (damage === 0) return bytes.subarray(0, random.whole(bytes.length))
  if (damage === 1) return Buffer.concat([bytes, noise(random)])
  if (damage === 2) return Buffer.concat([bytes, bytes])
  for (let i = 0; i <= random.whole(8); i++) bytes[random.whole(bytes.length)] = random.whole(256)
  return bytes
}

/** Ten thousands of chunks show nothing that a few thousand do not, and take seconds. */
const MOST_CHUNKS = 5000

const zipped = new Map<string, Uint8Array>()

function gzipOf(seed: string): Uint8Array {
  const known = zipped.get(seed) ?? gzipSync(Buffer.from(seed, 'latin1'), { level: 1 })
  zipped.set(seed, known)
  return known
}

function noise(random: Random): Uint8Array {
  const start = random.pick([
    '',
    '',
    '\x1f\x8b',
    '\x1f\x8b\x08\0',
    '<?xml version="1.0"?>',
    '<Ableton>',
    '\xef\xbb\xbf<',
    '\xff\xfe<\0',
  ])
  const body = Array.from({ length: random.whole(300) }, () => random.whole(256))
  return Uint8Array.from([...Buffer.from(start, 'latin1'), ...body])
}
