import { useAuthTestCopy } from './copy/auth-test.ts'
import { CopyButton, FactList, Panel } from '@kvint/ui'
import { useAccessToken } from './use-access-token.ts'

export function TokenPanel() {
  const { token: copy } = useAuthTestCopy()
  const token = useAccessToken()
  return (
    <Panel title={copy.heading} aside={token && <CopyButton text={token} label={copy.copy} />}>
      <FactList
        facts={[
          [copy.access, token ? copy.available : copy.missing],
          [copy.refresh, token ? copy.kept : copy.missing],
          [copy.preview, token ? previewOf(token) : ''],
        ]}
      />
    </Panel>
  )
}

/** Enough to tell one token from another, too little to use it. */
function previewOf(token: string): string {
  return token.length > 40 ? `${token.slice(0, 20)}…${token.slice(-8)}` : '…'
}
