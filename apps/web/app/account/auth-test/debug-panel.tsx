import { useAuthTestCopy } from './copy/auth-test.ts'
import { useConfiguration } from '../../start-up/configuration.ts'
import { FactList, Panel } from '@kvint/ui'
import { useAccessToken } from './use-access-token.ts'

/** For anyone who builds: what is on, and what the token claims. Only where the build shows debug details. */
export function DebugPanel() {
  const { debug: copy } = useAuthTestCopy()
  const { features, auth } = useConfiguration()
  const token = useAccessToken()
  return (
    <Panel title={copy.heading}>
      <FactList
        facts={[
          [copy.identity, auth?.kind ?? '-'],
          [
            copy.features,
            Object.entries(features)
              .filter(([, isOn]) => isOn)
              .map(([name]) => name)
              .join(', '),
          ],
          [copy.claims, token ? claimsOf(token) : '-'],
        ]}
      />
    </Panel>
  )
}

/** The middle part of the token, as text; it is signed, not secret. */
function claimsOf(token: string): string {
  try {
    const claims = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    return JSON.stringify(JSON.parse(claims), null, 2)
  } catch {
    return '-'
  }
}
