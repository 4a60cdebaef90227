import { PRODUCT } from '@kvint/contract'
import { useLegalCopy } from './copy/legal.ts'
import type { Policy } from './policy.ts'

/** What stands where a document cannot: why, what is in it, and who sends it. */
export function PolicyFallback({ policy, reason }: { policy: Policy; reason: string }) {
  const copy = useLegalCopy()
  const { title, covers } = copy.documents[policy]
  return (
    <div className="grid max-w-[66ch] gap-8">
      <section aria-label={copy.fallbackHeading} className="grid gap-1 border-l-2 border-root pl-4">
        <h2 className="text-base">{copy.fallbackHeading}</h2>
        <p className="text-muted">{reason}</p>
      </section>
      <section aria-label={copy.covers} className="grid gap-3">
        <h2 className="text-title">{copy.covers}</h2>
        <ul className="grid list-disc gap-2 pl-5 text-muted marker:text-root">
          {covers.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section aria-label={copy.get} className="grid gap-3">
        <h2 className="text-title">{copy.get}</h2>
        <p className="text-muted">
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
