import { ApiFailure } from './api-failure.ts'
import { callApi } from './call-api.ts'

/** The provider's page for changing or cancelling, made for this visit. */
export async function portalAddress(token: string): Promise<string> {
  const answer = await callApi('/api/v1/paddle/portal', { token, method: 'POST' })
  if (!answer.ok) throw new ApiFailure(answer.status, await answer.text())
  return ((await answer.json()) as { portalUrl: string }).portalUrl
}
