import { beforeEach, expect, it, vi } from 'vitest'
import { checkConfiguration } from './check-configuration.ts'
import { type Diagnostics, exposeDiagnostics } from './diagnostics.ts'
import { wipeStoredKeys } from './wipe-stored-keys.ts'

beforeEach(() => localStorage.clear())

it('wipes what a sign-in may have left, and nothing else', () => {
  for (const key of ['sb-abc-token', 'x.auth.y', 'supabase.session', 'kvint-draft', 'KVINT', 'theme', 'language']) {
    localStorage.setItem(key, '1')
  }
  expect(wipeStoredKeys().toSorted()).toEqual(['KVINT', 'kvint-draft', 'sb-abc-token', 'supabase.session', 'x.auth.y'])
  expect(Object.keys(localStorage).toSorted()).toEqual(['language', 'theme'])
})

it('shows what is stored by name and length, never by value', () => {
  exposeDiagnostics()
  const { kvintDiagnostics } = window as unknown as { kvintDiagnostics: Diagnostics }
  localStorage.setItem('sb-token', 'a-secret-token')
  const told = kvintDiagnostics.inspect()
  expect(told.localStorage).toContainEqual({ key: 'sb-token', length: 14 })
  expect(JSON.stringify(told)).not.toContain('a-secret-token')
  expect(kvintDiagnostics.clear()).toContain('sb-token')
})

it('tells whether the API answers, within five seconds', async () => {
  exposeDiagnostics()
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const { kvintDiagnostics } = window as unknown as { kvintDiagnostics: Diagnostics }
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(null, { status: 404 }))
  expect(await kvintDiagnostics.checkConnectivity()).toMatchObject({ api: 'reached', auth: 'not configured' })
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await kvintDiagnostics.checkConnectivity()).toMatchObject({ api: 'unreachable' })
  expect(timeout.mock.calls).toEqual([[5000], [5000]])
})

it.each([
  ['', []],
  ['{"environment":"production","features":{}}', ['Configuration: features.enableAuth: ']],
  [
    JSON.stringify({
      environment: 'production',
      features: {
        enableAuth: true,
        enablePayments: false,
        enableRegistration: false,
        enableLiveChat: false,
        enableAnalytics: false,
        enableDebugInfo: false,
        enableProjects: false,
      },
    }),
    ['Configuration: enableAuth is on, but no auth service is configured.'],
  ],
])('logs what is wrong with %s', (text, beginnings) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  checkConfiguration(text)
  const lines = log.mock.calls.map(([line]) => String(line))
  log.mockClear()
  expect(lines.length > 0).toBe(beginnings.length > 0)
  for (const beginning of beginnings) expect(lines.some((line) => line.startsWith(beginning))).toBe(true)
})
