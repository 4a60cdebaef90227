import { healthResultSchema } from '@kvint/contract'
import { expect, it } from 'vitest'
import { startSite } from '../../pages/site/site-fixture.ts'

it('answers the health result, never from a cache', async () => {
  const { app, close } = await startSite('none', { isEmbedded: true })
  const answer = await app.inject('/health')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  const health = healthResultSchema.parse(answer.json())
  expect(health.endpoints.plans).toBe(true)
  expect(health.cache).toEqual({ enabled: false, source: 'catalogue', cached: false, warnings: [] })
  await close()
})
