import { expect, it, vi } from 'vitest'
import { retryOnce } from './retry-once.ts'
import { within } from './within.ts'

it.each(['Request timeout', 'Failed to fetch', 'Network request failed'])(
  'tries once more after "%s"',
  async (message) => {
    const attempt = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error(message)).mockResolvedValueOnce('in')
    expect(await retryOnce(attempt, 0)).toBe('in')
    expect(attempt).toHaveBeenCalledTimes(2)
  },
)

it('gives up after the second time', async () => {
  const attempt = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('Failed to fetch'))
  await expect(retryOnce(attempt, 0)).rejects.toThrow('Failed to fetch')
  expect(attempt).toHaveBeenCalledTimes(2)
})

it('does not try again where the person is wrong', async () => {
  const attempt = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('Invalid login credentials'))
  await expect(retryOnce(attempt, 0)).rejects.toThrow('Invalid login credentials')
  expect(attempt).toHaveBeenCalledTimes(1)
})

it('waits a second in between', async () => {
  vi.useFakeTimers()
  const attempt = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('timeout')).mockResolvedValueOnce('in')
  const done = retryOnce(attempt)
  await vi.advanceTimersByTimeAsync(999)
  expect(attempt).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await done).toBe('in')
  vi.useRealTimers()
})

it('says that work is late, and passes on work that is not', async () => {
  await expect(within(new Promise(() => undefined), 1, 'Too late')).rejects.toThrow('Too late')
  expect(await within(Promise.resolve(3), 1000, 'Too late')).toBe(3)
})
