import { expect, it, vi } from 'vitest'
import { callWithRetry } from './call-with-retry.ts'

const answers = (...statuses: readonly (number | 'no network')[]) => {
  const call = vi.fn<() => Promise<Response>>()
  for (const status of statuses) {
    if (status === 'no network') call.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    else call.mockResolvedValueOnce(new Response(null, { status }))
  }
  return call
}

it.each([
  ['an answer at once', [200], 200, 1],
  ['a refusal at once', [404], 404, 1],
  ['403 at once', [403], 403, 1],
  ['the answer after one failure', [500, 200], 200, 2],
  ['the answer after two failures', [503, 429, 200], 200, 3],
  ['the third failure', [500, 500, 502], 502, 3],
  ['the answer after no network', ['no network', 200], 200, 2],
] as const)('gives %s', async (_name, statuses, status, calls) => {
  const call = answers(...statuses)
  expect((await callWithRetry(call, 0)).status).toBe(status)
  expect(call).toHaveBeenCalledTimes(calls)
})

it('throws where three times no answer came', async () => {
  const call = answers('no network', 'no network', 'no network')
  await expect(callWithRetry(call, 0)).rejects.toThrow('Failed to fetch')
  expect(call).toHaveBeenCalledTimes(3)
})

it('waits one second, then two', async () => {
  vi.useFakeTimers()
  const call = answers(500, 500, 200)
  const done = callWithRetry(call)
  await vi.advanceTimersByTimeAsync(1000)
  expect(call).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1999)
  expect(call).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect((await done).status).toBe(200)
  vi.useRealTimers()
})
