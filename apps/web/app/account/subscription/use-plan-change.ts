import { useState } from 'react'
import { type PlanOffer, type Standing, standingWords } from '@kvint/contract'
import { ApiFailure } from '../../api/api-failure.ts'
import type { Wish } from '../../api/change-subscription.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import { toast, useLanguage } from '@kvint/ui'
import { useSubscriptionCopy } from './copy/subscription.ts'

/** What is asked about before it is done. */
export type AskedChange = {
  readonly offer: PlanOffer
  readonly title: string
  readonly text: string
  readonly wish: Wish
}

type Target = { readonly id: string; readonly name: string; readonly price: string }

/** Changes, cancels and resumes the plan that somebody has, and opens the provider’s page. */
export function usePlanChange(standing: Standing | undefined, put: (standing: Standing) => void) {
  const copy = useSubscriptionCopy()
  const identity = useIdentity()
  const [language] = useLanguage()
  const [asked, setAsked] = useState<AskedChange>()
  const [isWorking, setIsWorking] = useState(false)
  const [problem, setProblem] = useState<string>()

  const attempt = async (work: (token: string) => Promise<void>, words: (error: unknown) => string) => {
    setIsWorking(true)
    setProblem(undefined)
    try {
      const token = await identity.accessToken()
      if (!token) throw new Error('No one is signed in.')
      await work(token)
    } catch (error) {
      setProblem(words(error))
    } finally {
      setIsWorking(false)
      setAsked(undefined)
    }
  }
  const send = (wish: Wish) =>
    attempt(
      async (token) => {
        const { changeSubscription } = await import('../../api/change-subscription.ts')
        put(await changeSubscription(wish, token))
        toast(copy[DONE[wish.kind]])
      },
      (error) => (isRefusal(error) ? copy.failed : copy.unsure),
    )
  const openPortal = () =>
    attempt(
      async (token) => {
        const { portalAddress } = await import('../../api/open-portal.ts')
        location.assign(await portalAddress(token))
      },
      () => copy.portalFailed,
    )

  const ask = (offer: PlanOffer, target?: Target) => {
    if (!standing) return
    const { plan, day } = standingWords(standing, language)
    const change = {
      plan: offer === 'leave' ? plan : (target?.name ?? plan),
      price: target?.price ?? '',
      day: standing.kind === 'past-due' ? '' : (day?.date ?? ''),
      isTrial: standing.kind === 'trialing' || (standing.kind === 'cancelling' && standing.isTrial),
    }
    if (offer === 'leave')
      return setAsked({
        offer,
        title: copy.confirm.leave(change),
        text: copy.confirm.leaveText(change),
        wish: { kind: 'cancel' },
      })
    if (target && isChange(offer))
      setAsked({
        offer,
        title: copy.confirm.change(change),
        text: copy.confirm[offer](change) + (standing.kind === 'cancelling' ? ` ${copy.confirm.renews}` : ''),
        wish: { kind: 'change', planId: target.id },
      })
  }
  /** What the button of an offer does. */
  const take = (offer: PlanOffer, target?: Target) => {
    if (offer === 'manage' || offer === 'pay') return void openPortal()
    if (offer === 'keep' || offer === 'resume') return void send({ kind: 'resume' })
    ask(offer, target)
  }
  const confirm = () => asked && void send(asked.wish)
  return {
    asked,
    isWorking,
    problem,
    take,
    confirm,
    openPortal: () => void openPortal(),
    dismiss: () => setAsked(undefined),
  }
}

/** The service said no. Without an answer, or where it broke, the change may have been made. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiFailure && error.status < 500
}

const DONE = { change: 'changed', cancel: 'cancelled', resume: 'resumed' } as const

type ChangeOffer = 'upgrade' | 'downgrade' | 'yearly' | 'monthly'

function isChange(offer: PlanOffer): offer is ChangeOffer {
  return ['upgrade', 'downgrade', 'yearly', 'monthly'].includes(offer)
}
