import { writeFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { checkCase } from './check-case.ts'
import { makeCase } from './make-case.ts'
import { loadSeeds } from './seeds.ts'
import { shrink } from './shrink.ts'

/** Runs cases one after the other; says in shared memory which one it is at, so that a hang can be seen from outside. */
export type FuzzJob = {
  readonly seed: number
  readonly from: number
  readonly to: number
  readonly step: number
  readonly folder: string
  /** [case at work, cases done]. */
  readonly progress: SharedArrayBuffer
}

export type FuzzMessage =
  | { readonly kind: 'ready'; readonly seeds: number }
  | {
      readonly kind: 'finding'
      readonly index: number
      readonly flaw: string
      readonly file: string
      readonly bytes: number
    }
  | { readonly kind: 'slow'; readonly index: number; readonly ms: number; readonly bytes: number }
  | { readonly kind: 'done' }

const job = workerData as FuzzJob
const progress = new Int32Array(job.progress)
const seeds = loadSeeds()
let slowestMs = 0
/** Kinds of flaws of which a short input has been written. */
const shrunk = new Set<string | undefined>()
post({ kind: 'ready', seeds: seeds.length })
for (let index = job.from; index < job.to; index += job.step) {
  const one = makeCase(job.seed, index, seeds)
  Atomics.store(progress, 0, index)
  const start = process.threadCpuUsage()
  const flaw = await flawOf(() => checkCase(one))
  const used = process.threadCpuUsage(start)
  const ms = (used.user + used.system) / 1000
  Atomics.add(progress, 1, 1)
  if (ms > slowestMs) {
    slowestMs = ms
    post({ kind: 'slow', index, ms, bytes: one.bytes.length })
  }
  if (flaw !== null) await report(index, flaw, one)
}
Atomics.store(progress, 0, -1)
post({ kind: 'done' })

async function report(index: number, flaw: string, one: ReturnType<typeof makeCase>) {
  Atomics.store(progress, 0, -1)
  const isNew = !shrunk.has(kindOf(flaw))
  shrunk.add(kindOf(flaw))
  const hasFlaw = async (bytes: Uint8Array) => kindOf(await flawOf(() => checkCase({ ...one, bytes }))) === kindOf(flaw)
  const small = isNew ? await shrink(one.bytes, hasFlaw, 5000) : one.bytes
  const file = `${job.folder}/${job.seed}-${index}.als`
  writeFileSync(file, small)
  post({ kind: 'finding', index, flaw, file, bytes: small.length })
}

async function flawOf(check: () => Promise<string | null>): Promise<string | null> {
  try {
    return await check()
  } catch (error) {
    return error instanceof Error ? `threw ${error.stack?.split('\n').slice(0, 3).join(' ')}` : `threw ${String(error)}`
  }
}

/** The same flaw may show with other numbers. */
function kindOf(flaw: string | null): string | undefined {
  return flaw?.replaceAll(/\d+/g, 'n')
}

function post(message: FuzzMessage) {
  // A port between threads has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(message)
}
