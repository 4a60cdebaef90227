import { useCallback, useEffect, useState } from 'react'
import type { Standing } from '@kvint/contract'
import { useAuthState, useIdentity } from '../../identity/identity-provider.tsx'

export type KnownStanding =
  /** No one is signed in, or nothing is sold. */
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'loading' }
  /** It could not be asked. Nothing may be said of what she pays. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly standing: Standing; readonly put: (standing: Standing) => void }

/** How anyone who is signed in stands with her plan, followed by every change of it. */
export function useStanding(): KnownStanding {
  const identity = useIdentity()
  const { status } = useAuthState()
  const [standing, setStanding] = useState<Standing>()
  const [hasFailed, setHasFailed] = useState(false)
  const put = useCallback((next: Standing) => setStanding(next), [])
  useEffect(() => {
    if (status !== 'signed-in') return undefined
    let isLeft = false
    const load = async () => {
      const { fetchSubscription } = await import('../../api/fetch-subscription.ts')
      const token = await identity.accessToken()
      if (!token) throw new Error('No one is signed in.')
      const { standing: loaded = NOTHING } = await fetchSubscription(token)
      if (isLeft) return
      setStanding(loaded)
      setHasFailed(false)
    }
    const loadQuietly = () => void load().catch(() => !isLeft && setHasFailed(true))
    loadQuietly()
    const unwatch = identity.watchAccount(loadQuietly)
    return () => {
      isLeft = true
      unwatch()
    }
  }, [identity, status])
  if (status !== 'signed-in') return { kind: status }
  if (standing) return { kind: 'known', standing, put }
  return { kind: hasFailed ? 'failed' : 'loading' }
}

const NOTHING: Standing = { kind: 'free' }
