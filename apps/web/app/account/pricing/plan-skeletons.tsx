import { usePricingCopy } from './copy/pricing.ts'
import { PLAN_GRID } from './plan-grid.ts'

/** Four cards to come, as tall as they will be. */
export function PlanSkeletons() {
  const copy = usePricingCopy()
  return (
    <output aria-label={copy.loading} className="grid gap-6 noscript:hidden">
      <span className="skeleton h-11.5 w-70 max-w-full pointer-coarse:h-13.5" />
      <span className={PLAN_GRID}>
        {['free', 'early_supporter', 'premium', 'pro'].map((plan) => (
          <span
            key={plan}
            data-testid="plan-skeleton"
            className="grid min-h-[410px] content-start gap-4 rounded-panel border border-line bg-raised p-6"
          >
            <span className="skeleton h-4 w-2/5" />
            <span className="skeleton h-10 w-3/5" />
            <span className="skeleton h-4 w-full" />
            <span className="skeleton h-4 w-4/5" />
            <span className="skeleton mt-auto h-11 w-full" />
          </span>
        ))}
      </span>
    </output>
  )
}
