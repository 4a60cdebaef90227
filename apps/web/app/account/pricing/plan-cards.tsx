import { useState, useEffect, useRef } from 'react'
import { inYearlyForm, type Plan, planOffer, type Standing, plansOnOffer } from '@kvint/contract'
import { usePricingCopy } from './copy/pricing.ts'
import { useSubscriptionCopy } from '../subscription/copy/subscription.ts'
import { PlanChangeDialog } from '../subscription/plan-change-dialog.tsx'
import { StandingFacts } from '../subscription/standing-facts.tsx'
import { usePlanChange } from '../subscription/use-plan-change.ts'
import { useStanding } from '../subscription/use-standing.ts'
import { Notice } from '@kvint/ui'
import { PlanCard } from './plan-card.tsx'
import { useCheckout } from './use-checkout.ts'
import { useChooser } from './use-chooser.ts'
import { usePaddleOverlay } from './use-paddle-overlay.ts'
import { usePlans } from './use-plans.ts'
import { useNavigate } from 'react-router'
import { useConfiguration } from '../../start-up/configuration.ts'
import { clsx } from 'clsx'

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

/**
 * Goes on with the plan that somebody chose before she signed in: the address names it, and is tidied at once, so that
 * neither a reload nor the way back from the checkout opens it again. Who has a plan stays and sees how it stands.
 */
function useWantedPlan(standing: Standing | undefined, open: (planId: string) => void): void {
  const navigate = useNavigate()
  const hasGoneOn = useRef(false)
  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get('plan')
    if (!wanted || !standing || hasGoneOn.current) return
    hasGoneOn.current = true
    void navigate('/pricing', { replace: true })
    if (planOffer(standing, wanted) === 'subscribe') open(wanted)
  }, [standing, navigate, open])
}

/** The plans in a browser that runs no script: what each is and costs. Choosing one needs scripts. */
function PlansWithoutScript() {
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

/** Four cards to come, as tall as they will be. */
function PlanSkeletons() {
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

/** Whether prices are shown by the month or by the year. */
function BillingSwitch({ isYearly, onChange }: { isYearly: boolean; onChange: (isYearly: boolean) => void }) {
  const { billing: copy } = usePricingCopy()
  return (
    <fieldset className="flex w-fit flex-wrap rounded-control border border-control p-1">
      <legend className="sr-only">{copy.heading}</legend>
      {[false, true].map((yearly) => (
        <label
          key={String(yearly)}
          className={clsx(
            'inline-flex min-h-9 cursor-pointer items-center rounded-control px-4 text-small has-focus-visible:outline-2 has-focus-visible:outline-root pointer-coarse:min-h-11',
            isYearly === yearly ? 'chosen bg-ink font-semibold text-ground' : 'text-muted hover:text-ink',
          )}
        >
          <input
            type="radio"
            name="billing"
            className="sr-only"
            checked={isYearly === yearly}
            onChange={() => onChange(yearly)}
          />
          {yearly ? copy.yearly : copy.monthly}
        </label>
      ))}
    </fieldset>
  )
}

/** Offers of the plan that she has, and those that can only be looked at. */
const OWN: readonly string[] = ['manage', 'keep', 'pay', 'resume', 'current']

/** A smaller plan is offered to a subscriber, and not urged on her. */
const URGED: readonly string[] = ['subscribe', 'upgrade']

/** Without it her plan ends or stays at rest. */
const DUE: readonly string[] = ['pay', 'resume']

const RESTING: readonly string[] = ['current', 'comes', 'wait']

/** How the four plans stand, loaded or not. */
const PLAN_GRID = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-4'
