import { useEffect, useState } from 'react'
import { useIdentity } from './identity-provider.tsx'
import { mailedSession, type MailedSession } from './mailed-session.ts'

/** What came of the session that a mailed link brought; `reading` until that is known. */
export function useMailedSession(): MailedSession | 'reading' {
  const identity = useIdentity()
  const [progress, setProgress] = useState<MailedSession | 'reading'>('reading')
  useEffect(() => void mailedSession(identity).then(setProgress), [identity])
  return progress
}
