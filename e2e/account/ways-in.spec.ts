import { expect, test } from '../kept-page.ts'
import { FULL } from '../site/builds.ts'
import { mailedLink } from '../site/mailed-link.ts'
import { newAccount } from '../site/new-account.ts'
import { fillIn, PASSWORD } from '../site/sign-up.ts'
import { type Build, startBuild } from '../site/start-build.ts'
import { buildSet, exampleSet } from '@kvint/als/build'

test('somebody who has an account chooses a plan, signs in, and lands in its checkout', async ({ page }) => {
  const email = await newAccount(page)
  await page.context().clearCookies()
  await page.goto(`${FULL}/pricing`)
  await page.getByTestId('plan-card').filter({ hasText: '$19' }).getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible()
  await fillIn(page, email, PASSWORD, 'Sign In')
  await expect(page.getByRole('heading', { name: 'Test checkout: PREMIUM' })).toBeVisible()
})

test('who was sent to sign in comes back to the page that she wanted, and sees where she is signed in', async ({
  page,
}) => {
  const email = await newAccount(page)
  await page.context().clearCookies()
  await page.goto(`${FULL}/profile`)
  await fillIn(page, email, PASSWORD, 'Sign In')
  await expect(page).toHaveURL(`${FULL}/profile`)
  const sessions = page.getByRole('region', { name: 'Open Sessions' })
  await expect(sessions).toContainText('Chrome, Linux')
  await expect(sessions).toContainText(/This browser, signed in \w+ \d+, \d{4}, \d+:\d\d [AP]M/)
  await expect(page.getByRole('region', { name: 'Your Data' }).getByRole('button', { name: 'Download' })).toBeVisible()
})

test('a set that is read in the browser does not count', async ({ page }) => {
  await newAccount(page)
  await page.goto(`${FULL}/dashboard`)
  const buffer = Buffer.from(await buildSet(exampleSet()))
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Nordlys.als', mimeType: 'application/octet-stream', buffer })
  await expect(page.getByRole('heading', { level: 1, name: 'Nordlys' })).toBeVisible()
  await page.goto(`${FULL}/dashboard`)
  await expect(page.getByRole('region', { name: 'Your songs' })).toContainText('Nordlys')
  await expect(page.getByTestId('dashboard')).toContainText('0 / 5')
})

test('a common password is refused in words', async ({ page }) => {
  await page.goto(`${FULL}/login?mode=sign-up`)
  await fillIn(page, 'nobody@example.com', 'password1', 'Sign Up')
  await expect(page.getByRole('alert')).toContainText('This password is one of the 10,000 most common.')
  await expect(page).toHaveURL(/\/login/)
})

test('the link to a new address works in another browser, and says what happened', async ({ page, browser }) => {
  const email = await newAccount(page)
  const next = `moved-${crypto.randomUUID().slice(0, 8)}@example.com`
  await page.goto(`${FULL}/profile`)
  const setting = page.getByRole('region', { name: 'Email Address' })
  await setting.getByLabel('New address').fill(next)
  await setting.getByRole('button', { name: 'Change' }).click()
  await expect(setting.getByText('We have sent a link to both addresses.')).toBeVisible()
  const links = [await mailedLink(page, next, 'type=email_change'), await mailedLink(page, email, 'type=email_change')]
  const other = await (await browser.newContext()).newPage()
  for (const [link, words] of [
    [links[0], 'This address has agreed.'],
    [links[1], 'Both addresses have agreed.'],
  ] as const) {
    await other.goto(String(link))
    await expect(other.getByText(words)).toBeVisible()
  }
  await other.context().close()
  await page.reload()
  await expect(setting.getByText(next)).toBeVisible()
})

test.describe('where addresses are confirmed by mail', () => {
  let build: Build
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    const port = Number(process.env['E2E_PORT'] ?? 8180) + 40
    build = await startBuild('all', port, { SMTP_URL: 'smtp://127.0.0.1:9', RATE_LIMITS: '1' })
  })
  test.afterAll(() => build.stop())

  test('a sign-up with a known address does not tell, and too many tries tell how long to wait', async ({
    page,
    complaints,
  }) => {
    const email = 'nora@example.com'
    for (const password of [PASSWORD, 'another horse 7']) {
      await page.goto(`${build.origin}/login?mode=sign-up`)
      await fillIn(page, email, password, 'Sign Up')
      await expect(page.getByText('Check your email for a confirmation link!')).toBeVisible()
    }
    await page.goto(`${build.origin}/login`)
    await expect(async () => {
      const answered = page.waitForResponse(/\/auth\/v1\/token/)
      await fillIn(page, email, 'wrong horse 1', 'Sign In')
      expect((await answered).status()).toBe(429)
    }).toPass({ intervals: [0] })
    await expect(page.getByRole('alert')).toHaveText(/^Too many attempts\. Try again in \d+ (seconds|minutes)\.$/)
    expect(complaints.splice(0).every((said) => /400|429/.test(said))).toBe(true)
  })
})
