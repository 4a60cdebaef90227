import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { WebSocket } from 'ws'
import { worstInputs, type Attack } from './attack-stop/worst-inputs.ts'

/**
 * `npm run attack:stop`: the worst inputs one after the other, each by one account with as many requests at once as it likes, while
 * others read and change their profiles. Their p99 is to stay below 250 ms, that of the health check below 100 ms, and nobody
 * else is refused. `--seconds` that each attack lasts; a word takes the attacks whose name has it.
 */
const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '3' }, port: { type: 'string', default: '54383' } },
  allowPositionals: true,
})
const KEY = 'sb_publishable_attack'
const url = `http://127.0.0.1:${values.port}`
const folder = mkdtempSync(join(tmpdir(), 'kvint-attack-'))
chmodSync(folder, 0o755)
const config = join(folder, 'config.json')
const settings = {
  authUrl: `${url}/auth/v1`,
  keys: { publishable: KEY },
  migrations: [resolve(import.meta.dirname, '../../../supabase/migrations')],
}
writeFileSync(config, JSON.stringify({ port: Number(values.port), dataFolder: join(folder, 'data'), settings }))
const main = resolve(import.meta.dirname, '../src/main.ts')
const server = spawn(process.execPath, [main, '--quiet', '--config', config], { stdio: ['ignore', 'ignore', 'ignore'] })
try {
  await untilHealthy()
  const [attacker, ...others] = await Promise.all(['attacker', 'ada', 'bo', 'cy'].map(signUp))
  if (!attacker) throw new Error('Nobody signed up.')
  await measure('at rest', undefined, attacker, others)
  const wanted = worstInputs.filter(({ name }) => positionals.every((word) => name.includes(word)))
  const results: Measured[] = []
  for (const attack of wanted) {
    results.push(await measure(attack.name, attack, attacker, others))
    await sleep(500)
  }
  const worst = (of: (result: Measured) => number) => Math.max(...results.map(of))
  const failed = results.filter((each) => each.othersMs >= 250 || each.healthMs >= 100 || each.refused > 0)
  say(
    `${wanted.length} attacks: others' p99 at worst ${worst((each) => each.othersMs).toFixed(0)} ms, health ${worst((each) => each.healthMs).toFixed(0)} ms; ${failed.length} beyond the aim`,
  )
  process.exitCode = failed.length > 0 || server.exitCode !== null ? 1 : 0
} finally {
  server.kill('SIGTERM')
  await sleep(2000)
  rmSync(folder, { recursive: true, force: true })
}

type Person = { id: string; token: string }
type Measured = { othersMs: number; healthMs: number; refused: number }

async function measure(
  name: string,
  attack: Attack | undefined,
  attacker: Person,
  others: Person[],
): Promise<Measured> {
  const until = Date.now() + Number(values.seconds) * 1000
  const [health, reads]: [number[], number[]] = [[], []]
  const answers = new Map<number, number>()
  let refused = 0
  const load = async ({ id, token }: Person) => {
    for (let n = 0; Date.now() < until; n += 1) {
      const path = `/rest/v1/users?supabase_id=eq.${id}`
      const status = await timed(reads, () =>
        n % 10 === 0 ? call('PATCH', path, token, { first_name: `n ${n}` }) : call('GET', path, token),
      )
      if (status >= 400) refused += 1
      await sleep(150)
    }
  }
  const watch = async () => {
    for (; Date.now() < until; await sleep(40)) await timed(health, () => call('GET', '/auth/v1/health'))
  }
  const strike = async () => {
    if (!attack) return
    for (let n = 0; Date.now() < until; n += 1) {
      const status = await attack.strike({ call, open, token: attacker.token, id: attacker.id, n }).catch(() => 0)
      answers.set(status, (answers.get(status) ?? 0) + 1)
    }
  }
  const strikers = Array.from({ length: attack?.atOnce ?? 0 }, strike)
  await Promise.all([...others.map(load), watch(), ...strikers])
  const result = { othersMs: p99(reads), healthMs: p99(health), refused }
  const told = [...answers].toSorted(([a], [b]) => a - b).map(([status, amount]) => `${amount} × ${status || 'cut'}`)
  say(
    `${name.padEnd(44)} others ${result.othersMs.toFixed(0).padStart(5)} ms, health ${result.healthMs.toFixed(0).padStart(4)} ms, refused ${refused}   ${told.join(', ')}`,
  )
  return result
}

async function timed(list: number[], work: () => Promise<number>): Promise<number> {
  const begun = performance.now()
  const status = await work().catch(() => 599)
  list.push(performance.now() - begun)
  return status
}

async function call(
  method: string,
  path: string,
  token?: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<number> {
  const answer = await fetch(url + path, {
    method,
    headers: {
      apikey: KEY,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  await answer.arrayBuffer()
  return answer.status
}

/** A socket that sends what it is given and is closed a little later; the status is 101, or that of the refusal. */
async function open(frames: string[], lingerMs = 200): Promise<number> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${KEY}`)
  const status = await new Promise<number>((done) => {
    socket.once('open', () => done(101))
    socket.once('unexpected-response', (_, answer) => done(answer.statusCode ?? 0))
    socket.once('error', () => done(0))
  })
  socket.on('error', () => {})
  if (status === 101) for (const frame of frames) socket.send(frame)
  await sleep(lingerMs)
  socket.terminate()
  return status
}

async function signUp(name: string): Promise<Person> {
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@kvint.test`, password: 'right horse of hers' }),
  })
  const { access_token: token, user } = (await answer.json()) as { access_token: string; user: { id: string } }
  return { id: user.id, token }
}

async function untilHealthy(): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await call('GET', '/auth/v1/health').catch(() => 0)) === 200) return
    await sleep(100)
  }
  throw new Error('The service did not start within a minute.')
}

function p99(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * 0.99)] ?? 0
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
