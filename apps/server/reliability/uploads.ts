import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ALLOWANCES, LARGEST_SET_BYTES } from '@kvint/contract'
import { send } from '../bench/uploads/send.ts'
import type { Check } from './check.ts'
import { onDatabase } from './on-database.ts'
import { type Person, signUp } from './sign-up.ts'
import { smallSet } from './small-set.ts'
import { pause, spawnServer } from './spawn-server.ts'

export const UPLOADS: readonly Check[] = [
  {
    number: 15,
    name: `the largest file that is taken, ${LARGEST_SET_BYTES / 1024 / 1024} MB, alone and ten at once`,
    limit: 'while one comes ≤ 64 MB more memory, while ten come ≤ 300 MB; each kept under its own SHA-256',
    run: () =>
      onDatabase(async ({ env, pool }) => {
        const server = await spawnServer(env)
        /** A free account has room for seven of them: three people share the ten. */
        const first = await keeper()
        const people = [first, await keeper(), await keeper()]
        const one = await grownBy(server.child.pid ?? 0, [file('One', LARGEST_SET_BYTES)])
        const ten = await grownBy(server.child.pid ?? 0, many())
        const { rows } = await pool.query<{ hash: string }>('select content_hash as hash from kvint.saves')
        await server.stop()
        const kept = new Set(rows.map(({ hash }) => hash))
        const missing = [...one.hashes, ...ten.hashes].filter((hash) => !kept.has(hash)).length
        return {
          isGood: one.mb <= 64 && ten.mb <= 300 && missing === 0,
          figure: `one ${one.mb.toFixed(0)} MB, ten ${ten.mb.toFixed(0)} MB more; ${missing} of 11 not as they were sent`,
        }

        /** Her month's analyses are used up first: what comes then is kept and held, so that only its bytes count here. */
        async function keeper(): Promise<Person> {
          const who = await signUp(server.url)
          for (let at = 0; at < ALLOWED; at += 1) await send(server.url, who, await setFile(at))
          while ((await pool.query(`select from kvint.saves where state <> 'done'`)).rowCount) await pause(50)
          return who
        }

        async function grownBy(pid: number, files: readonly ReturnType<typeof file>[]) {
          const before = residentMb(pid)
          let most = before
          const watching = setInterval(() => (most = Math.max(most, residentMb(pid))), 20)
          await Promise.all(files.map((each, at) => send(server.url, people[at % people.length] ?? first, each)))
          clearInterval(watching)
          return { mb: most - before, hashes: files.map(({ hash }) => hash) }
        }
      }),
  },
]

async function setFile(at: number) {
  const content = await smallSet(`Song ${at}`)
  return { name: `Song ${at}.als`, content, hash: '' }
}

/** Random, so nothing of it is a set: only the way of the bytes counts here. */
function file(name: string, bytes: number) {
  const content = randomBytes(bytes)
  return { name: `${name}.als`, content, hash: createHash('sha256').update(content).digest('hex') }
}

const ALLOWED = ALLOWANCES['free'] ?? 0

function many() {
  return Array.from({ length: 10 }, (_, at) => file(`Ten ${at}`, LARGEST_SET_BYTES))
}

function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}
