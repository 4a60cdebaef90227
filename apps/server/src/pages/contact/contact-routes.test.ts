import { hasPostgres } from '@kvint/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite } from '../site/site-fixture.ts'

describe.skipIf(!hasPostgres())('a message to us', () => {
  let site: Awaited<ReturnType<typeof startSite>>
  beforeAll(async () => {
    site = await startSite('auth')
  }, 60_000)
  afterAll(() => site?.close())
  const write = (change = {}) =>
    site.app.inject({
      method: 'POST',
      url: '/api/v1/contact',
      payload: {
        name: 'Nora',
        email: 'nora@example.org',
        topic: 'legal',
        message: 'Where is <b>my data</b>?',
        ...change,
      },
    })

  it('is mailed to the box of its topic, with the address to answer to', async () => {
    expect((await write()).statusCode).toBe(202)
    const outbox = (await site.app.inject({ url: '/outbox', headers: { host: 'localhost' } })).body
    expect(outbox).toContain('To legal@')
    expect(outbox).toContain('nora@example.org')
    expect(outbox).not.toContain('<b>my data</b>')
  })

  it.each([
    ['no address', { email: 'nora' }],
    ['two addresses', { email: 'a@b.no\r\nBcc: c@d.no' }],
    ['no words', { message: '' }],
    ['another box', { topic: 'everybody' }],
  ])('is refused with %s', async (_, change) => {
    expect((await write(change)).statusCode).toBe(400)
  })
})
