import { type ApiProfile, apiProfileSchema } from '@kvint/contract'
import { ApiFailure } from './api-failure.ts'
import { completed } from './completed.ts'
import { callApi } from './call-api.ts'

/** The API's profile of anyone who holds the token. Throws `ApiFailure` for any answer that is none. */
export async function fetchProfile(token: string): Promise<ApiProfile> {
  const answer = await callApi('/auth/profile', { token })
  if (!answer.ok) throw new ApiFailure(answer.status, await answer.text())
  return apiProfileSchema.parse(completed(await answer.json(), UNTOLD))
}

/** Another build of the API may say less; a person without a word about her pays nothing and may do the least. */
const UNTOLD = { id: '', supabaseId: '', username: '', role: 'USER', hasActiveSubscription: false }
