import { expect, it } from 'vitest'
import { healthResultSchema } from './health-result.ts'

const healthy = {
  timestamp: '2026-01-02T03:04:05.678Z',
  endpoints: { plans: true },
  cache: { enabled: true, source: 'fallback', cached: false, warnings: [{ type: 'stale', message: 'A day old.' }] },
}

it.each([
  ['a healthy server', healthy, true],
  ['a local time', { ...healthy, timestamp: '2026-01-02 03:04' }, false],
  ['no plans', { ...healthy, endpoints: {} }, false],
  ['a warning without its type', { ...healthy, cache: { ...healthy.cache, warnings: [{ message: 'x' }] } }, false],
])('reads %s', (_, value, isTaken) => {
  expect(healthResultSchema.safeParse(value).success).toBe(isTaken)
})
