import { Link } from 'react-router'
import { isSubscribed, type PlanOffer, type Standing } from '@kvint/contract'
import { useSubscriptionCopy } from '../subscription/copy/subscription.ts'
import { PlanChangeDialog } from '../subscription/plan-change-dialog.tsx'
import { StandingFacts } from '../subscription/standing-facts.tsx'
import { usePlanChange } from '../subscription/use-plan-change.ts'
import { useStanding } from '../subscription/use-standing.ts'
import { Button, buttonClass, Notice, Panel } from '@kvint/ui'

/** What she pays for: how that stands, another plan, the end of it, and the provider's page for cards and receipts. */
export function SubscriptionSetting() {
  const copy = useSubscriptionCopy()
  const known = useStanding()
  const standing = known.kind === 'known' ? known.standing : undefined
  const change = usePlanChange(standing, known.kind === 'known' ? known.put : () => undefined)
  if (known.kind === 'failed')
    return (
      <Panel title={copy.heading}>
        <Notice tone="danger">{copy.notLoaded}</Notice>
      </Panel>
    )
  if (!standing) return null
  const mayManage = isSubscribed(standing) || standing.kind === 'ended'
  return (
    <Panel title={copy.heading}>
      <StandingFacts standing={standing} />
      {change.problem && <Notice tone="danger">{change.problem}</Notice>}
      <div className="flex flex-wrap gap-3">
        {OFFERS[standing.kind].map((offer) => (
          <Button
            key={offer}
            size="tool"
            look={offer === 'leave' ? 'plain' : 'main'}
            aria-disabled={change.isWorking}
            onClick={() => change.take(offer)}
          >
            {offer === 'leave' ? copy.cancel : copy.buttons[offer]}
          </Button>
        ))}
        {(CHANGEABLE.includes(standing.kind) || !isSubscribed(standing)) && (
          <Link to="/pricing" className={buttonClass('plain', 'tool')}>
            {isSubscribed(standing) ? copy.change : copy.see}
          </Link>
        )}
        {mayManage && (
          <Button size="tool" aria-disabled={change.isWorking} onClick={change.openPortal}>
            {copy.manage}
          </Button>
        )}
      </div>
      {mayManage && (
        <p className="text-tool text-muted">{standing.kind === 'ended' ? copy.receiptsText : copy.manageText}</p>
      )}
      <PlanChangeDialog change={change} />
    </Panel>
  )
}

/** Another plan can be chosen. */
const CHANGEABLE: readonly Standing['kind'][] = ['trialing', 'active', 'cancelling']

/** What can be done about each standing besides another plan. */
const OFFERS: Readonly<Record<Standing['kind'], readonly PlanOffer[]>> = {
  free: [],
  granted: [],
  trialing: ['leave'],
  active: ['leave'],
  cancelling: ['keep'],
  'past-due': ['pay', 'leave'],
  lapsed: ['pay', 'leave'],
  paused: ['resume', 'leave'],
  ended: [],
  unknown: [],
}
