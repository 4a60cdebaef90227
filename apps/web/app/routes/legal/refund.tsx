import { PRODUCT } from '@kvint/contract'
import { refundEn } from '../../site/legal/copy/en/refund.ts'
import { useRefundCopy } from '../../site/legal/copy/refund.ts'
import { PageHead } from '@kvint/ui'
import { pageMeta } from '../../frame/page-meta.ts'

export const meta = pageMeta(refundEn)

export default function Refund() {
  const copy = useRefundCopy()
  return (
    <div className="page-width grid gap-8 py-12 md:py-16">
      <PageHead title={copy.title}>{copy.lead}</PageHead>
      <p className="text-small text-muted">{copy.updated}</p>
      {copy.sections.map(({ title, paragraphs, steps }) => (
        <section key={title} aria-label={title} className="grid max-w-[66ch] gap-3">
          <h2 className="text-title">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-muted">
              {paragraph}
            </p>
          ))}
          {steps && (
            <ol>
              {steps.map(([step, duration]) => (
                <li
                  key={step}
                  className="grid gap-x-4 border-t sm:flex sm:justify-between border-line py-2 last:border-b"
                >
                  <span>{step}</span>
                  <span className="text-muted tabular">{duration}</span>
                </li>
              ))}
            </ol>
          )}
        </section>
      ))}
      <p>
        <a
          className="text-root underline underline-offset-4"
          href={`mailto:${PRODUCT.mail.support}?subject=${encodeURIComponent(copy.title)}`}
        >
          {copy.mail}
        </a>{' '}
        <span className="text-muted">({PRODUCT.mail.support})</span>
      </p>
    </div>
  )
}
