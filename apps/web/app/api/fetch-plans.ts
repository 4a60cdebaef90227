import { type Plan, planEnvelopeSchema } from '@kvint/contract'
import { completed } from './completed.ts'
import { callApi } from './call-api.ts'
import { callWithRetry } from './call-with-retry.ts'

/** The plans on sale. Throws where the API has none to give. */
export async function fetchPlans(): Promise<readonly Plan[]> {
  const answer = await callWithRetry(() => callApi('/api/v1/paddle/plans'))
  if (!answer.ok) throw new Error(`The API answered ${answer.status}.`)
  const envelope = planEnvelopeSchema.parse(wholeEnvelope(await answer.json()))
  if (!envelope.success || !envelope.data?.length) throw new Error(envelope.error ?? 'The API sent no plans.')
  return envelope.data
}

/** What a card can do without, another build of the API may leave out. */
function wholeEnvelope(answer: unknown): unknown {
  const envelope = completed(answer, { data: null, warnings: [], cached: false, source: '', stale: false })
  const { data } = Object(envelope) as { data?: unknown }
  return Array.isArray(data) ? { ...Object(envelope), data: data.map(wholePlan) } : envelope
}

function wholePlan(plan: unknown): unknown {
  const whole = completed(plan, { ...UNTOLD, paddleId: null })
  const { paddleId } = Object(whole) as { paddleId?: unknown }
  return typeof paddleId === 'number' ? { ...Object(whole), paddleId: String(paddleId) } : whole
}

const UNTOLD = { period: '', description: '', features: [], limitations: [], cta: 'Coming Soon', popular: false }
