import { useEffect, useState } from 'react'
import { useIdentity } from './identity-provider.tsx'
import type { Identity } from './identity.ts'

export type MailedSession = 'none' | 'reading' | 'taken' | 'refused'

/**
 * A mailed link comes back with a session behind the address's `#`. Takes it over and clears the address, so that
 * neither history nor a shared link holds it.
 */
export function useMailedSession(): MailedSession {
  const identity = useIdentity()
  const [progress, setProgress] = useState<MailedSession>('reading')
  useEffect(() => void takeOver(identity).then(setProgress), [identity])
  return progress
}

async function takeOver(identity: Identity): Promise<MailedSession> {
  const told = new URLSearchParams(location.hash.slice(1))
  const refreshToken = told.get('refresh_token')
  if (!refreshToken) return told.has('error') ? 'refused' : 'none'
  history.replaceState(history.state, '', location.pathname + location.search)
  try {
    await identity.adopt(refreshToken, told.get('type') === 'recovery' ? 'password-recovery' : 'signed-in')
    return 'taken'
  } catch {
    return 'refused'
  }
}
