import { useEffect, useRef, useState } from 'react'
import { PRODUCT } from '@kvint/contract'
import { useLegalCopy } from './copy/legal.ts'
import { useConfiguration } from '../../start-up/configuration.ts'
import { Button, PageHead } from '@kvint/ui'
import { embedPolicies } from './embed-policies.ts'
import type { Policy } from './policy.ts'

type Progress = 'loading' | 'shown' | 'failed'

/** A document of the policy service on our page; where it cannot be shown, our own words. */
export function PolicyPage({ policy }: { policy: Policy }) {
  const copy = useLegalCopy()
  const { policies } = useConfiguration()
  const documentId = policies?.documents[policy]
  const { title, lead } = copy.documents[policy]
  const [attempt, setAttempt] = useState(1)
  return (
    <div className="page-width grid gap-8 py-12 md:py-16">
      <PageHead title={title}>{lead}</PageHead>
      {policies && documentId ? (
        <EmbeddedPolicy
          key={`${policy} ${attempt}`}
          policy={policy}
          script={policies.script}
          documentId={documentId}
          onAgain={() => setAttempt(attempt + 1)}
        />
      ) : (
        <PolicyFallback policy={policy} />
      )}
    </div>
  )
}

function EmbeddedPolicy({
  policy,
  script,
  documentId,
  onAgain,
}: {
  policy: Policy
  script: string
  documentId: string
  onAgain: () => void
}) {
  const copy = useLegalCopy()
  const holder = useRef<HTMLDivElement>(null)
  const [progress, setProgress] = useState<Progress>('loading')
  useEffect(() => {
    let isLeft = false
    if (!holder.current) return
    embedPolicies(script, holder.current).then(
      () => !isLeft && setProgress('shown'),
      () => !isLeft && setProgress('failed'),
    )
    return () => {
      isLeft = true
    }
  }, [script])
  return (
    <>
      <div ref={holder} {...{ name: 'termly-embed' }} data-id={documentId} data-type="iframe" />
      {progress === 'loading' && <output className="appear-late text-muted">{copy.loading}</output>}
      {progress === 'failed' && (
        <>
          <PolicyFallback policy={policy} problem={copy.failed} />
          <Button className="justify-self-start" onClick={onAgain}>
            {copy.again}
          </Button>
        </>
      )}
      <noscript>
        {copy.getText} {PRODUCT.mail.legal}
      </noscript>
    </>
  )
}

/** Our own words for a document, dated and marked as to be replaced, where the policy service shows none. */
function PolicyFallback({ policy, problem }: { policy: Policy; problem?: string }) {
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
