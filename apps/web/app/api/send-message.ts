import type { ContactRequest } from '@kvint/contract'
import { ApiFailure } from './api-failure.ts'
import { callApi } from './call-api.ts'

/** Sends a message to one of our boxes. */
export async function sendMessage(message: ContactRequest): Promise<void> {
  const answer = await callApi('/api/v1/contact', { body: message })
  if (!answer.ok) throw new ApiFailure(answer.status, await answer.text())
}
