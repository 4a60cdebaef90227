import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite } from './site-fixture.ts'
import { pageInsteadOf } from './find-site-path.ts'

describe('the shipped build', () => {
  let site: Awaited<ReturnType<typeof startSite>>
  beforeAll(async () => (site = await startSite('none')))
  afterAll(() => site.close())

  const get = (url: string, accept = 'text/html') => site.app.inject({ url, headers: { accept } })

  it('sends each pre-rendered page at its own path', async () => {
    expect((await get('/')).body).toContain('home')
    expect((await get('/pricing')).body).toContain('pricing')
    expect((await get('/pricing/')).body).toContain('pricing')
  })

  it('writes its configuration into the page: all features off', async () => {
    const told = /id="kvint-config">([^<]+)</.exec((await get('/')).body)?.[1]
    expect(Object.values(JSON.parse(told ?? '').features)).toEqual(Array(7).fill(false))
  })

  it.each(['/dashboard', '/projects/abc', '/mcp-test', '/about/'])('sends the fallback page for %s', async (path) => {
    const answer = await get(path)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('fallback')
  })

  it.each(['/nonsense', '/no/such/page', '/projects/a/b', '/about/us', '/index.html'])(
    'sends a person at %s to the home page',
    async (path) => {
      const answer = await get(path)
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/'])
    },
  )

  it.each([
    ['/nb/pricing', '/pricing?lang=nb'],
    ['/nb', '/?lang=nb'],
    ['/nb/projects?from=mail', '/projects?from=mail&lang=nb'],
    ['/en/docs/', '/docs/?lang=en'],
    ['/nb/nonsense', '/?lang=nb'],
  ])('keeps the language of %s', async (path, page) => {
    const answer = await get(path)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, page])
  })

  it('leads to no other site', async () => {
    const answer = await get('/nb//evil.example')
    expect([answer.statusCode, answer.headers.location]).toEqual([403, undefined])
    expect(pageInsteadOf('/nb//evil.example')).toBe('/?lang=nb')
  })

  it('answers a program at an unknown address with JSON', async () => {
    const answer = await site.app.inject({ method: 'POST', url: '/api/mcp' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({
      error: { code: 'not-found', message: expect.stringContaining('POST /api/mcp'), requestId: expect.any(String) },
    })
  })

  it('keeps hashed assets for good and nothing else', async () => {
    expect((await get('/assets/app-1a2b.js')).headers['cache-control']).toContain('immutable')
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache')
    expect((await get('/')).headers['cache-control']).toBe('no-cache')
  })

  it.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])(
    'does not leave its folder for %s',
    async (path) => {
      expect((await get(path, '*/*')).statusCode).toBeGreaterThanOrEqual(400)
    },
  )

  it('tells search engines which pages are for everybody', async () => {
    const robots = (await get('/robots.txt', '*/*')).body
    expect(robots).toContain('Sitemap: http://localhost:8080/sitemap.xml')
    expect(robots).toContain('Disallow: /dashboard')
    const sitemap = await get('/sitemap.xml', '*/*')
    expect(sitemap.headers['content-type']).toContain('application/xml')
    expect(sitemap.body).toContain('<loc>http://localhost:8080/docs/mcp-tools</loc>')
    expect(sitemap.body).not.toMatch(/login|profile|projects/)
  })

  it('hides shared pages from search engines, and their addresses from other sites', async () => {
    const { headers } = await get('/share/abc')
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
    expect((await get('/pricing')).headers).not.toHaveProperty('x-robots-tag')
  })

  it('allows exactly the inline scripts of the page', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    const hash = createHash('sha256').update('paint()').digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policy).not.toContain('unsafe')
  })
})

it('tells the page which features are on', async () => {
  const site = await startSite('projects,liveChat')
  const told = /id="kvint-config">([^<]+)</.exec((await site.app.inject('/')).body)?.[1]
  const features: Record<string, boolean> = JSON.parse(told ?? '').features
  expect(Object.keys(features).filter((name) => features[name])).toEqual(['enableLiveChat', 'enableProjects'])
  await site.close()
})
