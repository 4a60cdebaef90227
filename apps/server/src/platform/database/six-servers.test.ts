import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { hasPostgres, openPool, startTestPostgres } from '@kvint/postgres'
import { expect, it, onTestFinished } from 'vitest'
import { signUpByInject } from '../../pages/site/sign-up-by-inject.ts'
import { startSite } from '../../pages/site/site-fixture.ts'

it.skipIf(!hasPostgres())(
  'prepares an empty database once where six servers start on it together, and all serve the same accounts',
  async () => {
    const postgres = await startTestPostgres(async () => undefined)
    onTestFinished(() => postgres.stop())
    const databaseUrl = await postgres.newDatabase()
    const sites = await Promise.all(Array.from({ length: 6 }, () => startSite('all', { databaseUrl })))
    onTestFinished(async () => void (await Promise.all(sites.map(({ close }) => close()))))

    const person = await signUpByInject(sites[0]!.app)
    for (const { app } of sites) {
      expect((await app.inject('/ready')).json().isReady).toBe(true)
      const profile = await app.inject({ url: '/auth/profile', headers: { authorization: person.authorization } })
      expect(profile.json().email).toBe(person.email)
    }
    const pool = openPool(databaseUrl)
    onTestFinished(() => pool.end())
    for (const [ledger, folder] of [
      ['supabase_migrations.schema_migrations', 'supabase/migrations'],
      ['auth.service_migrations', 'packages/hosted/migrations'],
    ] as const) {
      const { rows } = await pool.query<{ version: string }>(`select version from ${ledger} order by 1`)
      expect(rows.map(({ version }) => version)).toEqual(versionsIn(folder))
    }
  },
  60_000,
)

function versionsIn(folder: string): string[] {
  const path = fileURLToPath(new URL(`../../../../../${folder}`, import.meta.url))
  return readdirSync(path)
    .map((file) => file.slice(0, 14))
    .toSorted()
}
