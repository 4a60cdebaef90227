import { useDashboardCopy } from './copy/dashboard.ts'
import { useFeature } from '../../start-up/configuration.ts'
import { Button } from '@kvint/ui'
import { useCheckout } from '../pricing/use-checkout.ts'

/** Offers the premium plan. In a build without payments its button does nothing. */
export function UpgradeBanner() {
  const { upgrade: copy } = useDashboardCopy()
  const sellsPlans = useFeature('enablePayments')
  const { openingPlan, open } = useCheckout()
  return (
    <section
      aria-label={copy.heading}
      className="flex flex-wrap items-center justify-between gap-4 rounded-panel border border-line bg-raised p-4 sm:p-6"
    >
      <div>
        <h2 className="text-[1.125rem]">{copy.heading}</h2>
        <p className="text-small text-muted">{copy.text}</p>
      </div>
      <Button
        disabled={openingPlan !== undefined}
        onClick={() => {
          if (sellsPlans) void open(PREMIUM)
        }}
      >
        {copy.button}
      </Button>
    </section>
  )
}

const PREMIUM = 'premium_monthly'
