import { clsx } from 'clsx'
import { usePricingCopy } from './copy/pricing.ts'

/** Whether prices are shown by the month or by the year. */
export function BillingSwitch({ isYearly, onChange }: { isYearly: boolean; onChange: (isYearly: boolean) => void }) {
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
