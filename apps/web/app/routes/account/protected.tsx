import { useEffect, useState } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { useIsBrowser } from '../../frame/use-is-browser.ts'
import { useAuthState } from '../../identity/identity-provider.tsx'
import { Loading } from '@kvint/ui'

/** Pages for people who are signed in: waits until that is known, and sends others to sign in. */
export default function Protected() {
  const state = useAuthState()
  const { status } = state
  const [wasIn, setWasIn] = useState(false)
  if (status === 'signed-in' && !wasIn) setWasIn(true)
  /** Anyone who signs out here is on her way to the home page. */
  const isTurnedAway = status === 'signed-out' && !(wasIn && state.isLeaving)
  const isBrowser = useIsBrowser()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isTurnedAway) return
    const returnTo = location.pathname + location.search
    void navigate('/login', { replace: true, state: { returnTo } })
  }, [isTurnedAway, navigate])
  return isBrowser && status === 'signed-in' ? <Outlet /> : <Loading />
}
