import { useState } from 'react'
import { inYearlyForm, type Plan, planOffer } from '@kvint/contract'
import { usePricingCopy } from './copy/pricing.ts'
import { useSubscriptionCopy } from '../subscription/copy/subscription.ts'
import { PlanChangeDialog } from '../subscription/plan-change-dialog.tsx'
import { StandingFacts } from '../subscription/standing-facts.tsx'
import { usePlanChange } from '../subscription/use-plan-change.ts'
import { useStanding } from '../subscription/use-standing.ts'
import { Notice } from '@kvint/ui'
import { BillingSwitch } from './billing-switch.tsx'
import { PlanCard } from './plan-card.tsx'
import { PLAN_GRID } from './plan-grid.ts'
import { PlanSkeletons } from './plan-skeletons.tsx'
import { PlansWithoutScript } from './plans-without-script.tsx'
import { useCheckout } from './use-checkout.ts'
import { useChooser } from './use-chooser.ts'
import { usePaddleOverlay } from './use-paddle-overlay.ts'
import { usePlans } from './use-plans.ts'
import { useWantedPlan } from './use-wanted-plan.ts'

/** The four plans, or where they will stand; for anyone who is signed in, what each would mean to her. */
export function PlanCards() {
  const copy = usePricingCopy()
  const { buttons, heading, notLoaded } = useSubscriptionCopy()
  const plans = usePlans()
  const known = useStanding()
  const standing = known.kind === 'known' ? known.standing : undefined
  const change = usePlanChange(standing, known.kind === 'known' ? known.put : () => undefined)
  const checkout = useCheckout()
  const chooser = useChooser(checkout.open)
  const [chosen, setIsYearly] = useState<boolean>()
  const isYearly = chosen ?? (standing !== undefined && 'planId' in standing && standing.planId.endsWith('_yearly'))
  usePaddleOverlay()
  useWantedPlan(standing, (planId) => void checkout.open(planId))
  if (plans.kind === 'loading')
    return (
      <>
        <PlanSkeletons />
        <PlansWithoutScript />
      </>
    )

  const card = (shown: Plan) => {
    const plan = isYearly ? inYearlyForm(shown) : shown
    const offer = standing && plan.paddleId !== undefined ? planOffer(standing, plan.id) : 'subscribe'
    const isOffered = standing !== undefined && plan.price !== 'Contact Us' && offer !== 'subscribe'
    const isOwn = isOffered && OWN.includes(offer)
    const isResting =
      checkout.openingPlan !== undefined ||
      change.isWorking ||
      ((known.kind === 'loading' || known.kind === 'failed') && isSold(plan))
    const target = { id: plan.id, name: plan.name, price: `${plan.price} ${copy.periods[plan.period] ?? plan.period}` }
    const onTake = RESTING.includes(offer) ? undefined : () => change.take(offer, target)
    return (
      <PlanCard
        key={shown.id}
        plan={plan}
        isOwn={isOwn}
        isUrged={DUE.includes(offer) || (plan.popular && URGED.includes(offer))}
        label={isOffered ? buttons[offer] : (copy.cta[plan.cta] ?? plan.cta)}
        isOpening={checkout.openingPlan === plan.id}
        isResting={isResting}
        onChoose={isOffered ? onTake : chooser(plan)}
      />
    )
  }
  return (
    <div className="grid gap-6">
      {plans.kind === 'fallback' && <Notice tone="warning">{copy.fallback}</Notice>}
      {known.kind === 'failed' && <Notice tone="danger">{notLoaded}</Notice>}
      {standing && standing.kind !== 'free' && (
        <section aria-label={heading} className="rounded-panel border border-root bg-raised p-4 sm:p-6">
          <StandingFacts standing={standing} />
        </section>
      )}
      {change.problem && <Notice tone="danger">{change.problem}</Notice>}
      {plans.plans.some(({ yearly }) => yearly) && <BillingSwitch isYearly={isYearly} onChange={setIsYearly} />}
      <ul className={PLAN_GRID}>{plans.plans.map(card)}</ul>
      <PlanChangeDialog change={change} />
    </div>
  )
}

function isSold({ paddleId }: Plan): boolean {
  return paddleId !== null
}

/** Offers of the plan that she has, and those that can only be looked at. */
const OWN: readonly string[] = ['manage', 'keep', 'pay', 'resume', 'current']
/** A smaller plan is offered to a subscriber, and not urged on her. */
const URGED: readonly string[] = ['subscribe', 'upgrade']
/** Without it her plan ends or stays at rest. */
const DUE: readonly string[] = ['pay', 'resume']
const RESTING: readonly string[] = ['current', 'comes', 'wait']
