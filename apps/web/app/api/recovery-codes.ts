import { callApi } from './call-api.ts'
import { soundAnswer } from './sound-answer.ts'

const PATH = '/api/v1/account/recovery-codes'

/** How many are left of anyone who holds the token. */
export async function countRecoveryCodes(token: string): Promise<number> {
  const { count } = (await (await soundAnswer(await callApi(PATH, { token }))).json()) as { count: number }
  return count
}

/** Ten new ones, which this answer alone shows. */
export async function makeRecoveryCodes(token: string): Promise<readonly string[]> {
  const answer = await soundAnswer(await callApi(PATH, { token, method: 'POST' }))
  return ((await answer.json()) as { codes: string[] }).codes
}

/** Turns two-factor authentication off. Rejects with the service's own words where the code does not count. */
export async function useUpRecoveryCode(token: string, code: string): Promise<void> {
  await soundAnswer(await callApi(`${PATH}/use`, { token, body: { code } }))
}
