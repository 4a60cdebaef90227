import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { makeCase } from './fuzz/make-case.ts'
import { loadSeeds } from './fuzz/seeds.ts'
import type { FuzzJob, FuzzMessage } from './fuzz/worker.ts'

/**
 * Throws damaged sets at the reader: `npm run fuzz:als -- --cases 100000 --seed 1 --workers 1`.
 *
 * Each case must end within two seconds of the processor's time in a set or a failure, in bounded memory. What does not is written to the
 * folder for temporary files, shortened, and makes the exit code 1.
 */
const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '1' },
  },
})

const HANG_MS = 2000
const WORKER_HEAP_MB = 512
const MOST_RESIDENT_MB = 1500

type Finding = { readonly index: number; readonly flaw: string; readonly file: string }

const cases = Number(values.cases)
const seed = Number(values.seed)
const workers = Number(values.workers)
const folder = join(tmpdir(), 'kvint-fuzz')
mkdirSync(folder, { recursive: true })
const findings: Finding[] = []
const seen = { slowestMs: 0, slowestCase: 0, peakMb: 0, seeds: 0, done: 0 }

const start = performance.now()
await Promise.all(Array.from({ length: workers }, (_, i) => runCases(i)))
printSummary((performance.now() - start) / 1000)
process.exitCode = findings.length > 0 ? 1 : 0

/** Every `workers`-th case; after a hang or a crash a new worker goes on behind it. */
async function runCases(first: number) {
  for (let from = first; from < cases;) {
    const stopped = await runWorker(from)
    if (stopped === null) return
    findings.push({ ...stopped, file: writeCase(stopped.index) })
    from = stopped.index + workers
  }
}

/** Ends with `null` when all cases are done, with the case at work where the worker hung or died. */
function runWorker(from: number): Promise<{ readonly index: number; readonly flaw: string } | null> {
  const progress = new SharedArrayBuffer(8)
  const counters = new Int32Array(progress)
  counters[0] = -1
  const job: FuzzJob = { seed, from, to: cases, step: workers, folder, progress }
  const worker = new Worker(new URL('fuzz/worker.ts', import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MB },
  })
  return new Promise((resolve) => {
    let current = -1
    let since = process.cpuUsage()
    const end = (flaw: string | null) => {
      clearInterval(watch)
      seen.done += Atomics.load(counters, 1)
      void worker.terminate()
      resolve(flaw === null ? null : { index: Atomics.load(counters, 0), flaw })
    }
    const watch = setInterval(() => {
      const now = Atomics.load(counters, 0)
      if (now !== current) [current, since] = [now, process.cpuUsage()]
      seen.peakMb = Math.max(seen.peakMb, process.memoryUsage().rss / 1024 ** 2)
      if (current >= 0 && busyMs(since) > HANG_MS * workers) end(`took more than ${HANG_MS} ms`)
      else if (current >= 0 && seen.peakMb > MOST_RESIDENT_MB) end(`memory rose above ${MOST_RESIDENT_MB} MB`)
    }, 100)
    worker.on('message', (message: FuzzMessage) => {
      if (message.kind === 'done') end(null)
      else note(message)
    })
    worker.on('error', (error) => end(`ended the thread: ${error instanceof Error ? error.message : String(error)}`))
  })
}

/** The time of the whole process: a machine that is busy with other things makes no case slow. */
function busyMs(since: NodeJS.CpuUsage): number {
  const used = process.cpuUsage(since)
  return (used.user + used.system) / 1000
}

function note(message: Exclude<FuzzMessage, { kind: 'done' }>) {
  if (message.kind === 'ready') seen.seeds = message.seeds
  else if (message.kind === 'slow' && message.ms > seen.slowestMs) {
    seen.slowestMs = message.ms
    seen.slowestCase = message.index
  } else if (message.kind === 'finding') {
    findings.push(message)
    console.log(`case ${message.index}: ${message.flaw}\n  ${message.file} (${message.bytes} bytes)`)
  }
}

function writeCase(index: number): string {
  const file = join(folder, `${seed}-${index}.als`)
  writeFileSync(file, makeCase(seed, index, loadSeeds()).bytes)
  return file
}

function printSummary(seconds: number) {
  const kinds = Map.groupBy(findings, (finding) => finding.flaw.replaceAll(/\d+/g, 'n'))
  for (const [kind, of] of kinds) console.log(`${of.length} × ${kind}\n  ${of[0]?.file}`)
  console.log(
    `${seen.done} cases from ${seen.seeds} seeds (--seed ${seed}) in ${seconds.toFixed(0)} s, ${Math.round(seen.done / seconds)} a second; ` +
      `slowest ${seen.slowestMs.toFixed(0)} ms (case ${seen.slowestCase}); peak memory ${seen.peakMb.toFixed(0)} MB; ` +
      `${findings.length} findings of ${kinds.size} kinds`,
  )
}
