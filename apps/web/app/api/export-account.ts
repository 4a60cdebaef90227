import { ApiFailure } from './api-failure.ts'
import { callApi } from './call-api.ts'

/** Everything that is kept about anyone who holds the token, sets and reports too, as one archive. */
export async function exportAccount(token: string): Promise<Blob> {
  const answer = await callApi('/api/v1/account/export', { token, timeoutMs: EXPORT_MS })
  if (!answer.ok) throw new ApiFailure(answer.status, await answer.text())
  return await answer.blob()
}

/** Many large sets on a slow line. */
const EXPORT_MS = 600_000
