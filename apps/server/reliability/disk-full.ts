import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { openPool, startPostgres } from '@kvint/postgres'
import type { Check, Seen } from './check.ts'
import { signUp, writeMessage } from './sign-up.ts'
import { inFolder, pause, type Spawned, spawnServer } from './spawn-server.ts'

const ROOM = '300m'
const FULL_MS = 4000

export const DISK_FULL: Check = {
  number: 4,
  name: 'the disk is full while eight clients write and two read',
  limit: 'writes end in 507 or 503 only, every read is answered, writes are back ≤ 2 s after there is room, none lost',
  run: () =>
    inFolder(async (folder) => {
      try {
        execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${ROOM}`, 'tmpfs', folder], { stdio: 'pipe' })
      } catch {
        return { isGood: null, figure: 'needs the right to mount a small disk (root)' }
      }
      try {
        chmodSync(folder, 0o755)
        return await fillAndEmpty(folder)
      } finally {
        execFileSync('umount', ['-l', folder], { stdio: 'pipe' })
      }
    }),
}

async function fillAndEmpty(folder: string): Promise<Seen> {
  const server = await spawnServer({ KVINT_DATA: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' })
  const seen = {
    writes: {} as Record<number, number>,
    reads: {} as Record<number, number>,
    acknowledged: [] as string[],
  }
  const over = new AbortController()
  const { token } = await signUp(server.url)
  const clients = [
    ...Array.from({ length: 8 }, () => repeat(over.signal, () => write(server, seen))),
    ...Array.from({ length: 2 }, () => repeat(over.signal, () => read(server, token, seen.reads))),
  ]
  const filler = join(folder, 'filler')
  fill(filler)
  await pause(FULL_MS)
  const refused = Object.entries(seen.writes).reduce((sum, [status, count]) => sum + (status === '202' ? 0 : count), 0)
  rmSync(filler)
  const roomAt = performance.now()
  while ((await writeMessage(server.url)).status !== 202) await pause(10)
  const backMs = Math.round(performance.now() - roomAt)
  await pause(500)
  over.abort()
  await Promise.all(clients)
  const isAlive = server.child.exitCode === null
  await server.stop()
  const lost = await lostOf(join(folder, 'postgres'), seen.acknowledged)
  const isRefusedRightly = Object.keys(seen.writes).every((status) => ['202', '503', '507'].includes(status))
  const areReadsAnswered = Object.keys(seen.reads).every((status) => status === '200')
  return {
    isGood: isAlive && refused > 0 && isRefusedRightly && areReadsAnswered && backMs <= 2000 && lost === 0,
    figure: `writes ${JSON.stringify(seen.writes)}, reads ${JSON.stringify(seen.reads)}, back after ${backMs} ms, ${lost} of ${seen.acknowledged.length} lost, process alive: ${isAlive}`,
  }
}

async function repeat(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await work()
    await pause(5)
  }
}

async function write(
  { url }: Spawned,
  seen: { readonly writes: Record<number, number>; readonly acknowledged: string[] },
): Promise<void> {
  const { status, id } = await writeMessage(url)
  seen.writes[status] = (seen.writes[status] ?? 0) + 1
  if (id) seen.acknowledged.push(id)
}

async function read({ url }: Spawned, token: string, reads: Record<number, number>): Promise<void> {
  const answer = await fetch(`${url}/auth/profile`, { headers: { authorization: `Bearer ${token}` } })
  await answer.text()
  reads[answer.status] = (reads[answer.status] ?? 0) + 1
}

function fill(path: string): void {
  const file = openSync(path, 'w')
  const part = Buffer.alloc(64 * 1024)
  try {
    for (;;) writeSync(file, part)
  } catch {
    closeSync(file)
  }
}

async function lostOf(dataFolder: string, acknowledged: readonly string[]): Promise<number> {
  const postgres = await startPostgres({ dataFolder })
  const pool = openPool(postgres.connectionString, { size: 1 })
  const { rows } = await pool.query<{ id: string }>('select id from kvint.contact_messages')
  await pool.end()
  await postgres.stop()
  const kept = new Set(rows.map(({ id }) => id))
  return acknowledged.filter((id) => !kept.has(id)).length
}
