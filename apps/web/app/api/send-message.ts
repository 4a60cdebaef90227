import type { ContactRequest } from '@kvint/contract'
import { failureOf } from './api-failure.ts'
import { callApi } from './call-api.ts'

/** Sends a message to one of our boxes. */
export async function sendMessage(message: ContactRequest): Promise<void> {
  const answer = await callApi('/api/v1/contact', { body: message })
  if (!answer.ok) throw await failureOf(answer)
}
