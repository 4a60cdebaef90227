import { clsx } from 'clsx'
import { Check, Minus } from 'lucide-react'
import type { Plan } from '@kvint/contract'
import { usePricingCopy } from './copy/pricing.ts'
import { Button } from '@kvint/ui'

/** A plan and what its button does, where it does something. */
export function PlanCard({
  plan,
  isOpening,
  onChoose,
}: {
  plan: Plan
  isOpening: boolean
  /** Undefined where the plan cannot be chosen in this build. */
  onChoose: (() => void) | undefined
}) {
  const copy = usePricingCopy()
  return (
    <li
      data-testid="plan-card"
      className={clsx(
        'grid grid-rows-subgrid row-span-5 gap-4 rounded-panel border bg-raised p-4 sm:p-6',
        plan.popular ? 'border-root' : 'border-line',
      )}
    >
      <div className="grid content-start gap-1">
        <p className="min-h-5 text-tool text-root max-sm:empty:hidden">{plan.popular && copy.popular}</p>
        <h2 className="text-small font-semibold tracking-wide">{plan.name}</h2>
      </div>
      <p>
        <span className="text-head font-semibold tabular">{plan.price}</span>{' '}
        <span className="text-small text-muted">{plan.period}</span>
      </p>
      <p className="text-small text-muted">{plan.description}</p>
      <ul className="grid content-start gap-2 text-small">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0 text-ok" /> {feature}
          </li>
        ))}
        {plan.limitations.map((limitation) => (
          <li key={limitation} className="flex gap-2 text-muted">
            <Minus size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0" /> {limitation}
          </li>
        ))}
      </ul>
      <Button
        look={plan.popular ? 'main' : 'plain'}
        disabled={!onChoose || isOpening}
        onClick={onChoose}
        className="w-full"
      >
        {isOpening ? copy.opening : plan.cta}
      </Button>
    </li>
  )
}
