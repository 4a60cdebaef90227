import { useOauthConsentCopy } from './copy/oauth-consent.ts'
import { Button, Loading, Notice } from '@kvint/ui'
import { AssistantFacts } from './assistant-facts.tsx'
import { ConsentEnd } from './consent-end.tsx'
import { GrantedThings } from './granted-things.tsx'
import { useAssistantRequest } from './use-assistant-request.ts'

/** Who asks for what, and two buttons of the same weight. */
export function ConsentQuestion({ id, leave }: { id: string; leave: (address: string) => void }) {
  const copy = useOauthConsentCopy()
  const { progress, answer, retry } = useAssistantRequest(id, leave)
  if (progress.kind === 'reading') return <Loading />
  if (progress.kind !== 'asked') return <ConsentEnd progress={progress} onRetry={retry} />
  const { request } = progress
  const isSending = progress.answer === 'sending'
  return (
    <div className="mx-auto grid w-full max-w-160 gap-5 px-4 py-8 md:py-12">
      <h1 className="text-head break-words">{copy.heading(request.client.name || copy.unnamed)}</h1>
      <p className="text-lead text-muted">{copy.lead}</p>
      <AssistantFacts request={request} />
      <GrantedThings scopes={request.scopes} />
      {progress.answer === 'failed' && <Notice tone="danger">{copy.failed}</Notice>}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button disabled={isSending} onClick={() => void answer('deny')}>
          {isSending ? copy.working : copy.deny}
        </Button>
        <Button disabled={isSending} onClick={() => void answer('allow')}>
          {isSending ? copy.working : copy.allow}
        </Button>
      </div>
    </div>
  )
}
