import { mcpEn, sdkTestEn as copy } from '../../copy/en/mcp.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { SdkTransport } from './connect-sdk.ts'

export function SdkFooter({ transport }: { transport: SdkTransport }) {
  return (
    <Panel title={copy.footer}>
      <FactList
        facts={[
          [copy.sdk, '@modelcontextprotocol/client'],
          [copy.transport, transport === 'sse' ? copy.sse : copy.streamable],
          [mcpEn.endpoint, transport === 'sse' ? '/mcp/sse' : '/mcp'],
        ]}
      />
    </Panel>
  )
}
