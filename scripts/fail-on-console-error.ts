import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A stray `console.error` or `console.warn` fails the test that caused it. */
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  const seen = [vi.mocked(console.error), vi.mocked(console.warn)].flatMap((spy) => spy.mock.calls)
  vi.restoreAllMocks()
  expect(seen, 'console.error or console.warn was called').toEqual([])
})
