import { FULL } from '../site/builds.ts'
import { nameServer } from './name-server.ts'
import { test } from './strangers.ts'
import { expect } from '../site/signed-in.ts'

test('signs in at an authorization server of others, and gets new tokens when they run out', async ({
  page,
  strangers,
}) => {
  await page.goto(`${FULL}/mcp-sdk-test`)
  await page.getByRole('combobox', { name: 'Server', exact: true }).selectOption('named')
  await page.getByLabel('Authorization').selectOption('oauth')
  await nameServer(page, strangers.guarded)
  await page.getByLabel('Transport').selectOption('streamable')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()

  await page.getByPlaceholder('Enter any login').fill('nora')
  await page.getByPlaceholder('and password').fill('anything')
  await page.getByRole('button', { name: /sign-in|continue/i }).click()
  await page.getByRole('button', { name: /continue/i }).click()

  await expect(page).toHaveURL(`${FULL}/mcp-sdk-test`)
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^echo/ }).click()
  await page.getByRole('textbox', { name: /^message/ }).fill('a fifth')
  await page.waitForTimeout(TOKEN_MS)
  const refreshed = page.waitForRequest((request) => (request.postData() ?? '').includes('grant_type=refresh_token'))
  await page.getByRole('button', { name: 'Execute Tool' }).click()
  await refreshed
  await expect(page.getByRole('region', { name: 'Response' })).toContainText('a fifth')

  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((store) => Object.keys(store).map((key) => key + store.getItem(key))).join(),
  )
  expect(kept).not.toMatch(/"(?:access|refresh)_token":|code_?verifier/i)
})

test('says what the authorization server answered where the person refuses', async ({ page, strangers }) => {
  await page.goto(`${FULL}/mcp-sdk-test`)
  await page.getByRole('combobox', { name: 'Server', exact: true }).selectOption('named')
  await page.getByLabel('Authorization').selectOption('oauth')
  await nameServer(page, strangers.guarded)
  await page.getByLabel('Transport').selectOption('streamable')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByRole('link', { name: /cancel/i }).click()
  await expect(page).toHaveURL(`${FULL}/mcp-sdk-test`)
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to authorize: access_denied' })).toBeVisible()
})

test('takes no answer that belongs to no sign-in of this tab', async ({ page }) => {
  await page.goto(`${FULL}/mcp-sdk-test?code=stolen&state=somebody-elses`)
  await expect(
    page.getByText('Failed to authorize: this sign-in was not started in this tab', { exact: false }).first(),
  ).toBeVisible()
  await expect(page).toHaveURL(`${FULL}/mcp-sdk-test`)
})

test('signs in at our own authorization server', async ({ page }) => {
  await page.goto(`${FULL}/mcp-sdk-test`)
  await page.getByLabel('Authorization').selectOption('oauth')
  await page.getByLabel('Transport').selectOption('streamable')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page).toHaveURL(/\/oauth\/consent/)
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await expect(page).toHaveURL(`${FULL}/mcp-sdk-test`)
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^projects_find/ })).toBeVisible()
})

/** Longer than the tokens live. */
const TOKEN_MS = 2500
