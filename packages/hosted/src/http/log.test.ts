import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres, openPool, startTestPostgres, type TestPostgres } from '@kvint/postgres'
import { hostedService } from '../hosted-service.ts'

describe.skipIf(!hasPostgres())('the log', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startTestPostgres(async () => undefined)
  }, 60_000)
  afterAll(() => postgres?.stop(), 60_000)

  it('names each request, and holds no password, token, code or key of anybody', async () => {
    const connectionString = await postgres.newDatabase()
    const pool = openPool(connectionString)
    const lines: string[] = []
    const app = fastify({ logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } } })
    const hosted = await hostedService(app, { pool, connectionString })
    const secrets = ['a password of hers', 'a-code-of-hers', 'a-state-of-hers', hosted.apiKeys.secret]
    const apikey = hosted.apiKeys.publishable
    const post = async (url: string, payload: object, headers = {}) =>
      (await app.inject({ method: 'POST', url: `/auth/v1${url}`, headers: { apikey, ...headers }, payload })).json()
    const session = await post('/signup', { email: 'log@kvint.test', password: 'a password of hers' })
    secrets.push(session.access_token, session.refresh_token)
    const refreshed = await post('/token?grant_type=refresh_token', { refresh_token: session.refresh_token })
    secrets.push(refreshed.access_token, refreshed.refresh_token)
    const authorization = `Bearer ${refreshed.access_token}`
    await app.inject({ url: '/auth/v1/user', headers: { apikey, authorization } })
    await post('/token?grant_type=password', { email: 'log@kvint.test', password: 'a password of hers, wrong' })
    await app.inject(`/auth/v1/verify?token=a-code-of-hers&type=recovery&apikey=${hosted.apiKeys.secret}`)
    await app.inject('/auth/v1/callback?code=a-code-of-hers&state=a-state-of-hers')
    await app.inject({ url: `/rest/v1/users?apikey=${hosted.apiKeys.secret}`, headers: { authorization } })
    await app.close()
    await pool.end()
    const log = lines.join('')
    expect(log).toContain('/auth/v1/verify')
    for (const secret of secrets) expect(log).not.toContain(secret)
    expect(log).not.toMatch(/eyJ[\w-]{10}/)
  })
})
