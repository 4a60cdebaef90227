import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../kept-page.ts'
import { FULL } from './builds.ts'
import { mailedLink } from './mailed-link.ts'
import { newAccount } from './new-account.ts'
import { fillIn } from './sign-up.ts'
import { walkTo } from '../walk-to.ts'

test('a forgotten password is replaced by the mailed link, and the link leaves no token behind', async ({ page }) => {
  const email = await newAccount(page)
  await page.context().clearCookies()

  await page.goto(`${FULL}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  const sent = page.getByText('If this email has an account')
  await expect(sent).toBeVisible()
  const widthOf = async (element: Locator) => Math.round((await element.boundingBox())?.width ?? 0)
  const form = page.locator('form').filter({ has: page.getByLabel('Email') })
  expect(await widthOf(page.getByRole('status').filter({ has: sent })), 'as wide as the form').toBe(await widthOf(form))

  await page.goto(await mailedLink(page, email, 'type=recovery'))

  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
  await typeTwice(page, 'short', 'other')
  await expect(page.getByRole('alert')).toHaveText('New passwords do not match')
  await typeTwice(page, 'short', 'short')
  await expect(page.getByRole('alert')).toHaveText('Password must be at least 6 characters long')
  await typeTwice(page, 'a new secret 7', 'a new secret 7')
  await expect(page.getByText('Password updated successfully!')).toBeVisible()
  await expect(page.getByText('API Keys'), 'she has none').toHaveCount(0)
  expect(page.url()).toBe(`${FULL}/reset-password`)

  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(`${FULL}/`)
  await page.goto(`${FULL}/login`)
  await fillIn(page, email, 'a new secret 7', 'Sign In')
  await expect(page).toHaveURL(`${FULL}/dashboard`)
})

/** With the keyboard alone. */
async function typeTwice(page: Page, password: string, again: string): Promise<void> {
  for (const [label, words] of [
    ['New Password', password],
    ['Confirm New Password', again],
  ] as const) {
    await walkTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.press('Control+A')
    await page.keyboard.type(words)
  }
  await walkTo(page, page.getByRole('button', { name: 'Update Password' }))
  await page.keyboard.press('Enter')
}
