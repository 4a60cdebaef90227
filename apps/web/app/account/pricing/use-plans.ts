import { type Features, type Plan, plansOnOffer } from '@kvint/contract'
import { useFetched } from '@kvint/ui'
import { useConfiguration } from '../../start-up/configuration.ts'

export type Plans =
  | { readonly kind: 'loading' }
  | { readonly kind: 'plans'; readonly plans: readonly Plan[] }
  | { readonly kind: 'fallback'; readonly plans: readonly Plan[] }

/** The plans on sale; those that came with the page where the API gives none. */
export function usePlans(): Plans {
  const { features } = useConfiguration()
  const { value: plans, error } = useFetched(
    () => import('../../api/fetch-plans.ts').then(({ fetchPlans }) => fetchPlans()),
    [],
  )
  if (error) return { kind: 'fallback', plans: fallbackPlans(features) }
  return plans ? { kind: 'plans', plans } : { kind: 'loading' }
}

/** No one can say whether the free plan has room; what is paid for can be asked for. */
function fallbackPlans(features: Features): readonly Plan[] {
  return plansOnOffer(features).map((plan) => (plan.id === 'free' ? { ...plan, cta: 'Coming Soon' } : plan))
}
