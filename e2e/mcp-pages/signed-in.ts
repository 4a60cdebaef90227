import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { FULL } from '../site/builds.ts'

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>

/** One account for the walks of a worker, made by a sign-up through the page. */
export function accountCookies(browser: Browser): Promise<Cookies> {
  account ??= signUp(browser)
  return account
}

async function signUp(browser: Browser): Promise<Cookies> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${FULL}/login?mode=sign-up`)
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible()
  await page.getByLabel('Email').fill(`tools-${crypto.randomUUID().slice(0, 8)}@example.com`)
  await page.getByPlaceholder('Password (min 6 characters)').fill('correct horse 9')
  await page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page).toHaveURL(`${FULL}/dashboard`)
  const cookies = await page.context().cookies()
  await page.context().close()
  return cookies
}

let account: Promise<Cookies> | undefined
