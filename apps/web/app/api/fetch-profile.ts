import { type ApiProfile, apiProfileSchema } from '@kvint/contract'
import { ApiFailure } from './api-failure.ts'
import { callApi } from './call-api.ts'

/** The API's profile of whoever holds the token. Throws `ApiFailure` for any answer that is none. */
export async function fetchProfile(token: string): Promise<ApiProfile> {
  const answer = await callApi('/auth/profile', { token })
  if (!answer.ok) throw new ApiFailure(answer.status, await answer.text())
  return apiProfileSchema.parse(await answer.json())
}
