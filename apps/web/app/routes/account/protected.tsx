import { useEffect } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { useIsBrowser } from '../../frame/use-is-browser.ts'
import { useAuthState } from '../../identity/identity-provider.tsx'
import { Loading } from '../../ui/loading.tsx'

/** Pages for people who are signed in: waits until that is known, and sends others to sign in. */
export default function Protected() {
  const { status } = useAuthState()
  const isBrowser = useIsBrowser()
  const navigate = useNavigate()
  useEffect(() => {
    if (status === 'signed-out') void navigate('/login', { replace: true })
  }, [status, navigate])
  return isBrowser && status === 'signed-in' ? <Outlet /> : <Loading />
}
