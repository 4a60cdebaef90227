import { type Standing, standingSchema } from '@kvint/contract'
import { ApiFailure } from './api-failure.ts'
import { callApi } from './call-api.ts'

/** What somebody can ask for of her plan. */
export type Wish =
  | { readonly kind: 'change'; readonly planId: string }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'resume' }

/** Asks for it; how she then stands. */
export async function changeSubscription(wish: Wish, token: string): Promise<Standing> {
  const call = { body: wish, token, idempotencyKey: crypto.randomUUID() }
  const answer = await callApi('/api/v1/paddle/subscription', call)
  if (!answer.ok) throw new ApiFailure(answer.status, await answer.text())
  const { data } = (await answer.json()) as { data: { standing: unknown } }
  return standingSchema.parse(data.standing)
}
