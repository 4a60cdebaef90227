import { PRODUCT } from '@kvint/contract'
import { useLegalCopy } from './copy/legal.ts'
import type { Policy } from './policy.ts'

/** Our own words for a document, dated and marked as to be replaced, where the policy service shows none. */
export function PolicyFallback({ policy, problem }: { policy: Policy; problem?: string }) {
  const copy = useLegalCopy()
  const { title, sections } = copy.documents[policy]
  return (
    <div className="grid gap-8">
      <p className="max-w-[66ch] border-l-2 border-root pl-4 text-small text-muted">
        {problem && `${problem} `}
        {copy.interim}
      </p>
      {sections.map((section) => (
        <section key={section.title} className={SECTION}>
          <h2 className="text-title">{section.title}</h2>
          <p className="max-w-[66ch] text-muted">{section.text}</p>
        </section>
      ))}
      <section aria-label={copy.get} className={SECTION}>
        <h2 className="text-title">{copy.get}</h2>
        <p className="max-w-[66ch] text-muted">
          {copy.getText}{' '}
          <a
            className="block w-fit text-root underline underline-offset-4"
            href={`mailto:${PRODUCT.mail.legal}?subject=${encodeURIComponent(title)}`}
          >
            {PRODUCT.mail.legal}
          </a>
        </p>
      </section>
    </div>
  )
}

/** The subject at the left, what we say of it beside it. */
const SECTION = 'grid gap-x-12 gap-y-2 border-t border-line pt-6 lg:grid-cols-[2fr_3fr]'
