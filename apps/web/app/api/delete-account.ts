import { ApiFailure } from './api-failure.ts'
import { callApi } from './call-api.ts'

/** Removes the account of anyone who holds the token, with everything in it. */
export async function deleteAccount(token: string): Promise<void> {
  const answer = await callApi('/api/v1/account', { token, method: 'DELETE' })
  if (!answer.ok) throw new ApiFailure(answer.status, await answer.text())
}
