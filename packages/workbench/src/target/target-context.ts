import { createContext, useContext, useMemo } from 'react'
import { useHost } from '../host.ts'
import { addressOn, OWN, streamOn, type Target } from './target.ts'

/** How a page reaches its server. */
export type Reach = {
  readonly target: Target
  readonly at: (path: string) => URL
  readonly stream: URL
  /** The account's own token for our server, and never for another: there, what was typed in for it. */
  readonly accessToken: () => Promise<string | null>
  /** Our own server answers no one without a token; of others that is not known. */
  readonly needsToken: boolean
}

export const TargetContext = createContext<Target>(OWN)

export function useReach(): Reach {
  const host = useHost()
  const target = useContext(TargetContext)
  return useMemo(
    () => ({
      target,
      at: (path) => addressOn(target, path, host.ownBase),
      stream: streamOn(target, host.ownBase),
      accessToken: async () => {
        if (target.kind === 'own') return host.accessToken().catch(() => null)
        return target.access === 'token' && target.token !== '' ? target.token : null
      },
      needsToken: target.kind === 'own',
    }),
    [host, target],
  )
}
