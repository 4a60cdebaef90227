import { failureOf } from './api-failure.ts'
import { callApi } from './call-api.ts'

/** Asks for a mail that confirms the address; the answer is the same for an address that is on the list already. */
export async function joinWaitlist(email: string): Promise<void> {
  const answer = await callApi('/api/v1/waitlist', { body: { email } })
  if (!answer.ok) throw await failureOf(answer)
}
