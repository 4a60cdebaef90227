import { type Features, type PlanEnvelope, plansOnOffer } from '@kvint/contract'

/** The plans as the API answers them: from the one catalogue, with the buttons that this build can keep. */
export function currentPlans(features: Features) {
  return {
    success: true,
    data: [...plansOnOffer(features)],
    warnings: [],
    cached: false,
    source: 'catalogue',
    stale: false,
  } satisfies PlanEnvelope
}
