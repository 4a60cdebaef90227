import { useEffect, useState } from 'react'
import { useToolsTestWords } from '../copy/pages.ts'
import { FactList, Panel } from '@kvint/ui'
import { useReach } from '../target/target-context.ts'
import { useHost } from '../host.ts'
import type { Discovery } from './discover-tools.ts'
import type { Probe } from './probe-endpoints.ts'

/** What the page did to find its tools, and what the endpoints answered to being tested. */
export function DebugPanel({ found, probes }: { found: Discovery | undefined; probes: readonly Probe[] }) {
  const toolsTestWords = useToolsTestWords()
  const { debug: copy } = toolsTestWords
  const reach = useReach()
  const hasToken = useHasToken()
  return (
    <Panel title={copy.heading}>
      <FactList
        facts={[
          [copy.api, reach.at('/').origin],
          [copy.token, hasToken ? copy.available : copy.missing],
        ]}
      />
      <h3 className="font-semibold">{copy.discovery}</h3>
      <FactList facts={(found?.attempts ?? []).map(({ address, status }) => [address, status ?? copy.noAnswer])} />
      <h3 className="font-semibold">{copy.probes}</h3>
      {probes.length === 0 ? (
        <p className="text-small text-muted">{copy.probesHint}</p>
      ) : (
        <FactList facts={probes.map(({ name, status }) => [name, status ?? copy.noAnswer])} />
      )}
    </Panel>
  )
}

/** Whether the account has a token, looked up when the panel opens. */
function useHasToken(): boolean {
  const { accessToken } = useHost()
  const [hasToken, setHasToken] = useState(false)
  useEffect(() => {
    let isLeft = false
    void accessToken()
      .catch(() => null)
      .then((token) => !isLeft && setHasToken(Boolean(token)))
    return () => {
      isLeft = true
    }
  }, [accessToken])
  return hasToken
}
