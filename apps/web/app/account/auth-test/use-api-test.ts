import { useEffect, useState } from 'react'
import type { ApiProfile, ApiSubscription } from '@kvint/contract'
import { ApiFailure } from '../../api/api-failure.ts'
import { fetchProfile } from '../../api/fetch-profile.ts'
import { fetchSubscription } from '../../api/fetch-subscription.ts'
import { useAuthTestCopy } from './copy/auth-test.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import type { Identity } from '../../identity/identity.ts'

export type ApiTest =
  | { readonly kind: 'checking' }
  | { readonly kind: 'connected'; readonly profile: ApiProfile; readonly subscription: ApiSubscription }
  | { readonly kind: 'failed'; readonly message: string }

/** Asks the API who it thinks this is, and again on demand. */
export function useApiTest(): { readonly test: ApiTest; readonly retry: () => void } {
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
