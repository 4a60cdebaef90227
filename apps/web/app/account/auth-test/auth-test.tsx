import { useAuthTestCopy } from './copy/auth-test.ts'
import { Button, FactList, PageHead, Panel, useLanguage, CopyButton, Notice } from '@kvint/ui'
import { useFeature, useConfiguration } from '../../start-up/configuration.ts'
import { useAuthState, useIdentity } from '../../identity/identity-provider.tsx'
import { useSignOut } from '../../identity/use-sign-out.ts'
import { useAccessToken } from './use-access-token.ts'
import { apiBaseUrl } from '../../api/call-api.ts'
import { useEffect, useState } from 'react'
import type { ApiProfile, ApiSubscription } from '@kvint/contract'
import { ApiFailure } from '../../api/api-failure.ts'
import { fetchProfile } from '../../api/fetch-profile.ts'
import { fetchSubscription } from '../../api/fetch-subscription.ts'
import type { Identity } from '../../identity/identity.ts'

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

function TokenPanel() {
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

/** For anyone who builds: what is on, and what the token claims. Only where the build shows debug details. */
function DebugPanel() {
  const { debug: copy } = useAuthTestCopy()
  const { features, auth } = useConfiguration()
  const token = useAccessToken()
  return (
    <Panel title={copy.heading}>
      <FactList
        facts={[
          [copy.identity, auth?.kind ?? '-'],
          [
            copy.features,
            Object.entries(features)
              .filter(([, isOn]) => isOn)
              .map(([name]) => name)
              .join(', '),
          ],
          [copy.claims, token ? claimsOf(token) : '-'],
        ]}
      />
    </Panel>
  )
}

/** The middle part of the token, as text; it is signed, not secret. */
function claimsOf(token: string): string {
  try {
    const claims = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    return JSON.stringify(JSON.parse(claims), null, 2)
  } catch {
    return '-'
  }
}

function ApiPanel() {
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

type ApiTest =
  | { readonly kind: 'checking' }
  | { readonly kind: 'connected'; readonly profile: ApiProfile; readonly subscription: ApiSubscription }
  | { readonly kind: 'failed'; readonly message: string }

/** Asks the API who it thinks this is, and again on demand. */
function useApiTest(): { readonly test: ApiTest; readonly retry: () => void } {
  const { api: copy } = useAuthTestCopy()
  const identity = useIdentity()
  const [attempt, setAttempt] = useState(1)
  const [outcome, setOutcome] = useState<{ attempt: number; test: ApiTest }>()
  useEffect(() => {
    let isLeft = false
    void askApi(identity, copy).then((test) => !isLeft && setOutcome({ attempt, test }))
    return () => {
      isLeft = true
    }
  }, [identity, copy, attempt])
  return {
    test: outcome?.attempt === attempt ? outcome.test : { kind: 'checking' },
    retry: () => setAttempt(attempt + 1),
  }
}

async function askApi(identity: Identity, copy: ReturnType<typeof useAuthTestCopy>['api']): Promise<ApiTest> {
  const token = await identity.accessToken().catch(() => null)
  if (!token) return { kind: 'failed', message: copy.noToken }
  try {
    const [profile, subscription] = await Promise.all([fetchProfile(token), fetchSubscription(token)])
    return { kind: 'connected', profile, subscription }
  } catch (error) {
    const message = error instanceof ApiFailure ? copy.profileFailed(error.status, error.text) : copy.unreachable
    return { kind: 'failed', message }
  }
}
