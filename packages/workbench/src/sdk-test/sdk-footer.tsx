import { useMcpWords, useSdkTestWords } from '../copy/pages.ts'
import { FactList, Panel } from '@kvint/ui'
import { useReach } from '../target/target-context.ts'
import type { SdkTransport } from '../session/session.ts'

export function SdkFooter({ transport }: { transport: SdkTransport }) {
  const copy = useSdkTestWords()
  const mcpWords = useMcpWords()
  const reach = useReach()
  const address = transport === 'sse' ? reach.stream : reach.at('/mcp')
  return (
    <Panel isPlain title={copy.footer}>
      <FactList
        facts={[
          [copy.sdk, '@modelcontextprotocol/client'],
          [copy.transport, transport === 'sse' ? copy.sse : copy.streamable],
          [mcpWords.endpoint, reach.target.kind === 'own' ? address.pathname : address.href],
        ]}
      />
    </Panel>
  )
}
