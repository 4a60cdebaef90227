import { expect, it, vi } from 'vitest'
import { answerCalls, type Answer } from '@kvint/ui/testing'
import { checkApi } from './check-api.ts'
import { checkAuth } from './check-auth.ts'

it.each([
  [{ status: 200 }, 'online', 'API is online'],
  [{ status: 404 }, 'online', 'API is online'],
  [{ status: 401 }, 'online', 'API is online but requires auth'],
  [{ status: 403 }, 'online', 'API is online but requires auth'],
  [{ status: 500 }, 'error', 'API returned status 500'],
  ['no network' as const, 'offline', 'API is unreachable'],
])('reads %o from the API', async (answer: Answer, status, message) => {
  answerCalls({ 'GET /': answer })
  expect(await checkApi()).toEqual({ status, message })
})

it.each([
  [{ status: 200 }, 'authenticated', 'Authenticated successfully'],
  [{ status: 401 }, 'unauthenticated', 'JWT token invalid or expired (401)'],
  [{ status: 403 }, 'unauthenticated', 'Access forbidden (403)'],
  [{ status: 500 }, 'error', 'Authentication failed (500)'],
  ['no network' as const, 'error', 'Authentication check failed'],
])('reads %o about the token', async (answer: Answer, status, message) => {
  answerCalls({ 'GET /auth/profile': answer })
  expect(await checkAuth({ accessToken: async () => 'token' })).toEqual({ status, message })
})

it('asks nothing without a token', async () => {
  const asked = answerCalls({})
  const nobody = { status: 'unauthenticated', message: 'No access token available' }
  expect(await checkAuth({ accessToken: async () => null })).toEqual(nobody)
  expect(
    await checkAuth({ accessToken: vi.fn<() => Promise<null>>().mockRejectedValue(new Error('disabled')) }),
  ).toEqual(nobody)
  expect(asked).toEqual([])
})
