import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { shippedServer } from '../reliability/shipped-server.ts'

/**
 * `npm run bench:start`: how long the server that `npm start` runs takes from its start to the first good answer of
 * `/health`, with every feature on: on an empty folder, with nothing kept of an earlier compilation, and on that folder
 * again. Budget: 3 s and 1 s on two cores.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const PORT = '8397'
const COMPILED = join(import.meta.dirname, '../../../node_modules/.cache/kvint')
const PROGRAM = shippedServer()
const first: number[] = []
const later: number[] = []
for (let round = 0; round < Number(values.rounds); round++) {
  const folder = mkdtempSync(join(tmpdir(), 'kvint-start-'))
  chmodSync(folder, 0o755)
  rmSync(COMPILED, { recursive: true, force: true })
  first.push(await timeStart(folder))
  later.push(await timeStart(folder))
  rmSync(folder, { recursive: true, force: true })
}
for (const [name, times, budgetMs] of [
  ['first start', first, 3000],
  ['later start', later, 1000],
] as const) {
  const sorted = times.toSorted((a, b) => a - b)
  const [median = 0, worst = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  const verdict = median <= budgetMs ? 'within' : 'over'
  console.log(`${name}: ${median} ms, worst ${worst} ms of ${sorted.length}; ${verdict} the budget of ${budgetMs} ms`)
}

async function timeStart(dataFolder: string): Promise<number> {
  const begun = performance.now()
  const server = spawn(process.execPath, [PROGRAM], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT, FEATURES: 'all', KVINT_DATA: dataFolder },
  })
  await untilHealthy(server)
  const took = performance.now() - begun
  /** It keeps what was compiled two seconds after its start. */
  await sleep(2500)
  server.kill('SIGTERM')
  await once(server, 'exit')
  return Math.round(took)
}

async function untilHealthy(server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode} before it was healthy.`)
    const answer = await fetch(`http://localhost:${PORT}/health`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(5)
  }
}
