import { expect, type Page } from '@playwright/test'
import { FULL } from './builds.ts'

/** Makes an account of its own on the page, which ends signed in at the dashboard. Returns its address. */
export async function signUp(page: Page): Promise<string> {
  const email = `walk-${crypto.randomUUID().slice(0, 8)}@example.com`
  await page.goto(`${FULL}/login?mode=sign-up`)
  await fillIn(page, email, PASSWORD, 'Sign Up')
  await expect(page).toHaveURL(`${FULL}/dashboard`)
  await expect(page.getByText('Account created and logged in successfully!')).toBeVisible()
  return email
}

export async function fillIn(
  page: Page,
  email: string,
  password: string,
  button: 'Sign In' | 'Sign Up',
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: button })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByPlaceholder('Password (min 6 characters)').fill(password)
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
}

export const PASSWORD = 'correct horse 9'
