import { useCallback, useEffect, useState } from 'react'
import type { ApiKey, ApiKeyScope, ShownApiKey } from '@kvint/contract'
import { keepApiKey, listApiKeys, makeApiKey, revokeApiKey, rollApiKey } from '../../api/api-keys.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'

export type LoadedKeys =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly keys: readonly ApiKey[]; readonly next: string | null }

/** The keys of anyone who is signed in, and what can be done with them. Each rejects with words for people. */
export function useApiKeys() {
  const identity = useIdentity()
  const [loaded, setLoaded] = useState<LoadedKeys>({ kind: 'loading' })

  const withToken = useCallback(
    async <Result>(work: (token: string) => Promise<Result>): Promise<Result> => {
      const token = await identity.accessToken()
      if (!token) throw new Error('No one is signed in.')
      return await work(token)
    },
    [identity],
  )
  const reload = useCallback(async () => {
    try {
      const { apiKeys, nextCursor } = await withToken((token) => listApiKeys(token))
      setLoaded({ kind: 'loaded', keys: apiKeys, next: nextCursor })
    } catch {
      setLoaded({ kind: 'failed' })
    }
  }, [withToken])
  useEffect(() => {
    const timer = setTimeout(() => void reload())
    return () => clearTimeout(timer)
  }, [reload])

  const shown = async (work: (token: string) => Promise<ShownApiKey>): Promise<string> => {
    const { secret } = await withToken(work)
    await reload()
    return secret
  }
  return {
    loaded,
    make: (name: string, scopes: readonly ApiKeyScope[]) => shown((token) => makeApiKey(token, name, scopes)),
    roll: (id: string, overlapHours: number) => shown((token) => rollApiKey(token, id, overlapHours)),
    keep: async (id: string) => {
      await withToken((token) => keepApiKey(token, id))
      await reload()
    },
    revoke: async (id: string) => {
      await withToken((token) => revokeApiKey(token, id))
      await reload()
    },
    showMore: async () => {
      if (loaded.kind !== 'loaded' || loaded.next === null) return
      const { next, keys } = loaded
      const page = await withToken((token) => listApiKeys(token, next))
      setLoaded({ kind: 'loaded', keys: [...keys, ...page.apiKeys], next: page.nextCursor })
    },
  }
}
