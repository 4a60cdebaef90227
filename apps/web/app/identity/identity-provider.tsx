import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { useConfiguration } from '../start-up/configuration.ts'
import { createIdentity } from './create-identity.ts'
import type { AuthState, Identity } from './identity.ts'
import { mailedSession } from './mailed-session.ts'

/** Holds the identity of the page. `identity` is for tests. */
export function IdentityProvider({ identity, children }: { identity?: Identity; children: ReactNode }) {
  const configuration = useConfiguration()
  const [own] = useState(() => identity ?? createIdentity(configuration))
  useEffect(() => void mailedSession(own).then(() => own.restore()), [own])
  return <IdentityContext value={own}>{children}</IdentityContext>
}

export function useIdentity(): Identity {
  const identity = useContext(IdentityContext)
  if (!identity) throw new Error('useIdentity needs an IdentityProvider around it.')
  return identity
}

export function useAuthState(): AuthState {
  const { subscribe, state } = useIdentity()
  return useSyncExternalStore(subscribe, state, state)
}

const IdentityContext = createContext<Identity | undefined>(undefined)
