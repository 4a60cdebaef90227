import { readdirSync, readFileSync } from 'node:fs'
import type { Check } from './check.ts'
import { signUp } from './sign-up.ts'
import { inFolder, pause, spawnServer } from './spawn-server.ts'

const CALLS_A_SECOND = 150

export const soak = (warmUpS: number, watchedS: number): Check => ({
  number: 14,
  name: `mixed calls, ${CALLS_A_SECOND} a second for ${warmUpS} s and then for ${watchedS} s in which memory is watched`,
  limit: 'memory grows < 1 MB a minute, no open file or connection more than before',
  run: () =>
    inFolder(async (folder) => {
      const server = await spawnServer({
        KVINT_DATA: folder,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'silent',
        NODE_OPTIONS: `--max-semi-space-size=4 --import=${import.meta.resolve('./collect-garbage.ts')}`,
      })
      const pid = server.child.pid ?? 0
      const { token } = await signUp(server.url)
      const over = new AbortController()
      const calls = { made: 0, failed: 0 }
      const clients = Array.from({ length: 10 }, (_, at) => call(server.url, token, at, over.signal, calls))
      await pause(warmUpS * 1000)
      const filesBefore = openFiles(pid)
      const memory: { readonly atS: number; readonly mb: number }[] = []
      for (let second = 0; second < watchedS; second += 1) {
        memory.push({ atS: second, mb: residentMb(pid) })
        await pause(1000)
      }
      const filesAfter = openFiles(pid)
      over.abort()
      await Promise.all(clients)
      await server.stop()
      const growth = slopeOf(lowest(memory)) * 60
      return {
        isGood: growth < 1 && filesAfter <= filesBefore + 10 && calls.failed === 0,
        figure: `${growth.toFixed(2)} MB a minute, ${memory[0]?.mb.toFixed(0)} → ${memory.at(-1)?.mb.toFixed(0)} MB; ${filesBefore} → ${filesAfter} open files; ${calls.made} calls, ${calls.failed} failed`,
      }
    }),
})

const PATHS = [
  '/auth/profile',
  '/api/v1/projects',
  '/api/v1/paddle/plans',
  '/api/v1/api-keys',
  '/health',
  '/api/v1/projects/no-project',
]

async function call(
  url: string,
  token: string,
  at: number,
  signal: AbortSignal,
  calls: { made: number; failed: number },
) {
  for (let turn = at; !signal.aborted; turn += 1) {
    const answer = await fetch(`${url}${PATHS[turn % PATHS.length]}`, { headers: { authorization: `Bearer ${token}` } })
    await answer.text()
    calls.made += 1
    if (answer.status >= 500) calls.failed += 1
    await pause(10_000 / CALLS_A_SECOND)
  }
}

/** What is left after a collection: the lowest of each ten seconds. */
function lowest(memory: readonly { readonly atS: number; readonly mb: number }[]) {
  return Array.from({ length: Math.floor(memory.length / 10) }, (_, at) => {
    const part = memory.slice(at * 10, at * 10 + 10)
    return { atS: at * 10, mb: Math.min(...part.map(({ mb }) => mb)) }
  })
}

/** Least squares. */
function slopeOf(points: readonly { readonly atS: number; readonly mb: number }[]): number {
  const mean = (of: (point: { atS: number; mb: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [at, mb] = [mean((point) => point.atS), mean((point) => point.mb)]
  const along = points.reduce((sum, point) => sum + (point.atS - at) * (point.mb - mb), 0)
  return along / points.reduce((sum, point) => sum + (point.atS - at) ** 2, 0)
}

function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

function openFiles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length
}
