import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { loadavg, setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { inFolder, percentile, spawnServer } from '../reliability/spawn-server.ts'
import type { Order, Statuses } from './attack-stop/attacker.ts'
import { call, headersOf, type Person } from './attack-stop/requests.ts'
import { serverInputs } from './attack-stop/server-inputs.ts'
import { worstInputs } from './attack-stop/worst-inputs.ts'

/**
 * `npm run attack:stop`: the worst inputs one after the other against the whole server, with the limits of production, each by one
 * account in a network of its own with as many requests at once as it likes. Meanwhile others read and change their profiles, ask for
 * their projects, list tools and open the site. The attacker has a process of its own that yields to the others, as if it had a machine of
 * its own. The others' p99 is to stay below 250 ms, that of the health check below 100 ms, and none
 * of them is refused. `--seconds` that each attack lasts; a word takes the attacks whose name has it.
 */
const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '3' } },
  allowPositionals: true,
})
const target = { url: '', key: '' }
/** What follows `2001:db8:` in the addresses of attackers. */
const FIRST_ATTACKER = 100
const WATCHER = { address: '2001:db8:ffff::1' }

await inFolder(async (folder) => {
  const server = await spawnServer({ KVINT_DATA: folder, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'fatal' })
  target.url = server.url
  target.key = await publishableKey()
  const hands = fork(new URL('attack-stop/attacker.ts', import.meta.url), { stdio: 'inherit' })
  try {
    await once(hands, 'message')
    if (hands.pid !== undefined) setPriority(hands.pid, 19)
    const others = await Promise.all(['ada', 'bo', 'cy'].map(signUp))
    await measure('at rest', others)
    const wanted = [...worstInputs, ...serverInputs]
      .map(({ name }) => name)
      .filter((name) => positionals.every((word) => name.includes(word)))
    const results: Measured[] = []
    for (const [at, name] of wanted.entries()) {
      const attacker = await signUp(`attacker-${at}`, FIRST_ATTACKER + at)
      results.push(await measure(name, others, (forMs) => strike(hands, { name, target, attacker, forMs })))
      await sleep(500)
    }
    const worst = (of: (result: Measured) => number) => Math.max(...results.map(of))
    const failed = results.filter((each) => each.othersMs >= 250 || each.healthMs >= 100 || each.refused > 0)
    say(
      `${wanted.length} attacks: others' p99 at worst ${worst((each) => each.othersMs).toFixed(0)} ms, health ${worst((each) => each.healthMs).toFixed(0)} ms; ${failed.length} beyond the aim; load of the machine ${loadavg()[0]?.toFixed(1)}`,
    )
    process.exitCode = failed.length > 0 || server.child.exitCode !== null ? 1 : 0
  } finally {
    hands.kill()
    await server.stop()
  }
})

type Measured = { othersMs: number; healthMs: number; refused: number }

async function measure(
  name: string,
  others: Person[],
  attack: (forMs: number) => Promise<Statuses> = async () => [],
): Promise<Measured> {
  const forMs = Number(values.seconds) * 1000
  const until = Date.now() + forMs
  const [health, reads]: [number[], number[]] = [[], []]
  let refused = 0
  const load = async (person: Person) => {
    for (let n = 0; Date.now() < until; n += 1) {
      const status = await timed(reads, () => ordinary(person, n))
      if (status >= 400) refused += 1
      await sleep(150)
    }
  }
  const watch = async () => {
    for (; Date.now() < until; await sleep(40)) await timed(health, () => call(target, WATCHER, 'GET', '/health'))
  }
  const [answers] = await Promise.all([attack(forMs), ...others.map(load), watch()])
  const result = { othersMs: percentile(reads, 0.99), healthMs: percentile(health, 0.99), refused }
  const told = answers.map(([status, amount]) => `${amount} × ${status || 'cut'}`)
  say(
    `${name.padEnd(44)} others ${result.othersMs.toFixed(0).padStart(5)} ms, health ${result.healthMs.toFixed(0).padStart(4)} ms, refused ${refused}   ${told.join(', ')}`,
  )
  return result
}

async function strike(hands: ChildProcess, order: Order): Promise<Statuses> {
  hands.send(order)
  const [statuses] = (await once(hands, 'message')) as [Statuses]
  return statuses
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
      return call(target, person, 'PATCH', row, token, { first_name: `n ${n}` })
    case 1:
      return call(target, person, 'GET', '/auth/profile', token)
    case 2:
      return call(target, person, 'GET', '/api/v1/projects', token)
    case 3:
      return call(target, person, 'POST', '/mcp', token, list, { accept: 'application/json' })
    case 4:
      return call(target, person, 'GET', '/')
    default:
      return call(target, person, 'GET', row, token)
  }
}

async function signUp(name: string, at: number): Promise<Person> {
  const address = `2001:db8:${at + 1}::1`
  const answer = await fetch(`${target.url}/auth/v1/signup`, {
    method: 'POST',
    headers: headersOf(target.key, { address }, undefined, { 'content-type': 'application/json' }),
    body: JSON.stringify({ email: `${name}@kvint.test`, password: 'right horse of hers' }),
  })
  const { access_token: token, user } = (await answer.json()) as { access_token: string; user: { id: string } }
  return { id: user.id, token, address }
}

async function publishableKey(): Promise<string> {
  const page = await (await fetch(target.url)).text()
  const { auth } = JSON.parse(/id="kvint-config">([^<]+)</.exec(page)?.[1] ?? '{}') as { auth: { anonKey: string } }
  return auth.anonKey
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
