import { useMcpWords, useToolsTestWords } from '../copy/pages.ts'
import { FactList, Notice, Panel } from '@kvint/ui'
import { useReach } from '../target/target-context.ts'

export function ConnectionFooter() {
  const toolsTestWords = useToolsTestWords()
  const mcpWords = useMcpWords()
  const { footer: copy } = toolsTestWords
  const reach = useReach()
  return (
    <Panel title={copy.heading}>
      <FactList
        facts={[
          [mcpWords.endpoint, reach.at('/mcp').href],
          [copy.protocol, copy.protocolName],
          [copy.authentication, copy.authenticationName],
        ]}
      />
      <Notice tone="warning">{copy.limits}</Notice>
    </Panel>
  )
}
