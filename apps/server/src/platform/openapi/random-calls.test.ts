import { hasPostgres } from '@kvint/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCallers } from './testing/callers.ts'
import { checkCalls } from './testing/check-calls.ts'

describe.skipIf(!hasPostgres())('random calls of every route', () => {
  let site: Awaited<ReturnType<typeof startCallers>>
  beforeAll(async () => {
    site = await startCallers()
  }, 60_000)
  afterAll(() => site?.close(), 60_000)

  it('end in no error of ours, and in one shape of refusal', async () => {
    const { calls, byStatus } = await checkCalls(site, 600, 1)
    expect(calls).toBe(600)
    expect(Object.keys(byStatus)).toEqual(expect.arrayContaining(['200', '400', '401', '404']))
  }, 60_000)
})
