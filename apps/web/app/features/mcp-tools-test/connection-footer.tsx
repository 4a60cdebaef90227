import { mcpEn, toolsTestEn } from '../../copy/en/mcp.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useReach } from '../mcp/target/target-context.ts'

export function ConnectionFooter() {
  const { footer: copy } = toolsTestEn
  const reach = useReach()
  return (
    <Panel title={copy.heading}>
      <FactList
        facts={[
          [mcpEn.endpoint, reach.at('/mcp').href],
          [copy.protocol, copy.protocolName],
          [copy.authentication, copy.authenticationName],
        ]}
      />
      <Notice tone="warning">{copy.limits}</Notice>
    </Panel>
  )
}
