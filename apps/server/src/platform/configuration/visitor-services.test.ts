import { ALL_FEATURES_OFF, type RuntimeConfiguration } from '@kvint/contract'
import { expect, it } from 'vitest'
import { contentSecurityPolicy } from '../../pages/site/content-security-policy.ts'
import { readVisitorServices } from './visitor-services.ts'

it.each([
  [{}, {}],
  [
    { POLICY_SCRIPT: 'https://policies.example/embed.js', POLICY_PRIVACY: 'p1', POLICY_EULA: 'e1' },
    { policies: { script: 'https://policies.example/embed.js', documents: { privacy: 'p1', eula: 'e1' } } },
  ],
  [{ API_BASE: 'https://api.kvint.example/' }, { apiBase: 'https://api.kvint.example' }],
  [{ ANALYTICS_KEY: 'kvint.example' }, { analytics: { key: 'kvint.example' } }],
])('reads %o', (env, visitorServices) => {
  expect(readVisitorServices(env)).toEqual({ visitorServices })
})

it('says which address is none', () => {
  expect(readVisitorServices({ POLICY_SCRIPT: 'nowhere' })).toEqual({
    problem: expect.stringContaining('POLICY_SCRIPT'),
  })
})

const shipped: RuntimeConfiguration = { environment: 'production', features: ALL_FEATURES_OFF }
const directive = (name: string, told: RuntimeConfiguration) =>
  contentSecurityPolicy('<script>paint()</script>', told)
    .split('; ')
    .find((line) => line.startsWith(name))

it.each([
  ['frame-src', shipped, "frame-src 'none'"],
  ['frame-src', { ...shipped, features: { ...ALL_FEATURES_OFF, enableAuth: true } }, "frame-src 'self'"],
  ['connect-src', shipped, "connect-src 'self'"],
  [
    'script-src',
    { ...shipped, policies: { script: 'https://policies.example/embed.js', documents: {} } },
    /'sha256-[^']+' https:\/\/policies\.example$/,
  ],
  [
    'frame-src',
    { ...shipped, policies: { script: 'https://policies.example/embed.js', documents: {} } },
    'frame-src https://policies.example',
  ],
  ['connect-src', { ...shipped, apiBase: 'https://api.example' }, "connect-src 'self' https://api.example"],
  [
    'connect-src',
    { ...shipped, auth: { kind: 'supabase' as const, url: 'https://p.supabase.example', anonKey: 'k' } },
    "connect-src 'self' https://p.supabase.example wss://p.supabase.example",
  ],
  [
    'connect-src',
    { ...shipped, features: { ...ALL_FEATURES_OFF, enableAnalytics: true }, analytics: { key: 'k' } },
    "connect-src 'self' https://plausible.io",
  ],
  [
    'frame-src',
    {
      ...shipped,
      features: { ...ALL_FEATURES_OFF, enablePayments: true },
      payments: { environment: 'sandbox' as const, vendorId: '12', publicKey: 'test_1' },
    },
    'frame-src https://sandbox-buy.paddle.com',
  ],
  [
    'script-src',
    {
      ...shipped,
      features: { ...ALL_FEATURES_OFF, enablePayments: true },
      payments: { environment: 'production' as const, vendorId: 'local', publicKey: 'local' },
    },
    /^script-src 'self' 'sha256-[^']+'$/,
  ],
])('allows in %s exactly what is configured', (name, told, line) => {
  if (typeof line === 'string') expect(directive(name, told)).toBe(line)
  else expect(directive(name, told)).toMatch(line)
})

const signingIn: RuntimeConfiguration = { ...shipped, features: { ...ALL_FEATURES_OFF, enableAuth: true } }
const calls = (told: RuntimeConfiguration, sitePath: string) =>
  /connect-src [^;]+/.exec(contentSecurityPolicy('', told, sitePath))?.[0]

it.each(['/mcp-test', '/mcp-manual-test', '/mcp-sse-test', '/mcp-sdk-test'])(
  'lets %s call the tool server that the person names',
  (path) => {
    expect(calls(signingIn, path)).toBe("connect-src 'self' https: http://localhost:* http://127.0.0.1:*")
  },
)

it.each([
  ['every other page', signingIn, '/dashboard'],
  ['the page that sends people to sign in', signingIn, '/login'],
  ['a build of our own tools only', { ...signingIn, toolServers: 'own' as const }, '/mcp-test'],
  ['the shipped build, where no one signs in', shipped, '/mcp-test'],
])('keeps %s strict', (_, told, path) => {
  expect(calls(told, path)).toBe("connect-src 'self'")
})
