import { ALL_FEATURES_OFF } from '@kvint/contract'
import { describe, expect, it } from 'vitest'
import { readConfiguration } from './configuration.ts'
import { parseFeatures } from './features.ts'

describe('parseFeatures', () => {
  it.each([
    ['none', []],
    ['', []],
    ['auth', ['enableAuth']],
    ['auth, enableProjects', ['enableAuth', 'enableProjects']],
    ['liveChat,debugInfo', ['enableLiveChat', 'enableDebugInfo']],
    ['all', Object.keys(ALL_FEATURES_OFF)],
  ])('%s turns on %j', (text, on) => {
    const parsed = parseFeatures(text)
    const names = 'features' in parsed ? Object.entries(parsed.features).filter(([, isOn]) => isOn) : []
    expect(names.map(([name]) => name).toSorted()).toEqual(on.toSorted())
  })

  it('names what it does not know', () => {
    expect(parseFeatures('auth,beams')).toEqual({ problem: expect.stringContaining('enableBeams') })
  })
})

describe('readConfiguration', () => {
  it('is the shipped build on port 8080 where nothing is set', () => {
    expect(readConfiguration({})).toMatchObject({ port: 8080, host: 'localhost', features: ALL_FEATURES_OFF })
  })

  it('lists everything that is wrong at once', () => {
    const read = readConfiguration({ PORT: 'abc', FEATURES: 'beams', KVINT_ENVIRONMENT: 'moon' })
    expect(read).toEqual({
      problems: [
        expect.stringContaining('beams'.slice(1)),
        expect.stringContaining('abc'),
        expect.stringContaining('moon'),
      ],
    })
  })

  it('lists what is wrong with payments, proxies, origins and addresses together', () => {
    const read = readConfiguration({
      PADDLE_API_KEY: 'k',
      PADDLE_PRICES: 'gold=pri_1,premium_monthly=12',
      PADDLE_ENVIRONMENT: 'moon',
      CORS_ORIGINS: 'https://a.example/path',
      TRUSTED_PROXIES: 'everybody',
      METRICS_PORT: 'x',
      RATE_LIMITS: 'maybe',
      LOG_LEVEL: 'loud',
      NODE_URL: 'next door',
      PUBLIC_URL: 'kvint',
      DATABASE_URL: 'mysql://x',
    })
    const text = 'problems' in read ? read.problems.join('\n') : ''
    for (const word of [
      'PADDLE_WEBHOOK_SECRET',
      'PADDLE_VENDOR_ID',
      'PADDLE_CLIENT_TOKEN',
      'gold=pri_1,premium_monthly=12',
      'moon',
      'https://a.example/path',
      'everybody',
      'METRICS_PORT',
      'maybe',
      'loud',
      'NODE_URL',
      'PUBLIC_URL',
      'DATABASE_URL',
    ])
      expect(text).toContain(word)
    expect(text).not.toContain('mysql://x')
  })

  it('reads an account at Paddle', () => {
    const read = readConfiguration({
      KVINT_ENVIRONMENT: 'preview',
      PADDLE_API_KEY: 'key',
      PADDLE_WEBHOOK_SECRET: 'new, old',
      PADDLE_VENDOR_ID: '12',
      PADDLE_CLIENT_TOKEN: 'test_1',
      PADDLE_PRICES: 'premium_monthly=pri_1,premium_yearly=pri_2',
    })
    expect(read).toMatchObject({
      paddle: {
        webhookSecrets: ['new', 'old'],
        environment: 'sandbox',
        prices: { premium_monthly: 'pri_1', premium_yearly: 'pri_2' },
      },
    })
  })

  it('logs every request unless only this machine reaches it', () => {
    expect(readConfiguration({})).toMatchObject({ operations: { logLevel: 'warn' } })
    expect(readConfiguration({ HOST: '0.0.0.0' })).toMatchObject({
      operations: { logLevel: 'info', rateLimitFactor: 1 },
    })
  })
})

describe('what guards a database', () => {
  const DATABASE_URL = 'postgres://kvint@db.example/kvint'
  const problems = (env: Record<string, string>) => {
    const read = readConfiguration(env)
    return 'problems' in read ? read.problems.join('\n') : ''
  }
  it.each([
    [{ DATABASE_URL }, /DATABASE_URL needs SESSION_KEY/],
    [{ SESSION_KEY: 'x' }, /SESSION_KEY is too easy to guess/],
    [{ SESSION_KEY: 'x'.repeat(64) }, /SESSION_KEY is too easy to guess/],
    [{ DIRECT_DATABASE_URL: DATABASE_URL }, /DIRECT_DATABASE_URL goes past the pooler/],
    [{ KVINT_ROLE: 'boss' }, /KVINT_ROLE is "boss"/],
    [{ KVINT_ROLE: 'worker' }, /KVINT_ROLE=worker needs DATABASE_URL/],
    [{ DRAIN_SECONDS: 'long' }, /DRAIN_SECONDS is "long"/],
  ])('%j is refused in words', (env, words) => {
    expect(problems(env as Record<string, string>)).toMatch(words)
  })

  it('is a key of 32 random signs, and the address past a pooler', () => {
    const SESSION_KEY = 'q0Wv4nTz8Jb2Ls6Yc1Rd5Gk9Hm3Xp7Fe'
    expect(readConfiguration({ DATABASE_URL, DIRECT_DATABASE_URL: `${DATABASE_URL}2`, SESSION_KEY })).toMatchObject({
      databaseUrl: DATABASE_URL,
      directDatabaseUrl: `${DATABASE_URL}2`,
      role: 'all',
      operations: { drainSeconds: 0 },
    })
  })
})
