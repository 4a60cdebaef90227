import type { Features } from './configuration/features.ts'
import { PLAN_CATALOGUE } from './plan-catalogue.ts'
import type { Plan } from './plan.ts'

/**
 * The catalogue with the buttons that this build can keep: `Get Started` and `Subscribe` where people can register
 * (and pay), `Coming Soon` where they cannot. The API answers these.
 *
 * ```ts
 * plansOnOffer(ALL_FEATURES_OFF).map((plan) => plan.cta)
 * // ['Coming Soon', 'Coming Soon', 'Coming Soon', 'Contact to Discuss']
 * ```
 */
export function plansOnOffer({ enableAuth, enableRegistration, enablePayments }: Features): readonly Plan[] {
  if (!enableAuth || !enableRegistration) return PLAN_CATALOGUE
  return PLAN_CATALOGUE.map((plan) => {
    if (plan.id === 'free') return { ...plan, cta: 'Get Started' }
    return plan.paddleId && enablePayments ? { ...plan, cta: 'Subscribe' } : plan
  })
}
