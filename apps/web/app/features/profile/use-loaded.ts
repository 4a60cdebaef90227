import { useCallback, useEffect, useState } from 'react'
import { useIdentity } from '../../identity/identity-provider.tsx'
import type { Identity } from '../../identity/identity.ts'

export type Loaded<Value> = {
  /** Undefined until it came. */
  readonly value: Value | undefined
  readonly hasFailed: boolean
  readonly reload: () => Promise<void>
}

/** What the account service holds about whoever is signed in. `load` stays the same function from draw to draw. */
export function useLoaded<Value>(load: (identity: Identity) => Promise<Value>): Loaded<Value> {
  const identity = useIdentity()
  const [value, setValue] = useState<Value>()
  const [hasFailed, setHasFailed] = useState(false)
  const reload = useCallback(async () => {
    try {
      setValue(await load(identity))
      setHasFailed(false)
    } catch {
      setHasFailed(true)
    }
  }, [identity, load])
  useEffect(() => void reload(), [reload])
  return { value, hasFailed, reload }
}
