import { expect, it } from 'vitest'
import { answerCalls } from '@kvint/ui/testing'
import { show } from '../testing/show.tsx'
import Pricing from './pricing.tsx'

it.each([
  ['all', {}, /Leave your email/],
  ['none', 'none', /Accounts are not open yet/],
] as const)('calls to the waitlist as the build can keep it: %s', async (_build, features, words) => {
  answerCalls({ 'GET /api/v1/paddle/plans': { body: { success: false } } })
  const { screen } = await show(<Pricing />, { features })
  await expect.element(screen.getByRole('heading', { name: 'The waitlist' })).toBeVisible()
  await expect.element(screen.getByText(words)).toBeVisible()
})
