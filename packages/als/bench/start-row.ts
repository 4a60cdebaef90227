import { fork } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FirstReading, Readings } from './measure-row.ts'

/** A row of the table in a process of its own, which does nothing while it is not asked to read. */
export type StartedRow = {
  readonly first: FirstReading
  /** Reads the file again and again for at least `leastMs`, at least once: what one reading took. */
  readonly readFor: (leastMs: number) => Promise<Readings>
  readonly stop: () => void
}

/** Types are stripped once and kept: Node's stripper takes 30 MB, which are not the reader's. */
export const COMPILED_ONCE = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'kvint-bench-compiled') }

export async function startRow(index: number, path: string): Promise<StartedRow> {
  const child = fork(join(import.meta.dirname, 'measure-row.ts'), [String(index), path], { env: COMPILED_ONCE })
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`Row ${index} ended with exit code ${code}.`)
  })
  failed.catch(() => undefined)
  const answer = async () => (await Promise.race([once(child, 'message'), failed]))[0] as unknown
  return {
    first: (await answer()) as FirstReading,
    async readFor(leastMs) {
      child.send(leastMs)
      return (await answer()) as Readings
    },
    stop: () => child.disconnect(),
  }
}
