import { type Storage, storageSchema } from '@kvint/contract'
import { callApi } from './call-api.ts'
import { soundAnswer } from './sound-answer.ts'

/** How much is kept in the account, and the most that its plan keeps. */
export async function fetchStorage(token: string, signal: AbortSignal): Promise<Storage> {
  return storageSchema.parse(await (await soundAnswer(await callApi('/api/v1/storage', { token, signal }))).json())
}
