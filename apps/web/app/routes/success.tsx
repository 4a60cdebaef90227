import { Link } from 'react-router'
import { PRODUCT } from '@kvint/contract'
import { successEn } from '../account/pricing/copy/en/success.ts'
import { useSuccessCopy } from '../account/pricing/copy/success.ts'
import { buttonClass, PageHead } from '@kvint/ui'
import { pageMeta } from '../frame/page-meta.ts'

export const meta = pageMeta({ title: successEn.title, description: successEn.lead }, { robots: 'noindex' })

/** Where the payment provider sends people back to. */
export default function Success() {
  const copy = useSuccessCopy()
  return (
    <div className="page-width grid justify-items-start gap-8 py-12 md:py-16">
      <PageHead title={copy.title}>{copy.lead}</PageHead>
      <Link to="/dashboard" className={buttonClass('main')}>
        {copy.dashboard}
      </Link>
      <p className="text-small text-muted">
        {copy.trouble}{' '}
        <a className="text-root underline underline-offset-4" href={`mailto:${PRODUCT.mail.support}`}>
          {PRODUCT.mail.support}
        </a>
      </p>
    </div>
  )
}
