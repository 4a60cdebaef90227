import { setTimeout as sleep } from 'node:timers/promises'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { WebSocket } from 'ws'
import { inFolder, percentile, spawnServer } from '../reliability/spawn-server.ts'
import type { Attack, Means } from './attack-stop/means.ts'
import { serverInputs } from './attack-stop/server-inputs.ts'
import { worstInputs } from './attack-stop/worst-inputs.ts'

/**
 * `npm run attack:stop`: the worst inputs one after the other against the whole server, with the limits of production, each by one
 * account in a network of its own with as many requests at once as it likes. Meanwhile others read and change their profiles, ask for
 * their projects, list tools and open the site. Their p99 is to stay below 250 ms, that of the health check below 100 ms, and none
 * of them is refused. `--seconds` that each attack lasts; a word takes the attacks whose name has it.
 */
const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '3' } },
  allowPositionals: true,
})
let [url, key] = ['', '']
const WATCHER = { address: '2001:db8:ffff::1' }

await inFolder(async (folder) => {
  const server = await spawnServer({ KVINT_DATA: folder, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'fatal' })
  url = server.url
  key = await publishableKey()
  try {
    const [attacker, ...others] = await Promise.all(['attacker', 'ada', 'bo', 'cy'].map(signUp))
    if (!attacker) throw new Error('Nobody signed up.')
    await measure('at rest', undefined, attacker, others)
    const wanted = [...worstInputs, ...serverInputs].filter(({ name }) =>
      positionals.every((word) => name.includes(word)),
    )
    const results: Measured[] = []
    for (const attack of wanted) {
      results.push(await measure(attack.name, attack, attacker, others))
      await sleep(500)
    }
    const worst = (of: (result: Measured) => number) => Math.max(...results.map(of))
    const failed = results.filter((each) => each.othersMs >= 250 || each.healthMs >= 100 || each.refused > 0)
    say(
      `${wanted.length} attacks: others' p99 at worst ${worst((each) => each.othersMs).toFixed(0)} ms, health ${worst((each) => each.healthMs).toFixed(0)} ms; ${failed.length} beyond the aim; load of the machine ${loadavg()[0]?.toFixed(1)}`,
    )
    process.exitCode = failed.length > 0 || server.child.exitCode !== null ? 1 : 0
  } finally {
    await server.stop()
  }
})

type Person = { id: string; token: string; address: string }
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
  const load = async (person: Person) => {
    for (let n = 0; Date.now() < until; n += 1) {
      const status = await timed(reads, () => ordinary(person, n))
      if (status >= 400) refused += 1
      await sleep(150)
    }
  }
  const watch = async () => {
    for (; Date.now() < until; await sleep(40)) await timed(health, () => call(WATCHER, 'GET', '/health'))
  }
  const strike = async () => {
    if (!attack) return
    for (let n = 0; Date.now() < until; n += 1) {
      const status = await attack.strike({ ...meansOf(attacker), n }).catch(() => 0)
      answers.set(status, (answers.get(status) ?? 0) + 1)
    }
  }
  const strikers = Array.from({ length: attack?.atOnce ?? 0 }, strike)
  await Promise.all([...others.map(load), watch(), ...strikers])
  const result = { othersMs: percentile(reads, 0.99), healthMs: percentile(health, 0.99), refused }
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

/** What people do who know nothing of an attack. */
function ordinary(person: Person, n: number): Promise<number> {
  const { token } = person
  const row = `/rest/v1/users?supabase_id=eq.${person.id}`
  const list = { jsonrpc: '2.0', id: n, method: 'tools/list' }
  switch (n % 6) {
    case 0:
      return call(person, 'PATCH', row, token, { first_name: `n ${n}` })
    case 1:
      return call(person, 'GET', '/auth/profile', token)
    case 2:
      return call(person, 'GET', '/api/v1/projects', token)
    case 3:
      return call(person, 'POST', '/mcp', token, list, { accept: 'application/json' })
    case 4:
      return call(person, 'GET', '/')
    default:
      return call(person, 'GET', row, token)
  }
}

function meansOf(attacker: Person): Omit<Means, 'n'> {
  return {
    token: attacker.token,
    id: attacker.id,
    call: (...request) => call(attacker, ...request),
    open: (frames, lingerMs) => open(attacker, frames, lingerMs),
    async listen(path, lingerMs) {
      const leaving = new AbortController()
      const headers = headersOf(attacker, attacker.token, { accept: 'text/event-stream' })
      const { status } = await fetch(url + path, { headers, signal: leaving.signal })
      await sleep(lingerMs)
      leaving.abort()
      return status
    },
  }
}

async function call(
  from: Pick<Person, 'address'>,
  method: string,
  path: string,
  token?: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<number> {
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  const isRaw = typeof body === 'string' || body instanceof Uint8Array
  const answer = await fetch(url + path, {
    method,
    headers: headersOf(from, token, { ...type, ...headers }),
    ...(body === undefined ? {} : { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
  })
  await answer.arrayBuffer()
  return answer.status
}

function headersOf({ address }: Pick<Person, 'address'>, token?: string, more: Record<string, string> = {}) {
  const bearer: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  return { apikey: key, 'x-forwarded-for': address, ...bearer, ...more }
}

/** A socket that sends what it is given and is closed a little later; the status is 101, or that of the refusal. */
async function open(from: Person, frames: string[], lingerMs = 200): Promise<number> {
  const address = `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}`
  const socket = new WebSocket(address, { headers: { 'x-forwarded-for': from.address } })
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

async function signUp(name: string, at: number): Promise<Person> {
  const address = `2001:db8:${at + 1}::1`
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: headersOf({ address }, undefined, { 'content-type': 'application/json' }),
    body: JSON.stringify({ email: `${name}@kvint.test`, password: 'right horse of hers' }),
  })
  const { access_token: token, user } = (await answer.json()) as { access_token: string; user: { id: string } }
  return { id: user.id, token, address }
}

async function publishableKey(): Promise<string> {
  const page = await (await fetch(url)).text()
  const { auth } = JSON.parse(/id="kvint-config">([^<]+)</.exec(page)?.[1] ?? '{}') as { auth: { anonKey: string } }
  return auth.anonKey
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
