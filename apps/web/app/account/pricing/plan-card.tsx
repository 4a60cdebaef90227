import { clsx } from 'clsx'
import { Check, Minus } from 'lucide-react'
import type { Plan } from '@kvint/contract'
import { usePricingCopy } from './copy/pricing.ts'
import { useSubscriptionCopy } from '../subscription/copy/subscription.ts'
import { Button } from '@kvint/ui'

/** A plan and what its button does, where it does something. */
export function PlanCard({
  plan,
  label,
  isOwn,
  isUrged,
  isOpening,
  isResting,
  onChoose,
}: {
  plan: Plan
  label: string
  /** It is the plan that she has. */
  isOwn: boolean
  /** Its button is the one to press. */
  isUrged: boolean
  isOpening: boolean
  /** It takes no press for the moment. */
  isResting: boolean
  /** Undefined where the plan cannot be chosen in this build. */
  onChoose: (() => void) | undefined
}) {
  const copy = usePricingCopy()
  const { yours } = useSubscriptionCopy()
  const { description, features, limitations } = copy.plans[plan.id.replace('_yearly', '_monthly')] ?? plan
  return (
    <li
      data-testid="plan-card"
      className={clsx(
        'grid grid-rows-subgrid row-span-5 gap-4 rounded-panel border bg-raised p-4 sm:p-6',
        isOwn ? 'border-ink' : isUrged ? 'border-root' : 'border-line',
      )}
    >
      <div className="grid content-start gap-1">
        <p className="min-h-5 text-tool text-root max-sm:empty:hidden">{isOwn ? yours : isUrged && copy.popular}</p>
        <h2 className="text-small font-semibold tracking-wide">{plan.name}</h2>
      </div>
      <p>
        <span className="text-head font-semibold tabular">{copy.prices[plan.price] ?? plan.price}</span>{' '}
        <span className="text-small text-muted">{copy.periods[plan.period] ?? plan.period}</span>
        {plan.id.endsWith('_yearly') && <span className="block text-tool text-root">{copy.billing.saving}</span>}
      </p>
      <p className="text-small text-muted">{description}</p>
      <ul className="grid content-start gap-2 text-small">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0 text-ok" /> {feature}
          </li>
        ))}
        {limitations.map((limitation) => (
          <li key={limitation} className="flex gap-2 text-muted">
            <Minus size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0" /> {limitation}
          </li>
        ))}
      </ul>
      <Button
        look={isUrged ? 'main' : 'plain'}
        disabled={!onChoose || isOpening || isResting}
        onClick={onChoose}
        className="w-full"
      >
        {isOpening ? copy.opening : label}
      </Button>
    </li>
  )
}
