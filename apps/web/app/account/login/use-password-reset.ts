import { useState } from 'react'
import { useLoginCopy } from './copy/login.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import { serviceWords } from '../../identity/service-words.ts'

/** Asks for a mail with a link to a new password. The answer does not tell whether an account exists. */
export function usePasswordReset() {
  const copy = useLoginCopy()
  const identity = useIdentity()
  const [message, setMessage] = useState<{ tone: 'ok' | 'danger'; text: string }>()
  const ask = async (email: string) => {
    if (!email.includes('@')) return setMessage({ tone: 'danger', text: copy.resetNeedsEmail })
    try {
      await identity.sendPasswordReset(email.trim())
      setMessage({ tone: 'ok', text: copy.resetSent })
    } catch (error) {
      setMessage({ tone: 'danger', text: serviceWords(error) ?? copy.failed })
    }
  }
  return { message, ask }
}
