import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { SERVER_ENVIRONMENT } from '../../../scripts/server-environment.ts'
import { bareSite } from './bare-site.ts'
import type { Check } from './check.ts'
import { keepSmallSet } from './keep-small-set.ts'
import { findOrInstall, lacks } from './real-parts/find-or-install.ts'
import type { Major } from './real-parts/postgres-releases.ts'
import { freePorts, untilOpen } from './real-parts/run-part.ts'
import { realPostgres } from './real-parts/real-postgres.ts'
import { startSwift, type Swift } from './real-parts/swift.ts'
import { startHaproxy } from './rolling.ts'
import { shippedServer } from './shipped-server.ts'
import { type Person, signUp } from './sign-up.ts'
import { inFolder, pause, SESSION_KEY, spawnServer } from './spawn-server.ts'

const SETS = 12

export const OPERATOR: Check = {
  number: 47,
  name: 'as docs/operations.md says: Postgres 15 of a plain owner, a bucket, three servers behind HAProxy; a backup under writes; a server is lost; restored with Postgres 17 and another bucket',
  limit: `doctor finds nothing wrong; with a server lost no call fails later than 5 s; ${SETS} of ${SETS} sets and the password are there again, files equal to the byte`,
  run: () =>
    inFolder(async (folder) => {
      const haproxy = findOrInstall('haproxy', 'haproxy')
      const psql = findOrInstall('psql', 'postgresql-client')
      mkdirSync(join(folder, 'swift'), { mode: 0o755 })
      const swift = await startSwift(join(folder, 'swift'))
      if (!haproxy || !psql || !swift) return lacks('HAProxy, psql or OpenStack Swift')
      const clusters: { readonly stop: () => Promise<void> }[] = []
      const prepare = async (major: Major): Promise<string> => {
        mkdirSync(join(folder, String(major)), { mode: 0o755 })
        const postgres = await realPostgres(join(folder, String(major)), major)
        if (!postgres) throw new Error(`Postgres ${major} is not to be had here.`)
        clusters.push(postgres)
        await postgres.start()
        const administrator = `postgres://postgres@127.0.0.1:${postgres.port}/postgres`
        await postgres.administer('postgres', 'create role kvint login', 'create database kvint owner kvint')
        execFileSync(psql, ['-q', '-v', 'owner=kvint', '-f', ROLES, administrator])
        return `postgres://kvint@127.0.0.1:${postgres.port}/kvint`
      }
      const [port = 0, ...ports] = await freePorts(4)
      const settings = {
        FEATURES: 'all',
        KVINT_SITE: bareSite(),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        TRUSTED_PROXIES: '127.0.0.1',
        DATABASE_URL: await prepare(15),
        SESSION_KEY,
        KVINT_DATA: join(folder, 'data'),
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'silent',
        ...swift.env,
      }
      const doctor = await operate(settings, 'doctor')
      const nodes = await Promise.all(
        ports.map((at) => spawnServer({ ...settings, PORT: String(at), HOST: '127.0.0.1' })),
      )
      const proxy = startHaproxy(folder, haproxy, port, ports)
      const site = settings.PUBLIC_URL
      try {
        await untilOpen(port, proxy)
        await pause(2_500)
        const person = await confirmed(site, settings.DATABASE_URL, psql)
        for (let at = 0; at < SETS; at += 1) await keepSmallSet(site, person, at)
        await allDone(site, person)
        const calls = askOn(site, person)
        const backup = join(folder, 'backup')
        const made = await operate(settings, 'backup', backup)
        nodes[1]?.child.kill('SIGKILL')
        const lostAt = Date.now()
        await pause(12_000)
        const seen = await calls.end()
        const late = seen.failedAt.filter((at) => at > lostAt + 5_000).length
        const elsewhere = {
          ...settings,
          DATABASE_URL: await prepare(17),
          S3_BUCKET: 'elsewhere',
          KVINT_DATA: join(folder, 'other'),
        }
        await swift.client.createBucket({ Bucket: 'elsewhere' })
        const restored = await operate(elsewhere, 'restore', backup)
        const server = await spawnServer({ ...elsewhere, PORT: '0' })
        const again = await signIn(server.url, person.email)
        const sets = again ? await allDone(server.url, again) : 0
        await server.stop()
        const isEqual = (await filesIn(swift, 'kvint')) === (await filesIn(swift, 'elsewhere'))
        return {
          isGood: !/^wrong/m.test(doctor) && late === 0 && sets === SETS && isEqual && /all equal/.test(restored),
          figure: `doctor: ${doctor.match(/^(?:wrong|lacks) .*/gm)?.join('; ') ?? 'nothing wrong'}; backup: ${made.split('\n')[0]} ${seen.failedAt.length} of ${seen.asked} calls failed as a server was lost, ${late} later than 5 s; restored to Postgres 17: ${sets} of ${SETS} sets, signed in with the same password: ${again !== undefined}, files equal: ${isEqual}`,
        }
      } finally {
        await Promise.all(nodes.map((node) => node.stop()))
        await proxy.stop()
        await Promise.all(clusters.map((cluster) => cluster.stop()))
        await swift.stop()
      }
    }),
}

const ROLES = join(import.meta.dirname, '../../../supabase/roles.sql')
const PASSWORD = 'correct horse'

/** What the command says, on whichever stream. */
async function operate(settings: Record<string, string>, ...words: readonly string[]): Promise<string> {
  const program = join(dirname(shippedServer()), 'operate.js')
  const env = { ...SERVER_ENVIRONMENT, ...process.env, ...settings }
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, ...words], { env }).catch(
    (error: unknown) => error as { stdout: string; stderr: string },
  )
  return `${stdout}${stderr}`
}

/** An account whose address counts as confirmed: no mail goes out here. */
async function confirmed(site: string, address: string, psql: string): Promise<Person> {
  const person = await signUp(site).catch(() => undefined)
  if (person?.token) return person
  const email = execFileSync(psql, ['-Atqc', 'select email from auth.users limit 1', address]).toString().trim()
  execFileSync(psql, ['-qc', 'update auth.users set email_confirmed_at = now()', address])
  const signedIn = await signIn(site, email)
  if (!signedIn) throw new Error('The account cannot sign in.')
  execFileSync(psql, ['-qc', `update public.users set role = 'PREMIUM'`, address])
  return signedIn
}

async function signIn(site: string, email: string): Promise<Person | undefined> {
  const page = await (await fetch(site)).text()
  const { auth } = JSON.parse(/id="kvint-config">([^<]+)</.exec(page)?.[1] ?? '{}') as { auth: { anonKey: string } }
  const answer = await fetch(`${site}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: auth.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  const { access_token: token, user } = (await answer.json()) as { access_token?: string; user?: { id: string } }
  return token && user ? { id: user.id, email, token } : undefined
}

/** How many of her sets are analysed, once all are or half a minute has gone. */
async function allDone(site: string, { token }: Person): Promise<number> {
  let done = 0
  for (let tries = 0; tries < 100 && done < SETS; tries += 1) {
    const answer = await fetch(`${site}/api/v1/projects?limit=50`, { headers: { authorization: `Bearer ${token}` } })
    const { projects } = (await answer.json()) as { projects: { saves: { state: string }[] }[] }
    done = projects.filter(({ saves }) => saves[0]?.state === 'done').length
    await pause(300)
  }
  return done
}

/** Twenty calls a second until told to end. */
function askOn(site: string, { token }: Person) {
  const seen = { asked: 0, failedAt: [] as number[], isOver: false }
  const asking = (async () => {
    for (; !seen.isOver; await pause(50)) {
      seen.asked += 1
      void fetch(`${site}/auth/profile`, { headers: { authorization: `Bearer ${token}` } }).then(
        ({ status }) => status === 200 || seen.failedAt.push(Date.now()),
        () => seen.failedAt.push(Date.now()),
      )
    }
  })()
  return {
    async end() {
      seen.isOver = true
      await asking
      await pause(1_000)
      return seen
    },
  }
}

/** Names and hashes of what a bucket holds. */
async function filesIn({ client }: Swift, bucket: string): Promise<string> {
  const { Contents = [] } = await client.listObjectsV2({ Bucket: bucket })
  return Contents.map(({ Key, ETag }) => `${Key} ${ETag}`)
    .toSorted()
    .join('\n')
}
