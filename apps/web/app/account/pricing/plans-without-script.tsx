import { plansOnOffer } from '@kvint/contract'
import { useConfiguration } from '../../start-up/configuration.ts'
import { usePricingCopy } from './copy/pricing.ts'
import { PlanCard } from './plan-card.tsx'
import { PLAN_GRID } from './plan-grid.ts'

/** The plans in a browser that runs no script: what each is and costs. Choosing one needs scripts. */
export function PlansWithoutScript() {
  const { features } = useConfiguration()
  const { withoutScript } = usePricingCopy()
  return (
    <noscript>
      <ul className={PLAN_GRID}>
        {plansOnOffer(features).map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            label={plan.cta}
            isOwn={false}
            isUrged={plan.popular}
            isOpening={false}
            isResting={false}
            onChoose={undefined}
          />
        ))}
      </ul>
      <p className="mt-4 text-small text-muted">{withoutScript}</p>
    </noscript>
  )
}
