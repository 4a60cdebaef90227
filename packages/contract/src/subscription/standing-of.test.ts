import { expect, it } from 'vitest'
import { standingOf, type SubscriptionFacts } from './standing-of.ts'
import { standingWords } from './standing-words.ts'

const NOW = new Date('2026-11-23T10:00:00Z')
const facts: SubscriptionFacts = {
  planId: 'premium_monthly',
  status: 'active',
  periodEndsAt: new Date('2026-12-10T10:00:00Z'),
  cancelsAt: undefined,
  pastDueSince: undefined,
  lastEventAt: new Date('2026-11-10T10:00:00Z'),
}

it.each<[Partial<SubscriptionFacts>, string]>([
  [{}, 'active'],
  [{ status: 'trialing' }, 'trialing'],
  [{ cancelsAt: new Date('2026-12-10T10:00:00Z') }, 'cancelling'],
  [{ cancelsAt: new Date('2026-11-20T10:00:00Z') }, 'ended'],
  [{ status: 'past_due', pastDueSince: new Date('2026-11-10T10:00:00Z') }, 'past-due'],
  [{ status: 'past_due', pastDueSince: new Date('2026-11-01T10:00:00Z') }, 'lapsed'],
  [{ status: 'paused' }, 'paused'],
  [{ status: 'canceled' }, 'ended'],
  [{ planId: undefined }, 'unknown'],
  [{ planId: undefined, status: 'canceled' }, 'free'],
])('%o stands as %s', (change, kind) => {
  expect(standingOf({ ...facts, ...change }, NOW).kind).toBe(kind)
})

it('says plan, price, day and what happens then', () => {
  expect(standingWords(standingOf(facts, NOW), 'en', 'UTC')).toEqual({
    plan: 'PREMIUM',
    price: '$19 per month',
    day: { label: 'Next charge', date: 'December 10, 2026' },
    outlook: 'The plan renews automatically until you cancel.',
    allowance: 'unlimited analyses',
  })
  expect(
    standingWords({ kind: 'active', planId: 'early_supporter', nextChargeAt: '2026-12-10T10:00:00Z' }, 'nb', 'UTC'),
  ).toMatchObject({
    plan: 'EARLY SUPPORTER',
    price: '$5 per måned',
    day: { label: 'Neste betaling', date: '10. desember 2026' },
    allowance: '25 analyser i måneden',
  })
  expect(standingWords({ kind: 'lapsed', planId: 'premium_monthly' }, 'en')).toMatchObject({
    plan: 'FREE',
    price: '$0 per month',
    allowance: '5 analyses a month',
  })
})
