import { expect, type APIResponse, type Page } from '@playwright/test'
import { FULL } from './builds.ts'
import { PASSWORD } from './sign-up.ts'

/**
 * Makes an account of its own and signs the page's context in, by the calls of the sign-up page and without opening it:
 * that page has walks of its own. Returns its address.
 */
export async function newAccount(page: Page): Promise<string> {
  const email = `walk-${crypto.randomUUID().slice(0, 8)}@example.com`
  const made = await answerOf(
    page.request.post(`${FULL}/auth/v1/signup`, {
      headers: { apikey: await publicKey(page) },
      data: { email, password: PASSWORD },
    }),
  )
  await answerOf(
    page.request.post(`${FULL}/api/session/adopt`, {
      headers: { 'x-session': '1', origin: FULL },
      data: { refresh_token: made.refresh_token },
    }),
  )
  return email
}

async function publicKey(page: Page): Promise<string> {
  const drawn = await (await page.request.get(`${FULL}/about`)).text()
  const { auth } = JSON.parse(/id="kvint-config">([^<]+)</.exec(drawn)?.[1] ?? '') as { auth: { anonKey: string } }
  return auth.anonKey
}

async function answerOf(asked: Promise<APIResponse>): Promise<{ readonly refresh_token: string }> {
  const answer = await asked
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as { refresh_token: string }
}
