import { type ApiKey, type ApiKeyScope, apiKeyListSchema, type ShownApiKey, shownApiKeySchema } from '@kvint/contract'
import { callApi } from './call-api.ts'
import { soundAnswer } from './sound-answer.ts'

/** The keys of anyone who holds the token, newest first. */
export async function listApiKeys(
  token: string,
  cursor?: string,
): Promise<{ apiKeys: ApiKey[]; nextCursor: string | null }> {
  const query = cursor ? `?cursor=${encodeURIComponent(cursor)}` : ''
  return apiKeyListSchema.parse(await (await soundAnswer(await callApi(`/api/v1/api-keys${query}`, { token }))).json())
}

/** The answer is the only one that holds the key itself. */
export async function makeApiKey(token: string, name: string, scopes: readonly ApiKeyScope[]): Promise<ShownApiKey> {
  const answer = await soundAnswer(await callApi('/api/v1/api-keys', { token, body: { name, scopes } }))
  return shownApiKeySchema.parse(await answer.json())
}

/** A new key with the same scopes; the old one works on for so many hours. */
export async function rollApiKey(token: string, id: string, overlapHours: number): Promise<ShownApiKey> {
  const answer = await soundAnswer(await callApi(`/api/v1/api-keys/${id}/roll`, { token, body: { overlapHours } }))
  return shownApiKeySchema.parse(await answer.json())
}

/** Gives a key back that a new password ended. */
export async function keepApiKey(token: string, id: string): Promise<void> {
  await soundAnswer(await callApi(`/api/v1/api-keys/${id}/keep`, { token, method: 'POST' }))
}

export async function revokeApiKey(token: string, id: string): Promise<void> {
  await soundAnswer(await callApi(`/api/v1/api-keys/${id}`, { token, method: 'DELETE' }))
}
