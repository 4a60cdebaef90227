import { useCallback, useEffect, useState } from 'react'
import { useIdentity } from '../../identity/identity-provider.tsx'
import type { Identity } from '../../identity/identity.ts'

export type Loaded<Value> = {
  /** Undefined until it came. */
  readonly value: Value | undefined
  readonly hasFailed: boolean
  readonly reload: () => Promise<void>
}

type Answer<Value> = Pick<Loaded<Value>, 'value' | 'hasFailed'>

/** What the account service holds about anyone who is signed in. `load` stays the same function from draw to draw. */
export function useLoaded<Value>(load: (identity: Identity) => Promise<Value>): Loaded<Value> {
  const identity = useIdentity()
  const [answer, setAnswer] = useState<Answer<Value>>({ value: undefined, hasFailed: false })
  const ask = useCallback(
    (): Promise<Answer<Value>> =>
      load(identity).then(
        (value) => ({ value, hasFailed: false }),
        () => ({ value: undefined, hasFailed: true }),
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
