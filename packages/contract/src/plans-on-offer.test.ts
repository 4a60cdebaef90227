import { expect, it } from 'vitest'
import { ALL_FEATURES_OFF } from './configuration/all-features-off.ts'
import { plansOnOffer } from './plans-on-offer.ts'

const registration = { ...ALL_FEATURES_OFF, enableAuth: true, enableRegistration: true }

it.each([
  ['the shipped build', ALL_FEATURES_OFF, ['Coming Soon', 'Coming Soon', 'Coming Soon', 'Contact to Discuss']],
  [
    'registration without accounts',
    { ...ALL_FEATURES_OFF, enableRegistration: true },
    ['Coming Soon', 'Coming Soon', 'Coming Soon', 'Contact to Discuss'],
  ],
  ['registration without payments', registration, ['Get Started', 'Coming Soon', 'Coming Soon', 'Contact to Discuss']],
  [
    'everything',
    { ...registration, enablePayments: true },
    ['Get Started', 'Subscribe', 'Subscribe', 'Contact to Discuss'],
  ],
])('labels the buttons of %s', (_build, features, labels) => {
  expect(plansOnOffer(features).map((plan) => plan.cta)).toEqual(labels)
})
