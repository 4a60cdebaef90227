import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Check, Seen } from './check.ts'
import { keepSmallSet } from './keep-small-set.ts'
import { type Major, MAJORS } from './real-parts/postgres-releases.ts'
import { type RealPostgres, realPostgres } from './real-parts/real-postgres.ts'
import { findOrInstall, lacks } from './real-parts/find-or-install.ts'
import { freePorts, runPart, untilOpen } from './real-parts/run-part.ts'
import { signUp } from './sign-up.ts'
import { inFolder, pause, SESSION_KEY, spawnServer } from './spawn-server.ts'

export const MANAGED_POSTGRES: readonly Check[] = [
  {
    number: 36,
    name: 'Postgres 15 to 18 as providers give it: owner with CREATEROLE; plain owner after supabase/roles.sql; TLS by a private authority',
    limit:
      'on each release the server starts, keeps a set and analyses it both ways; an authority that is not ours is refused in words',
    run: async () => {
      const seen: { readonly major: Major; readonly outcome: string }[] = []
      for (const major of MAJORS) seen.push({ major, outcome: await tryManaged(major) })
      const wrong = seen.filter(({ outcome }) => outcome !== 'holds' && outcome !== NOT_HERE)
      const figure = seen.map(({ major, outcome }) => `Postgres ${major}: ${outcome}`).join('; ')
      return { isGood: seen.every(({ outcome }) => outcome === NOT_HERE) ? null : wrong.length === 0, figure }
    },
  },
  {
    number: 37,
    name: 'PgBouncer with pool_mode = transaction, alone and with DIRECT_DATABASE_URL',
    limit:
      'alone it is refused in words; with the direct address a set is kept and analysed, and 500 writes are answered',
    run: () =>
      withPostgres(async (postgres, folder) => {
        const program = findOrInstall('pgbouncer', 'pgbouncer')
        if (!program) return lacks('PgBouncer')
        await postgres.start()
        await postgres.administer(
          'postgres',
          'create role pooled login createrole',
          'create database pooled owner pooled',
        )
        const [port = 0] = await freePorts(1)
        const direct = `postgres://pooled@127.0.0.1:${postgres.port}/pooled`
        const through = `postgres://pooled@127.0.0.1:${port}/pooled`
        const start = async (...more: string[]) => {
          writeFileSync(join(folder, 'users.txt'), '"pooled" ""\n')
          writeFileSync(join(folder, 'pgbouncer.ini'), bouncer(join(folder, 'users.txt'), port, postgres.port, more))
          const part = runPart(program, [join(folder, 'pgbouncer.ini')], { asPostgres: true })
          await untilOpen(port, part)
          return part
        }
        let part = await start()
        const refusesSettings = await tryOn(folder, through)
        await part.stop()
        part = await start(
          'ignore_startup_parameters = statement_timeout, lock_timeout, idle_in_transaction_session_timeout',
        )
        const silent = await tryOn(folder, through)
        const both = await tryOn(folder, through, { DIRECT_DATABASE_URL: direct }, 500)
        await part.stop()
        const isRefused = [refusesSettings, silent].every((words) => words.includes('DIRECT_DATABASE_URL'))
        return {
          isGood: isRefused && both === 'done',
          figure: `alone: ${refusesSettings.slice(0, 90)}…; with settings ignored: ${silent.slice(0, 60)}…; with DIRECT_DATABASE_URL: ${both}`,
        }
      }),
  },
  {
    number: 38,
    name: 'the server is started 12 s before its database',
    limit: 'it waits, with a line each 5 s, and is ready ≤ 3 s after the database',
    run: () =>
      withPostgres(async (postgres, folder) => {
        const began = Date.now()
        const starting = spawnServer(environment(folder, `postgres://postgres@127.0.0.1:${postgres.port}/postgres`))
        await pause(12_000)
        await postgres.start()
        const upAt = Date.now()
        const server = await starting
        const ms = Date.now() - upAt
        await server.stop()
        const lines = server
          .words()
          .split('\n')
          .filter((line) => line.startsWith('The database does not answer yet'))
        return {
          isGood: ms <= 3_000 && lines.length >= 2 && lines.length <= 4,
          figure: `${lines.length} lines in ${((upAt - began) / 1000).toFixed(0)} s, ready ${ms} ms after: ${lines[0] ?? ''}`,
        }
      }),
  },
]

const NOT_HERE = 'not to be had here'

/** `holds`, or what did not. */
function tryManaged(major: Major): Promise<string> {
  return inFolder(async (folder) => {
    const postgres = await realPostgres(folder, major)
    if (!postgres) return NOT_HERE
    try {
      await postgres.start()
      await postgres.administer(
        'postgres',
        'create role makes_roles login createrole',
        'create database first owner makes_roles',
      )
      const first = await tryOn(folder, `postgres://makes_roles@127.0.0.1:${postgres.port}/first`)
      if (first !== 'done') return `owner with CREATEROLE: ${first.slice(0, 300)}`
      /** A cluster has its roles once: the second owner finds them, as after the script. */
      await postgres.administer('postgres', 'create role plain login', 'create database second owner plain')
      await postgres.administer('postgres', ...rolesScript('plain'))
      const address = `postgres://plain@127.0.0.1:${postgres.port}/second?sslmode=verify-full`
      const second = await tryOn(folder, `${address}&sslrootcert=${postgres.authority}`)
      if (second !== 'done') return `plain owner over TLS: ${second.slice(0, 300)}`
      const stranger = await tryOn(folder, address)
      return /refuses us: .*certificate/.test(stranger) ? 'holds' : `an unknown authority: ${stranger.slice(0, 300)}`
    } finally {
      await postgres.stop()
    }
  })
}

function withPostgres(work: (postgres: RealPostgres, folder: string) => Promise<Seen>): Promise<Seen> {
  return inFolder(async (folder) => {
    const postgres = await realPostgres(folder)
    if (!postgres) return lacks('Postgres 15')
    try {
      return await work(postgres, folder)
    } finally {
      await postgres.stop()
    }
  })
}

function environment(folder: string, address: string): Record<string, string> {
  return {
    DATABASE_URL: address,
    SESSION_KEY,
    KVINT_DATA: join(folder, 'kvint'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  }
}

/** `done` where a set was kept and analysed, else the words with which the server ended. */
async function tryOn(folder: string, address: string, more: Record<string, string> = {}, writes = 0): Promise<string> {
  try {
    const server = await spawnServer({ ...environment(folder, address), ...more })
    try {
      const person = await signUp(server.url)
      for (let at = 0; at < writes; at += 50)
        await Promise.all(
          Array.from({ length: 50 }, (_, each) => fetch(`${server.url}/api/v1/waitlist/confirm?token=${at}-${each}`)),
        )
      const status = await keepSmallSet(server.url, person, 0)
      if (status !== 202) return `the set was answered with ${status}`
      for (let tries = 0; tries < 100; tries += 1) {
        const answer = await fetch(`${server.url}/api/v1/projects`, {
          headers: { authorization: `Bearer ${person.token}` },
        })
        const { projects } = (await answer.json()) as { projects: { saves: { state: string }[] }[] }
        if (projects[0]?.saves[0]?.state === 'done') return 'done'
        await pause(100)
      }
      return 'the set was never analysed'
    } finally {
      await server.stop()
    }
  } catch (error) {
    return String(error)
  }
}

/** The statements of `supabase/roles.sql`, as psql would send them. */
function rolesScript(owner: string): string[] {
  const text = readFileSync(new URL('../../../supabase/roles.sql', import.meta.url), 'utf8')
  const roles = /array\[([^\]]+)\]/.exec(text)?.[1]?.match(/\w+/g) ?? []
  const makes = roles.map(
    (role) =>
      `do $$ begin if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin noinherit; end if; end $$`,
  )
  return [...makes, /grant .*;/.exec(text)?.[0].replace(':"owner"', owner) ?? '']
}

function bouncer(users: string, port: number, to: number, more: readonly string[]): string {
  return `[databases]
* = host=127.0.0.1 port=${to}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 8
${more.join('\n')}
`
}
