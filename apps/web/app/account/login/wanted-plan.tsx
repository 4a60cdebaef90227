import { planById } from '@kvint/contract'
import { Notice } from '@kvint/ui'
import { useLoginCopy } from './copy/login.ts'

/** Tells a buyer that her choice is kept while she signs in. */
export function WantedPlan({ returnTo }: { returnTo: string }) {
  const { forPlan } = useLoginCopy()
  const plan = planById(/^\/pricing\?plan=(\w+)$/.exec(returnTo)?.[1] ?? '')
  return plan ? <Notice tone="plain">{forPlan(plan.name, plan.price, plan.period)}</Notice> : null
}
