import { expect, it, vi } from 'vitest'
import { answerCalls, type Answer } from '@kvint/ui/testing'
import { checkApi } from './check-api.ts'
import { type StatusMessage, statusEn } from './copy/en/status.ts'
import { statusNb } from './copy/nb/status.ts'
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
  const check = await checkApi()
  expect([check.status, said(check.message)]).toEqual([status, message])
})

it.each([
  [{ status: 200 }, 'authenticated', 'Authenticated successfully'],
  [{ status: 401 }, 'unauthenticated', 'JWT token invalid or expired (401)'],
  [{ status: 403 }, 'unauthenticated', 'Access forbidden (403)'],
  [{ status: 500 }, 'error', 'Authentication failed (500)'],
  ['no network' as const, 'error', 'Authentication check failed'],
])('reads %o about the token', async (answer: Answer, status, message) => {
  answerCalls({ 'GET /auth/profile': answer })
  const check = await checkAuth({ accessToken: async () => 'token' })
  expect([check.status, said(check.message)]).toEqual([status, message])
})

it('asks nothing without a token', async () => {
  const asked = answerCalls({})
  const nobody = { status: 'unauthenticated', message: { name: 'noToken' } }
  expect(said({ name: 'noToken' })).toBe('No access token available')
  expect(await checkAuth({ accessToken: async () => null })).toEqual(nobody)
  expect(
    await checkAuth({ accessToken: vi.fn<() => Promise<null>>().mockRejectedValue(new Error('disabled')) }),
  ).toEqual(nobody)
  expect(asked).toEqual([])
})

it('says each result in Norwegian on a Norwegian page', () => {
  const names = Object.keys(statusEn.messages) as StatusMessage['name'][]
  expect(names.filter((name) => said({ name, code: 500 }) === statusNb.messages[name](500))).toEqual([])
})

function said({ name, code }: StatusMessage): string {
  return statusEn.messages[name](code ?? 0)
}
