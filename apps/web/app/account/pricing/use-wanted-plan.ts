import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { planOffer, type Standing } from '@kvint/contract'

/**
 * Goes on with the plan that somebody chose before she signed in: the address names it, and is tidied at once, so that
 * neither a reload nor the way back from the checkout opens it again. Who has a plan stays and sees how it stands.
 */
export function useWantedPlan(standing: Standing | undefined, open: (planId: string) => void): void {
  const navigate = useNavigate()
  const hasGoneOn = useRef(false)
  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get('plan')
    if (!wanted || !standing || hasGoneOn.current) return
    hasGoneOn.current = true
    void navigate('/pricing', { replace: true })
    if (planOffer(standing, wanted) === 'subscribe') open(wanted)
  }, [standing, navigate, open])
}
