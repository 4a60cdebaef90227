import { apiBaseUrl } from '../../api/call-api.ts'
import { mcpEn, toolsTestEn } from '../../copy/en/mcp.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'

export function ConnectionFooter() {
  const { footer: copy } = toolsTestEn
  return (
    <Panel title={copy.heading}>
      <FactList
        facts={[
          [mcpEn.endpoint, `${apiBaseUrl()}/mcp`],
          [copy.protocol, copy.protocolName],
          [copy.authentication, copy.authenticationName],
        ]}
      />
      <Notice tone="warning">{copy.limits}</Notice>
    </Panel>
  )
}
