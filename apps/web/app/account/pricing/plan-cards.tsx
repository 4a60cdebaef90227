import { useNavigate } from 'react-router'
import { type Plan, PRODUCT } from '@kvint/contract'
import { usePricingCopy } from './copy/pricing.ts'
import { useFeature } from '../../start-up/configuration.ts'
import { useAuthState } from '../../identity/identity-provider.tsx'
import { useIsOpen } from '../../identity/use-is-open.ts'
import { Notice } from '@kvint/ui'
import { PlanCard } from './plan-card.tsx'
import { PLAN_GRID } from './plan-grid.ts'
import { PlanSkeletons } from './plan-skeletons.tsx'
import { useCheckout } from './use-checkout.ts'
import { usePaddleOverlay } from './use-paddle-overlay.ts'
import { usePlans } from './use-plans.ts'

/** The four plans, or where they will stand. */
export function PlanCards() {
  const copy = usePricingCopy()
  const plans = usePlans()
  const chooser = useChooser()
  const { openingPlan, open } = useCheckout()
  usePaddleOverlay()
  if (plans.kind === 'loading') return <PlanSkeletons />
  return (
    <div className="grid gap-6">
      {plans.kind === 'fallback' && <Notice tone="warning">{copy.fallback}</Notice>}
      <ul className={PLAN_GRID}>
        {plans.plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            isOpening={openingPlan === plan.id}
            onChoose={openingPlan ? undefined : chooser(plan, () => void open(plan.id))}
          />
        ))}
      </ul>
    </div>
  )
}

/** What choosing a plan means here: writing to us, signing up, paying, or nothing. */
function useChooser(): (plan: Plan, pay: () => void) => (() => void) | undefined {
  const isOpen = useIsOpen()
  const sellsPlans = useFeature('enablePayments')
  const isSignedIn = useAuthState().status === 'signed-in'
  const navigate = useNavigate()
  return (plan, pay) => {
    if (!isOpen || plan.cta === 'Coming Soon') return undefined
    if (plan.price === 'Contact Us') return () => location.assign(`mailto:${PRODUCT.mail.contact}?subject=${plan.name}`)
    if (!isSignedIn) return () => void navigate('/login?mode=sign-up')
    if (plan.paddleId === null) return () => void navigate('/dashboard')
    return sellsPlans ? pay : undefined
  }
}
