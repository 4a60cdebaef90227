import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLoginCopy } from './copy/login.ts'
import { useConfiguration } from '../../start-up/configuration.ts'
import { returnPathOf } from '../../identity/return-path.ts'
import { useMailedSession } from '../../identity/use-mailed-session.ts'
import { useAuthState } from '../../identity/identity-provider.tsx'
import { toast } from '@kvint/ui'
import { EntryFrame } from './entry-frame.tsx'
import { LoginForm } from './login-form.tsx'
import { RedirectLogin } from './redirect-login.tsx'

/** Where people come in; anyone who is in goes on to the dashboard. */
export function Login() {
  const copy = useLoginCopy()
  const { features, auth } = useConfiguration()
  const { status } = useAuthState()
  const navigate = useNavigate()
  const { state } = useLocation()
  const mailed = useMailedSession()
  const said = mailed === 'agreed' || mailed === 'moved' || mailed === 'refused' ? copy.mailed[mailed] : undefined
  const isLeaving = status === 'signed-in' || mailed === 'moved'
  useEffect(() => {
    if (said && isLeaving) toast(said)
  }, [said, isLeaving])
  useEffect(() => {
    if (status === 'signed-in') void navigate(returnPathOf(location.search, state), { replace: true })
  }, [status, navigate, state])
  const isRedirect = features.enableAuth && auth?.kind === 'oidc'
  return (
    <EntryFrame text={features.enableAuth ? copy.lead : copy.closed}>
      {isRedirect ? <RedirectLogin /> : <LoginForm said={isLeaving ? undefined : said} />}
    </EntryFrame>
  )
}
