import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findSharedSets, readFacts } from './shared-data.ts'
import { isTooBigFor, READ_ROWS } from './read-rows.ts'
import { buildLargeSet } from './large-set.ts'

/**
 * Time and peak memory of reading a set: ours beside other readers, in one run. `npm run bench:read [small|medium|big|built]`.
 *
 * CPU time counts all threads and does not depend on what else the machine is doing.
 */
type Measured = { readonly ms: number; readonly cpuMs: number; readonly peakMb: number; readonly xmlBytes: number }

const SYNTHETIC_BYTES = [25_000_000, 50_000_000, 100_000_000, 200_000_000]

/** One row in a process of its own: the first reading gives the peak memory, the best of several the time. */
async function measureHere(rowIndex: number, path: string) {
  const row = READ_ROWS[rowIndex]
  const file = new Uint8Array(readFileSync(path))
  if (row === undefined) throw new Error(`There is no row ${rowIndex}.`)
  await row.read(file)
  const peakMb = process.resourceUsage().maxRSS / 1024
  const start = performance.now()
  let ms = Number.POSITIVE_INFINITY
  let cpuMs = Number.POSITIVE_INFINITY
  for (let run = 0; run < 300 && (run < 3 || performance.now() - start < 2500); run++) {
    const before = performance.now()
    const cpuBefore = process.cpuUsage()
    await row.read(file)
    const { user, system } = process.cpuUsage(cpuBefore)
    ms = Math.min(ms, performance.now() - before)
    cpuMs = Math.min(cpuMs, (user + system) / 1000)
  }
  console.log(JSON.stringify({ ms, cpuMs, peakMb }))
}

async function printTables() {
  const emptyMb = Number(run(['-e', 'console.log(process.resourceUsage().maxRSS / 1024)']))
  console.log(`Node ${process.version}, peak memory of an empty process ${emptyMb.toFixed(0)} MB`)
  const files = [...realFiles(), ...(await syntheticFiles())]
  if (files[0] !== undefined) run([import.meta.filename, '--row', '0', files[0].path])
  const chosen = process.argv[2]
  for (const file of files) if (chosen === undefined || file.name === chosen) printFile(file, emptyMb)
}

type BenchFile = {
  readonly name: string
  readonly path: string
  readonly xmlBytes: number
  readonly rows: readonly number[]
}

const ALL_ROWS = READ_ROWS.map((_, index) => index)
const OWN_ROWS = ALL_ROWS.filter((index) => READ_ROWS[index]?.name.startsWith('@kvint') === true)

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
    const rows = bytes === SYNTHETIC_BYTES.at(-1) ? ALL_ROWS : OWN_ROWS
    files.push({ name: 'built', path, xmlBytes: bytes, rows })
  }
  return files
}

function printFile(file: BenchFile, emptyMb: number) {
  console.log(`\n${file.name}, ${(file.xmlBytes / 1e6).toFixed(1)} MB of XML`)
  console.log(
    `${'row'.padEnd(38)}${'ms'.padStart(10)}${'CPU ms'.padStart(10)}${'MB/s'.padStart(8)}${'peak MB above empty'.padStart(22)}`,
  )
  const measured = new Map<string, Measured>()
  for (const index of file.rows) {
    const row = READ_ROWS[index]
    if (row === undefined) continue
    if (isTooBigFor(row, file.xmlBytes)) {
      console.log(`${row.name.padEnd(38)}${'not run: minutes and gigabytes'.padStart(40)}`)
      continue
    }
    const result = JSON.parse(run([import.meta.filename, '--row', String(index), file.path])) as Measured
    measured.set(row.name, result)
    const speed = file.xmlBytes / 1000 / result.ms
    console.log(
      `${row.name.padEnd(38)}${result.ms.toFixed(1).padStart(10)}${result.cpuMs.toFixed(1).padStart(10)}${speed.toFixed(0).padStart(8)}${(result.peakMb - emptyMb).toFixed(0).padStart(22)}`,
    )
  }
  printRatio(measured, '@kvint/als, LiveSet', 'saxes 6.0.0, bare pass', 0.4)
  printRatio(measured, '@kvint/als, LiveSet', 'gunzip + count of "<" (floor)', 4)
  printRatio(measured, '@kvint/als, overview', 'gunzip + count of "<" (floor)', 1.5)
}

function printRatio(measured: ReadonlyMap<string, Measured>, own: string, other: string, target: number) {
  const a = measured.get(own)
  const b = measured.get(other)
  if (a !== undefined && b !== undefined) {
    const ratio = `${(a.ms / b.ms).toFixed(2)} × (CPU ${(a.cpuMs / b.cpuMs).toFixed(2)} ×)`
    console.log(`  ${own} = ${ratio} ${other} (target ≤ ${target})`)
  }
}

/** Types are stripped once and kept: Node's stripper takes 30 MB, which are not the reader's. */
function run(args: readonly string[]): string {
  const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'kvint-bench-compiled') }
  return execFileSync(process.execPath, [...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], env })
}

if (process.argv[2] === '--row') {
  await measureHere(Number(process.argv[3]), String(process.argv[4]))
} else {
  await printTables()
}
