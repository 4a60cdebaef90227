import { Button, Dialog } from '@kvint/ui'
import { useSubscriptionCopy } from './copy/subscription.ts'
import type { usePlanChange } from './use-plan-change.ts'

/** Says what a change costs and when it holds, before it is made. */
export function PlanChangeDialog({ change }: { change: ReturnType<typeof usePlanChange> }) {
  const copy = useSubscriptionCopy()
  const { asked, isWorking, confirm, dismiss } = change
  const label = asked?.offer === 'leave' ? copy.confirmCancel : asked && copy.buttons[asked.offer]
  return (
    <Dialog isOpen={asked !== undefined} onClose={dismiss} title={asked?.title ?? ''}>
      <p className="text-small">{asked?.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="main" aria-disabled={isWorking} onClick={confirm}>
          {isWorking ? copy.working : label}
        </Button>
        <Button onClick={dismiss}>{copy.back}</Button>
      </div>
    </Dialog>
  )
}
