import { readFileSync, writeFileSync } from 'node:fs'
import { request as ask, Agent } from 'node:http'
import { join } from 'node:path'
import { startTestPostgres } from '@kvint/postgres'
import type { Check, Seen } from './check.ts'
import { findOrInstall, lacks } from './real-parts/find-or-install.ts'
import { freePorts, type Part, runPart, untilOpen } from './real-parts/run-part.ts'
import { inFolder, pause, SESSION_KEY, type Spawned, spawnServer } from './spawn-server.ts'

const ROUNDS = 10
const REQUESTS = 2_000
const CLIENTS = 8

const LIMIT = `0 of ${REQUESTS} requests fail, ${ROUNDS} times; each node ends with exit 0`

export const ROLLING: readonly Check[] = [
  {
    number: 39,
    name: 'three nodes restarted one after the other behind HAProxy, with the configuration that we ship',
    limit: LIMIT,
    run: () => rolling('haproxy', 'haproxy', startHaproxy),
  },
  {
    number: 40,
    name: 'three nodes restarted one after the other behind nginx, with the configuration that we ship',
    limit: LIMIT,
    run: () =>
      rolling('nginx', 'nginx-light', (folder, program, port, nodes) => {
        const shipped = readFileSync(new URL('nginx.conf', DEPLOY), 'utf8')
        const file = join(folder, 'nginx.conf')
        const own = `pid ${folder}/nginx.pid;\ndaemon off;\nerror_log stderr;\n`
        const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
          (kind) => `${kind}_temp_path ${folder}/${kind};`,
        )
        writeFileSync(
          file,
          own +
            onPorts(shipped, nodes)
              .replace('http {', `http {\naccess_log off;\n${paths.join('\n')}\n`)
              .replace(/listen 443 ssl;/, `listen 127.0.0.1:${port};`)
              .replace(/ssl_certificate.*/g, ''),
        )
        return runPart(program, ['-c', file, '-p', folder])
      }),
  },
]

/** With the configuration that we ship, its names and its port replaced. */
export const startHaproxy: StartProxy = (folder, program, port, nodes) => {
  const shipped = readFileSync(new URL('haproxy.cfg', DEPLOY), 'utf8')
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, onPorts(shipped, nodes).replace(/bind :443 .*/, `bind 127.0.0.1:${port}`))
  return runPart(program, ['-db', '-f', file])
}

type StartProxy = (folder: string, program: string, port: number, nodes: readonly number[]) => Part

function rolling(name: string, packageName: string, startProxy: StartProxy): Promise<Seen> {
  return inFolder(async (folder) => {
    const program = findOrInstall(name, packageName)
    if (!program) return lacks(name)
    const postgres = await startTestPostgres(async () => undefined)
    const databaseUrl = await postgres.newDatabase()
    const [port = 0, ...ports] = await freePorts(4)
    const start = (at: number) =>
      spawnServer({
        PORT: String(ports[at]),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        TRUSTED_PROXIES: '127.0.0.1',
        DATABASE_URL: databaseUrl,
        SESSION_KEY,
        KVINT_DATA: folder,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'silent',
      })
    const nodes: Spawned[] = []
    for (const at of ports.keys()) nodes.push(await start(at))
    const proxy = startProxy(folder, program, port, ports)
    await untilOpen(port, proxy)
    await pause(2_500)
    const rounds: { asked: number; failed: number }[] = []
    const exits: number[] = []
    const failures = new Map<string, number>()
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        const work = { isOver: false }
        const counting = load(port, work, failures)
        for (const at of ports.keys()) {
          nodes[at]?.child.kill('SIGTERM')
          exits.push((await nodes[at]?.exit) ?? -1)
          nodes[at] = await start(at)
          await pause(1_500)
        }
        work.isOver = true
        rounds.push(await counting)
      }
    } finally {
      await Promise.all(nodes.map((node) => node.stop()))
      await proxy.stop()
      await postgres.stop()
    }
    const failed = rounds.reduce((sum, round) => sum + round.failed, 0)
    const fewest = Math.min(...rounds.map(({ asked }) => asked))
    return {
      isGood: failed === 0 && fewest >= REQUESTS && exits.every((code) => code === 0),
      figure: `${rounds.map((round) => `${round.failed} of ${round.asked}`).join(', ')} failed ${JSON.stringify(Object.fromEntries(failures))}; ${exits.filter((code) => code !== 0).length} of ${exits.length} ends with another exit than 0`,
    }
  })
}

/** Reads and writes in turn, as fast as they are answered and not faster than some hundred a second, until the restarts are over and enough was asked. */
async function load(port: number, work: { isOver: boolean }, failures: Map<string, number>) {
  const seen = { asked: 0, failed: 0 }
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const client = async (at: number) => {
    for (let turn = at; !work.isOver || seen.asked < REQUESTS; turn += 1) {
      const outcome = await (turn % 4 === 0 ? send(port, agent, 'POST') : send(port, agent, 'GET'))
      seen.asked += 1
      if (outcome !== '202' && outcome !== '404') {
        seen.failed += 1
        failures.set(outcome, (failures.get(outcome) ?? 0) + 1)
      }
      await pause(40)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, at) => client(at)))
  agent.destroy()
  return seen
}

/** A write of the contact form, or a read of the database that finds nothing. */
function send(port: number, agent: Agent, method: 'GET' | 'POST'): Promise<string> {
  return new Promise((resolve) => {
    const path = method === 'POST' ? '/api/v1/contact' : '/api/v1/waitlist/confirm?token=x'
    const sent = ask(
      { port, host: '127.0.0.1', path, method, agent, headers: { 'content-type': 'application/json' } },
      (answer) => {
        answer.resume()
        answer.once('end', () => resolve(String(answer.statusCode)))
        answer.once('error', () => resolve('cut'))
      },
    )
    sent.on('error', (error: Error & { code?: string }) => resolve(error.code ?? error.message))
    sent.end(method === 'POST' ? MESSAGE : undefined)
  })
}

function onPorts(shipped: string, nodes: readonly number[]): string {
  return shipped.replaceAll(/node([123]):8080/g, (_, at: string) => `127.0.0.1:${nodes[Number(at) - 1]}`)
}

const MESSAGE = JSON.stringify({
  name: 'Nora',
  email: 'nora@kvint.test',
  topic: 'support',
  message: 'How do I keep a set?',
})
const DEPLOY = new URL('../../../deploy/three-nodes/', import.meta.url)
