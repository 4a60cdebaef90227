import { useEffect, useRef, useState } from 'react'
import { PRODUCT } from '@kvint/contract'
import { useLegalCopy } from './copy/legal.ts'
import { useConfiguration } from '../../start-up/configuration.ts'
import { Button, PageHead } from '@kvint/ui'
import { embedPolicies } from './embed-policies.ts'
import type { Policy } from './policy.ts'
import { PolicyFallback } from './policy-fallback.tsx'

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
