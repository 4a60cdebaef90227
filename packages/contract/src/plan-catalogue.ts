import { ALLOWANCES } from './allowances.ts'
import type { Plan } from './plan.ts'

/** The plans on sale. The API serves them, and the pricing page falls back to them where the API cannot be reached. */
export const PLAN_CATALOGUE: readonly Plan[] = [
  {
    id: 'free',
    name: 'FREE',
    price: '$0',
    period: 'per month',
    description: 'Read your sets and see what they say.',
    features: [
      analyses('free'),
      'Any number of sets read in your browser',
      'Key, chords and arrangement of every set',
      'Findings with a lesson each',
    ],
    limitations: [],
    cta: 'Coming Soon',
    popular: false,
    paddleId: null,
  },
  {
    id: 'early_supporter',
    name: 'EARLY SUPPORTER',
    price: '$5',
    period: 'per month',
    description: 'For the people who are here from the start.',
    features: [analyses('early_supporter'), 'Everything in FREE', 'A say in what is built next'],
    limitations: [],
    cta: 'Coming Soon',
    popular: true,
    paddleId: '40238',
  },
  {
    id: 'premium_monthly',
    name: 'PREMIUM',
    price: '$19',
    period: 'per month',
    description: 'For work on many songs at once.',
    features: ['Unlimited analyses', 'Ableton Live integration', 'Everything in EARLY SUPPORTER'],
    limitations: [],
    cta: 'Coming Soon',
    popular: false,
    paddleId: 'premium_monthly',
    /** Ten months' price for twelve. */
    yearly: { id: 'premium_yearly', price: '$190', period: 'per year', paddleId: 'premium_yearly' },
  },
  {
    id: 'pro',
    name: 'PRO / SPECIAL NEEDS',
    price: 'Contact Us',
    period: '',
    description: 'For schools, labels and studios, and for needs that no plan covers.',
    features: ['Terms that fit how you work', 'Help with setting up', 'A person to ask'],
    limitations: [],
    cta: 'Contact to Discuss',
    popular: false,
    paddleId: null,
  },
]

/**
 * One plan by its id, the yearly ones too.
 *
 * @example planById('premium_monthly')?.id // → 'premium_monthly'
 */
export function planById(planId: string, plans: readonly Plan[] = PLAN_CATALOGUE): Plan | undefined {
  const plan = plans.find(({ id, yearly }) => id === planId || yearly?.id === planId)
  return plan?.yearly?.id === planId ? inYearlyForm(plan) : plan
}

/**
 * A plan as it is sold by the year: its own id, price and period; itself where it is not.
 *
 * @example inYearlyForm(plan).id // → 'premium_yearly'
 */
export function inYearlyForm({ yearly, ...plan }: Plan): Plan {
  return { ...plan, ...yearly }
}

function analyses(planId: string): string {
  return `${ALLOWANCES[planId]} analyses a month`
}
