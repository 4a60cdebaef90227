import { useEffect } from 'react'
import { useLanguage } from '@kvint/ui'
import { useAuthState, useIdentity } from './identity-provider.tsx'

/** Tells the account the language of the page that somebody who is signed in reads: mails to her are written in it. */
export function useMailLanguage(): void {
  const [language] = useLanguage()
  const identity = useIdentity()
  const auth = useAuthState()
  const user = auth.status === 'signed-in' ? auth.user : undefined
  const isKnown = !user || (user.user_metadata?.language ?? 'en') === language
  useEffect(() => {
    if (isKnown) return
    identity.updateUser({ metadata: { language } }).catch(() => undefined)
  }, [isKnown, language, identity])
}
