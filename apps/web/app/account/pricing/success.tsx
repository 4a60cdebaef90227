import { Link } from 'react-router'
import { isEntitled, PRODUCT } from '@kvint/contract'
import { buttonClass, PageHead } from '@kvint/ui'
import { StandingFacts } from '../subscription/standing-facts.tsx'
import { useStanding } from '../subscription/use-standing.ts'
import { useSuccessCopy } from './copy/success.ts'

/** Where the payment provider sends people back to: shows the plan as soon as the provider has told of it. */
export function Success() {
  const copy = useSuccessCopy()
  const known = useStanding()
  const standing = known.kind === 'known' && isEntitled(known.standing) ? known.standing : undefined
  const lead = !standing ? copy.lead : standing.kind === 'trialing' ? copy.trial : copy.paid
  return (
    <div className="page-width grid items-start gap-x-12 gap-y-8 py-12 md:grid-cols-2 md:py-16">
      <div className="grid justify-items-start gap-8">
        <PageHead title={copy.title}>{lead}</PageHead>
        <div className="flex flex-wrap gap-3">
          <Link to="/dashboard" className={buttonClass('main')}>
            {copy.dashboard}
          </Link>
          <Link to="/profile" className={buttonClass()}>
            {copy.profile}
          </Link>
        </div>
      </div>
      <section
        aria-label={copy.plan}
        aria-live="polite"
        className="grid gap-4 rounded-panel border border-line bg-raised p-4 sm:p-6"
      >
        {standing ? <StandingFacts standing={standing} /> : <p className="font-semibold">{copy.waiting}</p>}
        <p className="text-small text-muted">
          {copy.trouble}{' '}
          <a className="text-root underline underline-offset-4" href={`mailto:${PRODUCT.mail.support}`}>
            {PRODUCT.mail.support}
          </a>
        </p>
      </section>
    </div>
  )
}
