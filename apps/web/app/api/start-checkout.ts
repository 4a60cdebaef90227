import { checkoutAnswerSchema, type CheckoutRequest } from '@kvint/contract'
import { currentLanguage } from '@kvint/ui'
import { callApi } from './call-api.ts'
import { callWithRetry } from './call-with-retry.ts'

type Buyer = { readonly userId: string | undefined; readonly email: string | undefined }

/** The address of the provider's checkout for a plan. Throws a sentence; `Rate limited…` where it was asked too often. */
export async function startCheckout(planId: string, { userId, email }: Buyer, token?: string): Promise<string> {
  if (!planId) throw new Error('Plan ID is required')
  if (!userId) throw new Error('User ID (auth0Id) is required for checkout')
  if (!email) throw new Error('Email is required for checkout')
  const body: CheckoutRequest = {
    planId,
    userId,
    successUrl: `${location.origin}/success`,
    cancelUrl: `${location.origin}/pricing`,
    metadata: { auth0Id: userId, email },
  }
  const call = { body, idempotencyKey: crypto.randomUUID(), ...(token && { token }) }
  const answer = await callWithRetry(() => callApi('/api/v1/paddle/checkout', call))
  if (answer.status === 429) throw new Error(`Rate limited: ${await errorText(answer)}`)
  if (!answer.ok) throw new Error(await errorText(answer))
  const { success, data, error } = checkoutAnswerSchema.parse(await answer.json())
  if (!success || !data) throw new Error(error ?? 'The API gave no checkout address.')
  return data.checkoutUrl
}

/** What a failed checkout tells the buyer. */
export function checkoutAlert(error: unknown): string {
  const words = ALERTS[currentLanguage()]
  return error instanceof Error && error.message.startsWith('Rate limited') ? words.tooMany : words.failed
}

const ALERTS = {
  en: {
    tooMany: 'Too many checkout attempts. Please try again in a few minutes.',
    failed: 'Failed to open checkout. Please try again later.',
  },
  nb: {
    tooMany: 'For mange forsøk på å betale. Prøv igjen om noen minutter.',
    failed: 'Betalingen kunne ikke åpnes. Prøv igjen senere.',
  },
}

async function errorText(answer: Response): Promise<string> {
  const text = await answer.text()
  try {
    const { error } = JSON.parse(text) as { error?: string | { message?: string } }
    return typeof error === 'string' ? error : (error?.message ?? text)
  } catch {
    return text
  }
}
