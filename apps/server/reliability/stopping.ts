import { request } from 'node:http'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { Check } from './check.ts'
import { inFolder, pause, percentile, spawnServer } from './spawn-server.ts'

export const STOPPING: readonly Check[] = [
  {
    number: 5,
    name: 'Postgres killed three times under 16 clients',
    limit: 'the process lives, only 503 with Retry-After while it is away, none later than 1 s after it is back',
    run: () =>
      inFolder(async (folder) => {
        const { url, child, stop } = await spawnServer({ KVINT_DATA: folder, RATE_LIMITS: 'off' })
        const counts: Record<number, number> = {}
        const work = { isOver: false }
        let [late, unsaid] = [0, 0]
        let backAt = Number.POSITIVE_INFINITY
        const client = async () => {
          while (!work.isOver) {
            const began = Date.now()
            const { status, headers } = await fetch(`${url}/api/v1/waitlist/confirm?token=x`)
            counts[status] = (counts[status] ?? 0) + 1
            if (status === 503 && !headers.has('retry-after')) unsaid += 1
            if (status !== 404 && began > backAt + 1000) late += 1
            if (status === 503) await pause(5)
          }
        }
        const clients = Array.from({ length: 16 }, client)
        for (let kills = 0; kills < 3; kills += 1) {
          await pause(500)
          backAt = Number.POSITIVE_INFINITY
          const killed = postmasterOf(folder)
          if (killed === 0) throw new Error('There is no Postgres to kill.')
          process.kill(killed, 'SIGKILL')
          while ([0, killed].includes(postmasterOf(folder))) await pause(20)
          while ((await fetch(`${url}/ready`)).status !== 200) await pause(20)
          backAt = Date.now()
          await pause(1500)
        }
        work.isOver = true
        await Promise.all(clients)
        const isAlive = child.exitCode === null
        await stop()
        const others = Object.keys(counts).filter((status) => status !== '404' && status !== '503')
        return {
          isGood: isAlive && others.length === 0 && late === 0 && unsaid === 0,
          figure: `${JSON.stringify(counts)}, ${unsaid} without Retry-After, ${late} failed later than 1 s after it was back, process alive: ${isAlive}`,
        }
      }),
  },
  {
    number: 12,
    name: 'SIGTERM with 200 requests under way; a second one',
    limit: 'none fails, exit 0 ≤ 2 s; the second ends it at once',
    run: () =>
      inFolder(async (folder) => {
        const { url, child, exit } = await spawnServer({ KVINT_DATA: folder, RATE_LIMITS: 'off' })
        const { port } = new URL(url)
        const answers = Array.from({ length: 200 }, () => slowPost(Number(port)))
        await pause(300)
        const began = performance.now()
        child.kill('SIGTERM')
        const statuses = await Promise.all(answers)
        const code = await exit
        const ms = Math.round(performance.now() - began)
        const forced = await twiceTold(folder)
        const failed = statuses.filter((status) => status !== 401).length
        return {
          isGood: failed === 0 && code === 0 && ms <= 2000 && forced.ms <= 1000,
          figure: `${200 - failed} of 200 answered, exit ${code} after ${ms} ms; twice told: exit ${forced.code} after ${forced.ms} ms`,
        }
      }),
  },
  {
    number: 13,
    name: '1,000 slow clients, half of them with their headers and half with a body',
    limit: 'all cut ≤ 15 s, /health p99 ≤ 50 ms meanwhile',
    run: () =>
      inFolder(async (folder) => {
        const { url, stop } = await spawnServer({ KVINT_DATA: folder, RATE_LIMITS: 'off' })
        const port = Number(new URL(url).port)
        const began = performance.now()
        const cut = Array.from({ length: 1000 }, (_, at) => drip(port, at % 2 === 0 ? SLOW_HEADERS : SLOW_BODY))
        const times: number[] = []
        const work = { isOver: false }
        const watching = (async () => {
          while (!work.isOver) {
            const asked = performance.now()
            await (await fetch(`${url}/health`)).text()
            times.push(performance.now() - asked)
            await pause(20)
          }
        })()
        await Promise.all(cut)
        const seconds = (performance.now() - began) / 1000
        work.isOver = true
        await watching
        await stop()
        const p99 = percentile(times, 0.99)
        return {
          isGood: seconds <= 15 && p99 <= 50,
          figure: `all cut after ${seconds.toFixed(1)} s; /health p99 ${p99.toFixed(0)} ms`,
        }
      }),
  },
]

/** 0 where there is none now. */
function postmasterOf(folder: string): number {
  try {
    return Number(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return 0
  }
}

/** A call whose body comes in two parts, half a second apart. */
function slowPost(port: number): Promise<number> {
  return new Promise((resolve) => {
    const body = '{"planId":"premium_monthly"}'
    const sent = request(
      {
        port,
        host: 'localhost',
        path: '/api/v1/paddle/portal',
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': body.length },
      },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      },
    )
    sent.on('error', () => resolve(0))
    sent.write(body.slice(0, 10))
    setTimeout(() => sent.end(body.slice(10)), 700)
  })
}

/** A stop that waits for a request which never ends, and the signal once more. */
async function twiceTold(folder: string): Promise<{ code: number; ms: number }> {
  const { url, child, exit } = await spawnServer({ KVINT_DATA: folder, RATE_LIMITS: 'off' })
  const socket = connect(Number(new URL(url).port), 'localhost', () => socket.write(`${SLOW_BODY}"`))
  socket.on('error', () => undefined)
  await pause(200)
  child.kill('SIGTERM')
  await pause(300)
  const began = performance.now()
  child.kill('SIGTERM')
  const code = await exit
  return { code, ms: Math.round(performance.now() - began) }
}

/** Sends a byte a second; resolves once the server hangs up. */
function drip(port: number, beginning: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost', () => socket.write(beginning))
    const timer = setInterval(() => socket.write('a'), 1000)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(timer)
      resolve()
    })
    socket.resume()
  })
}

const SLOW_HEADERS = 'GET /health HTTP/1.1\r\nhost: localhost\r\nx-slow: '
const SLOW_BODY =
  'POST /api/v1/waitlist HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n'
