import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { readinessSchema } from '@kvint/contract'
import { hasPostgres } from '@kvint/postgres'
import { describe, expect, it } from 'vitest'
import { signUpByInject } from '../../pages/site/sign-up-by-inject.ts'
import { startSite } from '../../pages/site/site-fixture.ts'
import { freePort } from './testing/free-port.ts'

describe('the service', () => {
  it('gives every answer its id, and errors the same one', async () => {
    const site = await startSite('none')
    const answer = await site.app.inject('/api/v1/paddle/plans/gold')
    expect(answer.json().error.requestId).toBe(answer.headers['x-request-id'])
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['strict-transport-security']).toBeUndefined()
    await site.close()
  })

  it.each(['/api/%E0%A4%A', '/%c0'])(
    'has one shape of error for the address %s that cannot be decoded',
    async (url) => {
      const site = await startSite('none')
      const answer = await site.app.inject(url)
      expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'bad-request'])
      await site.close()
    },
  )

  it('answers what is no HTTP in the same shape', async () => {
    const site = await startSite('none')
    await site.app.listen({ port: 0 })
    const { port } = site.app.server.address() as AddressInfo
    const text = await new Promise<string>((resolve) => {
      let received = ''
      const socket = connect(port, 'localhost', () => socket.write('nonsense\r\n\r\n'))
      socket.on('data', (part) => (received += String(part)))
      socket.on('close', () => resolve(received))
    })
    expect(text).toMatch(/^HTTP\/1\.1 400 /)
    expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '').error.code).toBe('bad-request')
    await site.close()
  })

  it('lets pages of listed origins call, and no others', async () => {
    const site = await startSite('none', { operations: { corsOrigins: ['https://app.example'] } })
    const ask = (origin: string) => site.app.inject({ url: '/api/v1/paddle/plans', headers: { origin } })
    expect((await ask('https://app.example')).headers['access-control-allow-origin']).toBe('https://app.example')
    expect((await ask('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined()
    const preflight = await site.app.inject({
      method: 'OPTIONS',
      url: '/api/v1/paddle/checkout',
      headers: { origin: 'https://app.example', 'access-control-request-method': 'POST' },
    })
    expect(preflight.headers['access-control-allow-headers']).toContain('idempotency-key')
    await site.close()
  })

  it('is not ready while it stops, and finishes what is under way', async () => {
    const site = await startSite('none')
    expect(readinessSchema.parse((await site.app.inject('/ready')).json())).toEqual({
      isReady: true,
      database: 'none',
      listener: 'none',
      store: 'none',
      isStopping: false,
    })
    site.app.announceStop()
    const told = await site.app.inject('/ready')
    expect([told.statusCode, told.headers.connection]).toEqual([503, 'close'])
    expect((await site.app.inject('/health')).statusCode).toBe(200)
    await site.app.listen({ port: 0 })
    const { port } = site.app.server.address() as AddressInfo
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    site.app.server.prependListener('request', (incoming) => void (incoming.url === '/ready' && release()))
    const status = new Promise<number>((resolve, reject) => {
      request({ port, path: '/ready', host: 'localhost' }, (answer) => resolve(answer.statusCode ?? 0))
        .on('error', reject)
        .end()
    })
    await held
    await Promise.all([site.close(), expect(status).resolves.toBeGreaterThanOrEqual(200)])
  })

  it('answers on a line that a proxy opened as it closed, before it was taken', async () => {
    const site = await startSite('none')
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = site.app.server.address() as AddressInfo
    let answer = ''
    const ended = new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n')
      socket.on('data', (part) => (answer += String(part)))
      socket.on('error', (error) => (answer += String(error)))
      socket.on('close', () => resolve())
    })
    await Promise.all([site.close(), ended])
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('counts answers by route on a port of its own, and not on the public one', async () => {
    const port = await freePort()
    const site = await startSite('none', { operations: { metrics: { host: '127.0.0.1', port } } })
    await site.app.inject('/api/v1/paddle/plans')
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/v1/paddle/plans",status="200"} 1',
    )
    expect((await site.app.inject('/metrics')).body).not.toContain('http_request_duration_seconds')
    await site.close()
  })
})

describe.skipIf(!hasPostgres())('a body', () => {
  it.each(['/api/v1/contact', '/auth/v1/signup', '/mcp'])(
    'to %s has a hundred levels at most, however short it is for its depth',
    async (url) => {
      const site = await startSite('auth,registration')
      const key: string = JSON.parse(/id="kvint-config">([^<]+)</.exec((await site.app.inject('/')).body)?.[1] ?? '')
        .auth.anonKey
      const headers = {
        'content-type': 'application/json',
        apikey: key,
        host: 'localhost',
        ...(await bearerOf(site.app, url)),
      }
      const deep = `{"a":"${'x'.repeat(5000)}","b":${'['.repeat(101)}${']'.repeat(101)}}`
      const answer = await site.app.inject({ method: 'POST', url, headers, payload: deep })
      expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('100 levels')])
      await site.close()
    },
  )

  it.each([
    ['/api/v1/contact', 131_072],
    ['/api/v1/paddle/webhook', 262_144],
  ])('of %s may have %i bytes, and no more', async (url, most) => {
    const site = await startSite('all')
    const send = (bytes: number) =>
      site.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json' },
        payload: `"${'a'.repeat(bytes - 2)}"`,
      })
    const [fits, exceeds] = [await send(most), await send(most + 1)]
    expect(fits.statusCode).not.toBe(413)
    expect([exceeds.statusCode, exceeds.json().error]).toEqual([
      413,
      expect.objectContaining({ code: 'too-large', message: expect.stringContaining('Send less') }),
    ])
    await site.close()
  })
})

describe.skipIf(!hasPostgres())('the log', () => {
  it('has a line a request with who, what and how long, and never a secret', async () => {
    const lines: string[] = []
    const site = await startSite('all', {
      logTo: { write: (line) => void lines.push(line) },
      operations: { logLevel: 'trace' },
    })
    const canary = 'canary-4f1c9d'
    const who = await signUpByInject(site.app, `${canary}@example.org`)
    const key = (await who.call('POST', '/api/v1/api-keys', { name: canary, scopes: ['account:read'] })).json()
    await who.call('GET', '/auth/profile')
    await site.app.inject({
      url: '/auth/profile',
      headers: { authorization: `Bearer ${key.secret}`, cookie: `sid=${canary}` },
    })
    await site.app.inject(`/api/v1/waitlist/confirm?token=${canary}`)
    await site.app.inject({
      method: 'POST',
      url: '/api/v1/contact',
      payload: { name: canary, email: `${canary}@example.org`, topic: 'support', message: `${canary} ${canary}` },
    })
    await site.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      payload: { email: `${canary}@example.org`, password: canary },
    })
    await site.app.inject({ url: `/auth/v1/verify?token=${canary}&type=signup` })
    const log = lines.join('')
    expect(log).not.toContain(canary)
    expect(log).not.toContain(key.secret)
    expect(log).not.toContain(who.token.slice(0, 30))
    const line = lines.map((text) => JSON.parse(text)).find(({ route, user }) => route === '/auth/profile' && user)
    expect(line).toMatchObject({
      reqId: expect.any(String),
      method: 'GET',
      status: 200,
      ms: expect.any(Number),
      user: expect.stringMatching(/^[0-9a-f]{12}$/),
    })
    expect(log).not.toContain(who.id)
    await site.close()
  }, 60_000)
})

async function bearerOf(app: Parameters<typeof signUpByInject>[0], url: string): Promise<Record<string, string>> {
  return url === '/mcp' ? { authorization: `Bearer ${(await signUpByInject(app)).token}` } : {}
}
