import { useEffect, useState } from 'react'
import type { ApiProfile } from '@kvint/contract'
import { ApiFailure } from '../../api/api-failure.ts'
import { fetchProfile } from '../../api/fetch-profile.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'

export type LoadedProfile =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly profile: ApiProfile }
  /** The API answered with something else. */
  | { readonly kind: 'failed' }
  /** No answer came. */
  | { readonly kind: 'unreachable' }

/** The API's profile of anyone who is signed in. */
export function useProfile(): LoadedProfile {
  const identity = useIdentity()
  const [loaded, setLoaded] = useState<LoadedProfile>({ kind: 'loading' })
  useEffect(() => {
    let isLeft = false
    const load = () => void loadProfile(identity).then((next) => !isLeft && setLoaded(next))
    load()
    const unwatch = identity.watchAccount(load)
    return () => {
      isLeft = true
      unwatch()
    }
  }, [identity])
  return loaded
}

async function loadProfile(identity: { accessToken: () => Promise<string | null> }): Promise<LoadedProfile> {
  try {
    const token = await identity.accessToken()
    return token ? { kind: 'loaded', profile: await fetchProfile(token) } : { kind: 'failed' }
  } catch (error) {
    return { kind: error instanceof ApiFailure ? 'failed' : 'unreachable' }
  }
}
