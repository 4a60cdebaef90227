import { useOauthConsentCopy } from './copy/oauth-consent.ts'
import { FactList, Panel } from '@kvint/ui'
import { redirectPlace } from './redirect-address.ts'
import type { Asked } from './use-assistant-request.ts'

/** What the assistant says of itself, and what is known of it: where its answer goes. */
export function AssistantFacts({ request: { client, redirectUri, email } }: { request: Asked }) {
  const copy = useOauthConsentCopy()
  const place = redirectPlace(redirectUri)
  const back =
    place.kind === 'site'
      ? place.host
      : place.kind === 'this-computer'
        ? copy.thisComputer(place.host)
        : copy.program(place.scheme)
  return (
    <Panel title={copy.who}>
      <FactList
        isProse
        facts={[
          [copy.name, client.name || copy.noName],
          [copy.site, URL.parse(client.site)?.host || copy.noSite],
          [copy.back, <strong key="back">{back}</strong>],
          [copy.account, email],
        ]}
      />
      <p className="text-small text-muted">{copy.unchecked}</p>
    </Panel>
  )
}
