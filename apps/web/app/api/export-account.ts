import { ApiFailure } from './api-failure.ts'
import { callApi } from './call-api.ts'

/** Everything that is kept about whoever holds the token, as one JSON file. */
export async function exportAccount(token: string): Promise<Blob> {
  const answer = await callApi('/api/v1/account/export', { token })
  if (!answer.ok) throw new ApiFailure(answer.status, await answer.text())
  return await answer.blob()
}
