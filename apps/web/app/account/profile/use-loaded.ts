import { useCallback, useEffect, useState } from 'react'
import { useIdentity } from '../../identity/identity-provider.tsx'
import type { Identity } from '../../identity/identity.ts'

export type Loaded<Value> = {
  /** Undefined until it came. It stays when it could not be asked for again: what somebody types in its rows is kept. */
  readonly value: Value | undefined
  readonly hasFailed: boolean
  readonly reload: () => Promise<void>
}

/** What the account service holds about anyone who is signed in. `load` stays the same function from draw to draw. */
export function useLoaded<Value>(load: (identity: Identity) => Promise<Value>): Loaded<Value> {
  const identity = useIdentity()
  const [answer, setAnswer] = useState<Omit<Loaded<Value>, 'reload'>>({ value: undefined, hasFailed: false })
  const ask = useCallback(
    () =>
      load(identity).then(
        (value) => () => ({ value, hasFailed: false }),
        () => (before: typeof answer) => ({ ...before, hasFailed: true }),
      ),
    [identity, load],
  )
  useEffect(() => {
    let isLeft = false
    void ask().then((next) => !isLeft && setAnswer(next))
    return () => {
      isLeft = true
    }
  }, [ask])
  return { ...answer, reload: () => ask().then(setAnswer) }
}
