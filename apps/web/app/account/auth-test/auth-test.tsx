import { useAuthTestCopy } from './copy/auth-test.ts'
import { Button, FactList, PageHead, Panel, useLanguage } from '@kvint/ui'
import { useFeature } from '../../start-up/configuration.ts'
import { useAuthState } from '../../identity/identity-provider.tsx'
import { useSignOut } from '../../identity/use-sign-out.ts'
import { ApiPanel } from './api-panel.tsx'
import { DebugPanel } from './debug-panel.tsx'
import { TokenPanel } from './token-panel.tsx'

/** For developers: everything that signing in has brought, and whether the API agrees. */
export function AuthTest() {
  const copy = useAuthTestCopy()
  const [language] = useLanguage()
  const state = useAuthState()
  const signOut = useSignOut()
  const showsDebug = useFeature('enableDebugInfo')
  if (state.status !== 'signed-in') return null
  const { id, email, email_confirmed_at, created_at } = state.user
  return (
    <div className="page-width grid gap-6 py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PageHead title={copy.title}>{copy.lead}</PageHead>
        <Button onClick={() => void signOut()}>{copy.logout}</Button>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Panel title={copy.user.heading}>
          <FactList
            facts={[
              [copy.user.id, id],
              [copy.user.email, email],
              [copy.user.confirmed, email_confirmed_at ? copy.user.yes : copy.user.no],
              [copy.user.created, created_at && new Date(created_at).toLocaleString(language)],
            ]}
          />
        </Panel>
        <TokenPanel />
        <ApiPanel />
        {showsDebug && <DebugPanel />}
      </div>
    </div>
  )
}
