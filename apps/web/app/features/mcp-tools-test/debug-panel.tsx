import { toolsTestEn } from '../../copy/en/mcp.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useReach } from '../mcp/target/target-context.ts'
import { useAccessToken } from '../../account/auth-test/use-access-token.ts'
import type { Discovery } from './discover-tools.ts'
import type { Probe } from './probe-endpoints.ts'

/** What the page did to find its tools, and what the endpoints answered to being tested. */
export function DebugPanel({ found, probes }: { found: Discovery | undefined; probes: readonly Probe[] }) {
  const { debug: copy } = toolsTestEn
  const reach = useReach()
  const token = useAccessToken()
  return (
    <Panel title={copy.heading}>
      <FactList
        facts={[
          [copy.api, reach.at('/').origin],
          [copy.token, token ? copy.available : copy.missing],
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
