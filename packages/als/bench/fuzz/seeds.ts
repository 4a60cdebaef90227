import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { buildSetXml, exampleSet, fullSet, jamSet, type LiveMajor } from '../../src/builder/index.ts'
import { findSharedSets } from '../shared-data.ts'
import { thinSet } from './thin-set.ts'

/** Documents to start from, one character a byte. */
export type Seeds = readonly [string, ...string[]]

/** Sets that the builder makes for each release, and short forms of real ones where they are there. */
export function loadSeeds(): Seeds {
  const built = RELEASES.flatMap(builtSeeds).map(toBytes)
  return [toBytes(buildSetXml({})), toBytes(buildSetXml(fullSet(12))), ...built, ...realSeeds()]
}

function builtSeeds(live: LiveMajor): string[] {
  const jam = buildSetXml({ ...jamSet(), live })
  return [thinSet(buildSetXml(fullSet(live)), 1), thinSet(jam, 2), thinSet(buildSetXml({ ...exampleSet(), live }), 1)]
}

/** The shortest form of each real set that still has two of each kind of child, if it is short enough. */
function realSeeds(): string[] {
  const folder = findSharedSets()
  if (folder === null) return []
  const found: string[] = []
  for (const file of readdirSync(join(folder, 'sets'), { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.als')) continue
    const bytes = readFileSync(join(folder, 'sets', file))
    if (bytes.length > 300_000) continue
    const xml = inflated(bytes)
    const thin = [2, 1].map((keep) => thinSet(xml, keep)).find((one) => one.length <= MOST_BYTES)
    if (thin !== undefined) found.push(thin)
  }
  return found
}

function inflated(bytes: Buffer): string {
  return (bytes[0] === 0x1f ? gunzipSync(bytes, { finishFlush: 2 }) : bytes).toString('latin1').replaceAll('\r\n', '\n')
}

function toBytes(xml: string): string {
  return Buffer.from(xml).toString('latin1')
}

const MOST_BYTES = 40_000

const RELEASES: readonly LiveMajor[] = [8, 9, 10, 11, 12]
