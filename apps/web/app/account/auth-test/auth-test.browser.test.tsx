import { expect, it, vi } from 'vitest'
import { answerCalls } from '@kvint/ui/testing'
import { memoryIdentity, NORA } from '../../testing/memory-identity.ts'
import { show } from '../../testing/show.tsx'
import { AuthTest } from './auth-test.tsx'

const profile = { id: 42, supabaseId: NORA.user.id, username: 'nora', role: 'USER', hasActiveSubscription: false }
const API = {
  'GET /auth/profile': { body: profile },
  'GET /auth/subscription': { body: { hasActiveSubscription: false, subscriptionStatus: 'NONE' } },
}
const shown = (features = {}) => show(<AuthTest />, { identity: memoryIdentity({ session0: NORA }), features })

it('shows what it knows, and never the whole token', async () => {
  answerCalls(API)
  const { screen } = await shown()
  await expect.element(screen.getByText('Connected')).toBeVisible()
  for (const text of [NORA.user.id, 'nora@example.com', '42', 'NONE']) expect(document.body.textContent).toContain(text)
  expect(document.body.textContent).not.toContain(NORA.accessToken)
})

it('asks the API again on demand', async () => {
  const asked = answerCalls({ ...API, 'GET /auth/profile': [{ status: 500, body: 'down' }, { body: profile }] })
  const { screen } = await shown()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Profile API failed: 500 "down"')
  await screen.getByRole('button', { name: 'Retry API Test' }).click()
  await expect.element(screen.getByText('Connected')).toBeVisible()
  expect(asked.filter(({ url }) => url.endsWith('/profile'))).toHaveLength(2)
})

it('says that the token is missing', async () => {
  answerCalls({})
  const identity = memoryIdentity({ session0: NORA, accessToken: async () => null })
  const { screen } = await show(<AuthTest />, { identity })
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('No access token available - User may need to re-authenticate')
})

it('looks up the token again every 30 s', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  answerCalls(API)
  const accessToken = vi.fn<() => Promise<string>>().mockResolvedValue(NORA.accessToken)
  await show(<AuthTest />, {
    identity: memoryIdentity({ session0: NORA, accessToken }),
    features: { enableDebugInfo: false },
  })
  const before = accessToken.mock.calls.length
  await vi.advanceTimersByTimeAsync(29_999)
  expect(accessToken.mock.calls.length).toBe(before)
  await vi.advanceTimersByTimeAsync(1)
  expect(accessToken.mock.calls.length).toBe(before + 1)
  vi.useRealTimers()
})

it.each([
  ['Copied!', () => Promise.resolve()],
  ['Error!', () => Promise.reject(new Error('forbidden'))],
])('says %s for two seconds', async (words, writeText) => {
  answerCalls(API)
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
  const { screen } = await shown()
  await screen.getByRole('button', { name: 'Copy Token' }).click()
  await expect.element(screen.getByRole('button', { name: words })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Copy Token' })).toBeVisible()
})

it.each([true, false])('shows debug details only where the build does: %s', async (enableDebugInfo) => {
  answerCalls(API)
  const { screen } = await shown({ enableDebugInfo })
  await expect.element(screen.getByText('Connected')).toBeVisible()
  expect(screen.getByText('Debug details').elements()).toHaveLength(enableDebugInfo ? 1 : 0)
})

it('logs out to the home page', async () => {
  answerCalls(API)
  const { screen, path } = await shown()
  await screen.getByRole('button', { name: 'Logout' }).click()
  await vi.waitFor(() => expect(path()).toBe('/'))
})
