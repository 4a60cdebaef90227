import { useCallback, useEffect, useState } from 'react'
import type { Standing } from '@kvint/contract'
import { useAuthState, useIdentity } from '../../identity/identity-provider.tsx'

export type KnownStanding =
  /** No one is signed in, or nothing is sold. */
  | { readonly kind: 'nobody' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly standing: Standing; readonly put: (standing: Standing) => void }

/** How anyone who is signed in stands with her plan, followed by every change of it. */
export function useStanding(): KnownStanding {
  const identity = useIdentity()
  const { status } = useAuthState()
  const [standing, setStanding] = useState<Standing>()
  const put = useCallback((next: Standing) => setStanding(next), [])
  useEffect(() => {
    if (status !== 'signed-in') return undefined
    let isLeft = false
    const load = async () => {
      const { fetchSubscription } = await import('../../api/fetch-subscription.ts')
      const token = await identity.accessToken()
      const loaded = token ? await fetchSubscription(token) : undefined
      if (!isLeft) setStanding(loaded?.standing ?? NOTHING)
    }
    /** The server guards what is sold; a page that could not ask goes on as for somebody who pays nothing. */
    const loadQuietly = () => void load().catch(() => !isLeft && setStanding((before) => before ?? NOTHING))
    loadQuietly()
    const unwatch = identity.watchAccount(loadQuietly)
    return () => {
      isLeft = true
      unwatch()
    }
  }, [identity, status])
  if (status === 'signed-out') return { kind: 'nobody' }
  return standing && status === 'signed-in' ? { kind: 'known', standing, put } : { kind: 'loading' }
}

const NOTHING: Standing = { kind: 'free' }
