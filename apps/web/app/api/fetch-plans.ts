import { type Plan, planEnvelopeSchema } from '@kvint/contract'
import { callApi } from './call-api.ts'
import { callWithRetry } from './call-with-retry.ts'

/** The plans on sale. Throws where the API has none to give. */
export async function fetchPlans(): Promise<readonly Plan[]> {
  const answer = await callWithRetry(() => callApi('/api/v1/paddle/plans'))
  if (!answer.ok) throw new Error(`The API answered ${answer.status}.`)
  const envelope = planEnvelopeSchema.parse(await answer.json())
  if (!envelope.success || !envelope.data?.length) throw new Error(envelope.error ?? 'The API sent no plans.')
  return envelope.data
}
