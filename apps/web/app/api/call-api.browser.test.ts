import { expect, it, vi } from 'vitest'
import { answerCalls } from '@kvint/ui/testing'
import { callApi } from './call-api.ts'

it('gives a call up after fifteen seconds, or after what it is told', async () => {
  answerCalls({ 'GET /auth/profile': {} })
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  await callApi('/auth/profile')
  await callApi('/auth/profile', { timeoutMs: 60_000 })
  expect(timeout.mock.calls).toEqual([[15_000], [60_000]])
})
