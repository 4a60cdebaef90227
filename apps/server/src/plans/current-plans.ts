import { PLAN_CATALOGUE, type PlanEnvelope } from '@kvint/contract'

/** The plans as the API answers them: from the one catalogue, fresh. */
export function currentPlans() {
  return {
    success: true,
    data: [...PLAN_CATALOGUE],
    warnings: [],
    cached: false,
    source: 'catalogue',
    stale: false,
  } satisfies PlanEnvelope
}
