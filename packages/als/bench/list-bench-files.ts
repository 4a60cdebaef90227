import { existsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildLargeSet } from './large-set.ts'
import { READ_ROWS } from './read-rows.ts'
import { findSharedSets, readFacts } from './shared-data.ts'

export type BenchFile = {
  readonly name: string
  readonly path: string
  readonly xmlBytes: number
  readonly rows: readonly number[]
}

/** What `bench:read` reads. */
export async function listBenchFiles(): Promise<BenchFile[]> {
  return [...realFiles(), ...(await syntheticFiles())]
}

/** A small one, the one nearest to 10 MB, the biggest. */
function realFiles(): BenchFile[] {
  const folder = findSharedSets()
  if (folder === null) {
    console.log('No real sets: the folder "shared" is not beside the repository. Only the built set is read.')
    return []
  }
  const facts = readFacts(folder).sort((a, b) => a.xmlBytes - b.xmlBytes)
  const medium = [...facts].sort((a, b) => Math.abs(a.xmlBytes - 1e7) - Math.abs(b.xmlBytes - 1e7))[0]
  return [facts[5], medium, facts.at(-1)].flatMap((fact, i) =>
    fact === undefined
      ? []
      : [
          {
            name: ['small', 'medium', 'big'][i] ?? '',
            path: join(folder, fact.file),
            xmlBytes: fact.xmlBytes,
            rows: ALL_ROWS,
          },
        ],
  )
}

/** Four sizes made by the builder: the biggest for all rows, the others to see that time and memory grow in line. */
async function syntheticFiles(): Promise<BenchFile[]> {
  const files: BenchFile[] = []
  for (const bytes of SYNTHETIC_BYTES) {
    const path = join(tmpdir(), `kvint-bench-${bytes / 1e6}.als`)
    if (!existsSync(path)) writeFileSync(path, await buildLargeSet(bytes))
    const isBiggest = bytes === SYNTHETIC_BYTES.at(-1)
    files.push({ name: isBiggest ? 'built' : 'sizes', path, xmlBytes: bytes, rows: isBiggest ? ALL_ROWS : OWN_ROWS })
  }
  return files
}

const SYNTHETIC_BYTES = [25_000_000, 50_000_000, 100_000_000, 200_000_000]
const ALL_ROWS = READ_ROWS.map((_, index) => index)
const OWN_ROWS = ALL_ROWS.filter((index) => READ_ROWS[index]?.name.startsWith('@kvint') === true)
