import { execFileSync } from 'node:child_process'
import { listBenchFiles, type BenchFile } from './list-bench-files.ts'
import { isTooBigFor, READ_ROWS } from './read-rows.ts'
import { median } from './median.ts'
import type { Readings } from './measure-row.ts'
import { COMPILED_ONCE, startRow, type StartedRow } from './start-row.ts'

/**
 * Time and peak memory of reading a set: ours beside other readers. `npm run bench:read [small|medium|big|sizes|built [ROW…]]`,
 * where `ROW` is a part of a row's name.
 *
 * Each row has a process of its own, for all of its readings, and is warmed up for the same time, its first reading included. Then the rows take turns:
 * in each round one after the other reads for a while, in an order that is drawn again, for what one leaves to the garbage
 * collector's own threads slows the next. A figure is the median of its rounds; a ratio is the median of the
 * ratios within the rounds, so that a machine that gets slower or quicker meanwhile slows or quickens both. Slow rows stay out
 * of most rounds. CPU time counts all threads.
 */
const WARM_UP_MS = 2000
const TURN_MS = 50
const LEAST_ROUNDS = 3
const MOST_ROUNDS = 61
/** For the rounds beyond the least, by row. */
const ROUNDS_MS = 4000
const SLOW_MS = 2000

const emptyMb = Number(
  execFileSync(process.execPath, ['-e', 'console.log(process.resourceUsage().maxRSS / 1024)'], {
    encoding: 'utf8',
    env: COMPILED_ONCE,
  }),
)
console.log(`Node ${process.version}, peak memory of an empty process ${emptyMb.toFixed(0)} MB`)
const [, , chosen, ...chosenRows] = process.argv
const files = (await listBenchFiles()).filter(({ name }) => chosen === undefined || name === chosen)
if (files[0] !== undefined) await fillCompileCache(files[0])
for (const file of files) await printFile(file)

function isChosen(name: string): boolean {
  return chosenRows.length === 0 || chosenRows.some((part) => name.includes(part))
}

async function fillCompileCache({ path }: BenchFile) {
  const row = await startRow(0, path)
  row.stop()
}

async function printFile(file: BenchFile) {
  console.log(`\n${file.name}, ${(file.xmlBytes / 1e6).toFixed(1)} MB of XML`)
  const started = new Map<string, StartedRow>()
  const rows = file.rows.filter((index) => isChosen(READ_ROWS[index]?.name ?? ''))
  for (const index of rows) {
    const row = READ_ROWS[index]
    if (row !== undefined && !isTooBigFor(row, file.xmlBytes)) started.set(row.name, await startRow(index, file.path))
  }
  const rounds = await takeTurns(started)
  for (const row of started.values()) row.stop()
  console.log(
    `${'row'.padEnd(38)}${'ms'.padStart(10)}${'CPU ms'.padStart(10)}${'MB/s'.padStart(8)}${'peak MB above empty'.padStart(22)}`,
  )
  for (const index of rows) {
    const name = READ_ROWS[index]?.name ?? ''
    const row = started.get(name)
    if (row === undefined) console.log(`${name.padEnd(38)}${'not run: minutes and gigabytes'.padStart(40)}`)
    else printRow(file, name, row, rounds)
  }
  printRatio(rounds, '@kvint/als, LiveSet', 'saxes 6.0.0, bare pass', 0.4)
  printRatio(rounds, '@kvint/als, LiveSet', 'gunzip + count of "<" (floor)', 4)
  printRatio(rounds, '@kvint/als, overview', 'gunzip + count of "<" (floor)', 1.5)
}

type Round = ReadonlyMap<string, Readings>

async function takeTurns(started: ReadonlyMap<string, StartedRow>): Promise<Round[]> {
  for (const { first, readFor } of started.values()) if (first.ms < WARM_UP_MS) await readFor(WARM_UP_MS - first.ms)
  const rounds: Round[] = []
  let inTurn = [...started]
  let end = Number.POSITIVE_INFINITY
  while (rounds.length < MOST_ROUNDS && performance.now() < end) {
    const round = new Map<string, Readings>()
    for (const [name, row] of shuffled(inTurn)) round.set(name, await row.readFor(TURN_MS))
    rounds.push(round)
    if (rounds.length !== LEAST_ROUNDS) continue
    inTurn = inTurn.filter(([name]) => (round.get(name)?.ms ?? 0) < SLOW_MS)
    end = performance.now() + ROUNDS_MS * inTurn.length
  }
  return rounds
}

function shuffled<Entry>(entries: Iterable<Entry>): Entry[] {
  return Array.from(entries, (entry) => ({ entry, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ entry }) => entry)
}

function printRow(file: BenchFile, name: string, { first: { peakMb } }: StartedRow, rounds: readonly Round[]) {
  const turns = rounds.flatMap((round) => round.get(name) ?? [])
  const ms = median(turns.map((turn) => turn.ms))
  const cpuMs = median(turns.map((turn) => turn.cpuMs))
  const speed = file.xmlBytes / 1000 / ms
  console.log(
    `${name.padEnd(38)}${inMs(ms)}${inMs(cpuMs)}${speed.toFixed(0).padStart(8)}${(peakMb - emptyMb).toFixed(0).padStart(22)}`,
  )
}

function printRatio(rounds: readonly Round[], own: string, other: string, target: number) {
  const both = rounds.flatMap((round) => {
    const a = round.get(own)
    const b = round.get(other)
    return a === undefined || b === undefined ? [] : [{ ms: a.ms / b.ms, cpuMs: a.cpuMs / b.cpuMs }]
  })
  if (both.length === 0) return
  const inTime = both.map(({ ms }) => ms).sort((a, b) => a - b)
  const quarter = Math.floor(both.length / 4)
  const middle = `${inTime[quarter]?.toFixed(2)} to ${inTime.at(-1 - quarter)?.toFixed(2)}`
  console.log(
    `  ${own} = ${median(inTime).toFixed(2)} × ${other} (target ≤ ${target}; middle half of ${both.length} rounds ${middle}; CPU ${median(both.map(({ cpuMs }) => cpuMs)).toFixed(2)} ×)`,
  )
}

function inMs(ms: number): string {
  return ms.toFixed(ms < 10 ? 3 : 1).padStart(10)
}
