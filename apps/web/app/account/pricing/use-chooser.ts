import { useNavigate } from 'react-router'
import { type Plan, PRODUCT } from '@kvint/contract'
import { useFeature } from '../../start-up/configuration.ts'
import { useAuthState } from '../../identity/identity-provider.tsx'
import { useIsOpen } from '../../identity/use-is-open.ts'

/** What choosing a plan means for somebody without one: writing to us, signing in first, paying, or nothing. */
export function useChooser(pay: (planId: string) => Promise<void>): (plan: Plan) => (() => void) | undefined {
  const isOpen = useIsOpen()
  const sellsPlans = useFeature('enablePayments')
  const isSignedIn = useAuthState().status === 'signed-in'
  const navigate = useNavigate()
  return (plan) => {
    if (!isOpen || plan.cta === 'Coming Soon') return undefined
    if (plan.price === 'Contact Us') return () => location.assign(`mailto:${PRODUCT.mail.contact}?subject=${plan.name}`)
    if (!isSignedIn) return () => void navigate(plan.paddleId === null ? '/login?mode=sign-up' : signInFor(plan.id))
    if (plan.paddleId === null) return () => void navigate('/dashboard')
    return sellsPlans ? () => void pay(plan.id) : undefined
  }
}

/** Anyone who buys may have an account: she signs in, or turns to sign-up there, and comes back with the plan. */
function signInFor(planId: string): string {
  return `/login?return_to=${encodeURIComponent(`/pricing?plan=${planId}`)}`
}
