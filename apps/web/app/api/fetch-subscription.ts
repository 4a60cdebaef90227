import { type ApiSubscription, apiSubscriptionSchema } from '@kvint/contract'
import { ApiFailure } from './api-failure.ts'
import { completed } from './completed.ts'
import { callApi } from './call-api.ts'

export async function fetchSubscription(token: string): Promise<ApiSubscription> {
  const answer = await callApi('/auth/subscription', { token })
  if (!answer.ok) throw new ApiFailure(answer.status, await answer.text())
  return apiSubscriptionSchema.parse(completed(await answer.json(), UNTOLD))
}

const UNTOLD = { hasActiveSubscription: false, subscriptionStatus: 'NONE' }
