import type { Storage } from '@kvint/contract'
import { useEffect, useState } from 'react'
import { fetchStorage } from '../../api/fetch-storage.ts'
import { tokenOf } from '../../identity/token-of.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'

/** How much of what the plan keeps is used, asked for again when `version` changes. Undefined until it is known. */
export function useStorage(version: string): Storage | undefined {
  const identity = useIdentity()
  const [known, setKnown] = useState<{ readonly version: string; readonly storage: Storage }>()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const ask = async () => {
      const storage = await fetchStorage(await tokenOf(identity), signal)
      if (!signal.aborted) setKnown({ version, storage })
    }
    /** What was known stays while the service is away. */
    ask().catch(() => undefined)
    return () => controller.abort()
  }, [identity, version])
  return known?.storage
}
