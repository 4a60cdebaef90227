import { Check } from 'lucide-react'
import { useOauthConsentCopy } from './copy/oauth-consent.ts'
import { Panel } from '@kvint/ui'

/** Each scope as a sentence, and what stays out of reach. */
export function GrantedThings({ scopes }: { scopes: readonly string[] }) {
  const copy = useOauthConsentCopy()
  return (
    <Panel title={copy.may}>
      <ul className="grid gap-2">
        {scopes.map((scope) => (
          <li key={scope} className="flex items-start gap-3">
            <Check size={20} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0 text-muted" />
            {copy.scopes[scope] ?? copy.otherScope(scope)}
          </li>
        ))}
      </ul>
      <p className="text-small text-muted">
        {copy.never} {copy.stop}
      </p>
    </Panel>
  )
}
