import { useState } from 'react'
import { useIdentity } from '../../identity/identity-provider.tsx'

/** Opens the provider's checkout for a plan; says in an alert why it could not. */
export function useCheckout(): {
  readonly openingPlan: string | undefined
  readonly open: (planId: string) => Promise<void>
} {
  const identity = useIdentity()
  const [openingPlan, setOpeningPlan] = useState<string>()
  const open = async (planId: string) => {
    setOpeningPlan(planId)
    const { startCheckout, checkoutAlert } = await import('../../api/start-checkout.ts')
    try {
      const session = await identity.session()
      const buyer = { userId: session?.user.id, email: session?.user.email }
      location.assign(await startCheckout(planId, buyer, session?.accessToken))
    } catch (error) {
      // oxlint-disable-next-line no-alert -- the specification asks for an alert here
      alert(checkoutAlert(error))
    } finally {
      setOpeningPlan(undefined)
    }
  }
  return { openingPlan, open }
}
