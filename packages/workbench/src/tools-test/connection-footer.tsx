import { mcpEn, toolsTestEn } from '../copy/pages.ts'
import { FactList, Notice, Panel } from '@kvint/ui'
import { useReach } from '../target/target-context.ts'

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
