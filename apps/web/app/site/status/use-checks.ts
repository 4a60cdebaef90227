import { useEffect, useState } from 'react'
import { useAuthState, useIdentity } from '../../identity/identity-provider.tsx'
import { type ApiCheck, checkApi } from './check-api.ts'
import { type AuthCheck, checkAuth } from './check-auth.ts'

type Checking = { readonly status: 'checking'; readonly message: null }

export type Checks = {
  readonly api: ApiCheck | Checking
  readonly auth: AuthCheck | Checking
  readonly lastChecked: Date | undefined
  readonly isChecking: boolean
  readonly refresh: () => void
}

type Outcome<Check> = { readonly round: number; readonly check: Check; readonly at: Date }

/** Both checks, made once it is known whether somebody is signed in, and again on demand. */
export function useChecks(): Checks {
  const identity = useIdentity()
  const isSettled = useAuthState().status !== 'loading'
  const [round, setRound] = useState(1)
  const [api, setApi] = useState<Outcome<ApiCheck>>()
  const [auth, setAuth] = useState<Outcome<AuthCheck>>()

  useEffect(() => {
    if (!isSettled) return
    void checkApi().then((check) => setApi({ round, check, at: new Date() }))
    void checkAuth(identity).then((check) => setAuth({ round, check, at: new Date() }))
  }, [isSettled, identity, round])

  const isChecking = api?.round !== round || auth?.round !== round
  return {
    api: api?.round === round ? api.check : CHECKING,
    auth: auth?.round === round ? auth.check : CHECKING,
    lastChecked: api && auth ? new Date(Math.max(api.at.getTime(), auth.at.getTime())) : undefined,
    isChecking,
    refresh: () => setRound(round + 1),
  }
}

const CHECKING: Checking = { status: 'checking', message: null }
