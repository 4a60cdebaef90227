import { expect, test } from '../quiet-page.ts'
import { FULL } from './builds.ts'
import { fillIn, signUp } from './sign-up.ts'

test('a forgotten password is replaced by the mailed link, and the link leaves no token behind', async ({
  browser,
  page,
}) => {
  const { email, page: earlier } = await signUp(browser)
  await earlier.context().close()

  await page.goto(`${FULL}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Forgotten your password?' }).click()
  await expect(page.getByText('If an account has this address')).toBeVisible()

  await expect(async () => {
    const outbox = await (await page.request.get(`${FULL}/outbox`)).text()
    expect(outbox).toContain(email)
    expect(outbox).toContain('type=recovery')
  }).toPass()
  const outbox = (await (await page.request.get(`${FULL}/outbox`)).text()).replaceAll('&#38;', '&')
  const link = /https?:[^"'\s<]*type=recovery[^"'\s<]*/.exec(outbox.slice(outbox.indexOf(email)))?.[0]
  await page.goto(String(link))

  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
  await page.getByLabel('New Password', { exact: true }).fill('short')
  await page.getByLabel('Confirm New Password').fill('other')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByRole('alert')).toHaveText('New passwords do not match')
  await page.getByLabel('New Password', { exact: true }).fill('a new secret 7')
  await page.getByLabel('Confirm New Password').fill('a new secret 7')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByText('Password updated successfully!')).toBeVisible()
  expect(page.url()).toBe(`${FULL}/reset-password`)

  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(`${FULL}/`)
  await page.goto(`${FULL}/login`)
  await fillIn(page, email, 'a new secret 7', 'Sign In')
  await expect(page).toHaveURL(`${FULL}/dashboard`)
})
