import { once } from 'node:events'
import { request } from 'node:http'
import { hasPostgres } from '@kvint/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite } from './pages/site/site-fixture.ts'

describe.skipIf(!hasPostgres())('a process that only analyses', () => {
  let site: Awaited<ReturnType<typeof startSite>>
  let address: string
  let apikey: string
  beforeAll(async () => {
    site = await startSite('all', { role: 'worker' })
    address = await site.app.listen({ port: 0, host: '127.0.0.1' })
    const { rows } = await site
      .lookInto()
      .query(`select value from auth.service_secrets where name = 'publishable_key'`)
    apikey = rows[0].value
  }, 60_000)
  afterAll(() => site?.close(), 60_000)

  it.each(['/auth/v1/settings', '/rest/v1/users', '/outbox', '/api/v1/projects', '/mcp', '/'])(
    'answers nothing at %s',
    async (path) => {
      expect((await fetch(`${address}${path}`, { headers: { apikey } })).status).toBe(404)
    },
  )

  it('opens no socket', async () => {
    const headers = {
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    }
    const asked = request(`${address}/realtime/v1/websocket?apikey=${apikey}&vsn=1.0.0`, { headers })
    const outcome = Promise.race([
      once(asked, 'response').then(([answer]) => answer.statusCode),
      once(asked, 'upgrade').then(() => 'a socket'),
    ])
    asked.end()
    expect(await outcome).toBe(404)
    asked.destroy()
  })

  it('says whether it is well', async () => {
    expect((await fetch(`${address}/health`)).status).toBe(200)
  })
})
