import { fileURLToPath } from 'node:url'
import { buildSet } from '@kvint/als/build'
import type { KeptProject } from '@kvint/contract'
import { prepareDatabase } from '@kvint/hosted'
import { openPool, startTestPostgres } from '@kvint/postgres'
import { expect, vi } from 'vitest'
import { startSite } from '../../../pages/site/site-fixture.ts'

/** A running service, people who keep sets in it, and a way to look at its table past all rules. */
export type Keepers = Awaited<ReturnType<typeof startKeepers>>
export type Keeper = Awaited<ReturnType<Keepers['person']>>

export async function startKeepers(change: Parameters<typeof startSite>[1] = {}) {
  const postgres = await startTestPostgres((address) => prepareDatabase(address, [MIGRATIONS]), { content: 'product' })
  const databaseUrl = await postgres.newDatabase()
  const pool = openPool(databaseUrl, { size: 4 })
  const site = await startSite('auth,registration,projects', {
    databaseUrl,
    ...change,
    operations: { rateLimitFactor: 1_000, ...change.operations },
  })
  const { app, dataFolder } = site
  const key = JSON.parse(/id="kvint-config">([^<]+)</.exec((await app.inject('/')).body)?.[1] ?? '').auth.anonKey
  let count = 0

  async function person(address?: string) {
    count += 1
    const payload = { email: address ?? `keeper${count}-${process.pid}@example.org`, password: 'correct horse' }
    const answer = await app.inject({ method: 'POST', url: '/auth/v1/signup', headers: { apikey: key }, payload })
    const { access_token: token, user } = answer.json()
    const headers = { authorization: `Bearer ${token}` }
    const get = async (url: string) => app.inject({ url, headers })
    return {
      id: String(user.id),
      token: String(token),
      headers,
      get,
      post: (url: string, body?: object) =>
        app.inject({ method: 'POST', url, headers, ...(body && { payload: body }) }),
      keep: (fileName: string, content: Uint8Array) =>
        app.inject({
          method: 'POST',
          url: `/api/v1/projects?fileName=${encodeURIComponent(fileName)}`,
          headers: { ...headers, 'content-type': 'application/octet-stream' },
          payload: Buffer.from(content),
        }),
      remove: (url: string) => app.inject({ method: 'DELETE', url, headers }),
      /** The project once nothing of it is under way any more. */
      async finished(id: string): Promise<KeptProject> {
        return await vi.waitFor(
          async () => {
            const project: KeptProject = (await get(`/api/v1/projects/${id}`)).json()
            expect(project.saves.filter(({ state }) => state === 'waiting' || state === 'running')).toEqual([])
            return project
          },
          { timeout: 20_000, interval: 50 },
        )
      },
    }
  }
  return {
    app,
    dataFolder,
    databaseUrl,
    pool,
    person,
    sql: async (statement: string, values: unknown[] = []) => (await pool.query(statement, values)).rows,
    async close() {
      await site.close()
      await pool.end()
      await postgres.stop()
    },
  }
}

const MIGRATIONS = fileURLToPath(new URL('../../../../../../supabase/migrations', import.meta.url))

/** A small set of one chord; another name is another content. */
export async function chordSet(name: string): Promise<Uint8Array> {
  return await buildSet({
    tempo: 120,
    tracks: [
      {
        kind: 'midi',
        name,
        arrangementClips: [
          {
            startBeats: 0,
            lengthBeats: 4,
            notes: [60, 64, 67].map((pitch) => ({ pitch, startBeats: 0, durationBeats: 4 })),
          },
        ],
      },
    ],
  })
}
