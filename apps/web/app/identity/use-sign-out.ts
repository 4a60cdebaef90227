import { useNavigate } from 'react-router'
import { currentLanguage } from '@kvint/ui'
import { wipeStoredKeys } from '../start-up/wipe-stored-keys.ts'
import { useIdentity } from './identity-provider.tsx'

/** Signs out and goes to the home page; where that fails, says so and loads the home page again. */
export function useSignOut(): () => Promise<void> {
  const identity = useIdentity()
  const navigate = useNavigate()
  return async () => {
    try {
      await identity.signOut()
      wipeStoredKeys([localStorage, sessionStorage])
      await navigate('/')
    } catch {
      wipeStoredKeys([localStorage, sessionStorage])
      // oxlint-disable-next-line no-alert -- the specification asks for an alert here
      alert(TROUBLE[currentLanguage()])
      location.assign('/')
    }
  }
}

const TROUBLE = {
  en: "Sign out encountered an issue, but we're clearing your session. The page will refresh.",
  nb: 'Utloggingen gikk ikke som den skulle, men økten din fjernes. Siden lastes på nytt.',
}
