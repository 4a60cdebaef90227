import { apiBaseUrl } from '../../api/call-api.ts'
import { useAuthTestCopy } from './copy/auth-test.ts'
import { Button, FactList, Notice, Panel } from '@kvint/ui'
import { useApiTest } from './use-api-test.ts'

export function ApiPanel() {
  const { api: copy } = useAuthTestCopy()
  const { test, retry } = useApiTest()
  return (
    <Panel
      title={copy.heading}
      aside={
        <Button size="tool" onClick={retry} disabled={test.kind === 'checking'}>
          {copy.retry}
        </Button>
      }
    >
      <FactList
        facts={[
          [copy.base, apiBaseUrl()],
          [copy.connection, copy[test.kind]],
        ]}
      />
      {test.kind === 'failed' && <Notice tone="danger">{test.message}</Notice>}
      {test.kind === 'connected' && (
        <>
          <h3 className="font-semibold">{copy.profile}</h3>
          <FactList
            facts={[
              [copy.databaseId, test.profile.id],
              [copy.supabaseId, test.profile.supabaseId],
              [copy.username, test.profile.username],
              [copy.role, test.profile.role],
              [
                copy.subscription,
                `${test.subscription.hasActiveSubscription ? copy.active : copy.none} (${test.subscription.subscriptionStatus})`,
              ],
            ]}
          />
          <details className="text-small">
            <summary className="underline underline-offset-4">{copy.raw}</summary>
            <pre
              className="mt-2 overflow-x-auto rounded-control border border-line bg-sunken p-3 font-mono text-tool"
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
              tabIndex={0}
            >
              {JSON.stringify({ profile: test.profile, subscription: test.subscription }, null, 2)}
            </pre>
          </details>
        </>
      )}
    </Panel>
  )
}
