import { useEffect, useState } from 'react'
import { type Features, type Plan, plansOnOffer } from '@kvint/contract'
import { useConfiguration } from '../../start-up/configuration.ts'

export type Plans =
  | { readonly kind: 'loading' }
  | { readonly kind: 'plans'; readonly plans: readonly Plan[] }
  | { readonly kind: 'fallback'; readonly plans: readonly Plan[] }

/** The plans on sale; those that came with the page where the API gives none. */
export function usePlans(): Plans {
  const { features } = useConfiguration()
  const [loaded, setLoaded] = useState<readonly Plan[] | 'none'>()
  useEffect(() => {
    let isLeft = false
    const put = (plans: readonly Plan[] | 'none') => {
      if (!isLeft) setLoaded(plans)
    }
    import('../../api/fetch-plans.ts').then(({ fetchPlans }) => fetchPlans()).then(put, () => put('none'))
    return () => {
      isLeft = true
    }
  }, [])
  if (!loaded) return { kind: 'loading' }
  return loaded === 'none' ? { kind: 'fallback', plans: fallbackPlans(features) } : { kind: 'plans', plans: loaded }
}

/** No one can say whether the free plan has room; what is paid for can be asked for. */
function fallbackPlans(features: Features): readonly Plan[] {
  return plansOnOffer(features).map((plan) => (plan.id === 'free' ? { ...plan, cta: 'Coming Soon' } : plan))
}
