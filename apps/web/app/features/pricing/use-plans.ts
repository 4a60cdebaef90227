import { useEffect, useState } from 'react'
import { PLAN_CATALOGUE, type Plan } from '@kvint/contract'

export type Plans =
  | { readonly kind: 'loading' }
  | { readonly kind: 'plans'; readonly plans: readonly Plan[] }
  | { readonly kind: 'fallback'; readonly plans: readonly Plan[] }

/** The plans on sale; those that came with the page where the API gives none. */
export function usePlans(): Plans {
  const [plans, setPlans] = useState<Plans>({ kind: 'loading' })
  useEffect(() => {
    let isLeft = false
    const put = (next: Plans) => {
      if (!isLeft) setPlans(next)
    }
    import('../../api/fetch-plans.ts')
      .then(({ fetchPlans }) => fetchPlans())
      .then(
        (loaded) => put({ kind: 'plans', plans: loaded }),
        () => put({ kind: 'fallback', plans: PLAN_CATALOGUE }),
      )
    return () => {
      isLeft = true
    }
  }, [])
  return plans
}
