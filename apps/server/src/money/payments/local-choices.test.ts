import { expect, it } from 'vitest'
import { localChoices } from './local-choices.ts'

it('offers the end of a period only where one is paid for', () => {
  const planId = 'premium_monthly'
  const at = '2027-01-10T10:00:00.000Z'
  const now = new Date('2027-01-01T10:00:00.000Z')
  const offered = (kind: 'active' | 'past-due') => {
    const standing = kind === 'active' ? { kind, planId, nextChargeAt: at } : { kind, planId, endsAt: at }
    return localChoices(standing, now).map(({ choice }) => choice)
  }
  expect(offered('active')).toContain('cancel-later')
  expect(offered('past-due')).not.toContain('cancel-later')
  expect(offered('past-due')).toContain('cancel')
})
