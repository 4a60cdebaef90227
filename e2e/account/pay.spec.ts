import { expect, test } from '../kept-page.ts'
import { newAccount } from '../site/new-account.ts'
import { expectNoFaults } from '../site/expect-no-faults.ts'

test.setTimeout(90_000)

test('somebody buys PREMIUM, gets its limit, and cancels on the provider’s page', async ({ page }) => {
  await newAccount(page)
  await page.goto('/dashboard')
  const dashboard = page.getByTestId('dashboard')
  await expect(dashboard).toContainText('0 / 5')
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Manage subscription' })).toHaveCount(0)

  const other = await page.context().newPage()
  const line = other.waitForEvent('websocket', (socket) => socket.url().includes('/realtime/v1/'))
  await other.goto('/dashboard')
  const joined = (await line).waitForEvent('framereceived', ({ payload }) =>
    String(payload).includes('Subscribed to PostgreSQL'),
  )
  await expect(other.getByTestId('dashboard')).toContainText('0 / 5')
  await joined

  await page.goto('/pricing')
  const premium = page.getByTestId('plan-card').filter({ hasText: '$19' })
  await premium.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('heading', { name: 'Test checkout: PREMIUM' })).toBeVisible()
  await expect(page.getByText('no card is asked for and no money moves')).toBeVisible()
  await expectNoFaults(page)
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page).toHaveURL(/\/success$/)

  await page.goto('/dashboard')
  await expect(dashboard).toContainText('0 of unlimited')
  await expect(dashboard).toContainText('$19 per month · Next charge')
  await expect(dashboard.getByRole('button', { name: 'Upgrade Now' })).toHaveCount(0)

  await expect(other.getByTestId('dashboard')).toContainText('0 of unlimited')
  await page.goto('/pricing')
  await expect(premium.getByRole('button', { name: 'Manage Plan' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveCount(0)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Cancel Plan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel My Plan' }).click()
  await expect(page.getByText('You have cancelled. Nothing more is charged')).toBeVisible()
  await expect(other.getByTestId('dashboard')).toContainText('$19 per month · Ends')
  await page.getByRole('button', { name: 'Keep My Plan' }).click()
  await expect(page.getByText('The plan renews automatically until you cancel.')).toBeVisible()
  await page.getByRole('button', { name: 'Manage subscription' }).click()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await expect(page.getByText('The plan renews automatically until you cancel.')).toBeVisible()
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Cancel Now' }).click()
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Kvint' }).click()
  await expect(dashboard).toContainText('0 / 5')
  await page.goto('/test')
  await expect(page.getByText('None (NONE)')).toBeVisible()
})

test('somebody chooses a yearly plan, signs up on the way, and lands in its checkout', async ({ page, complaints }) => {
  await page.goto('/pricing')
  await page.getByText('Yearly: two months free').click()
  const premium = page.getByTestId('plan-card').filter({ hasText: '$190' })
  await premium.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Sign in, or sign up if you are new, and go on to PREMIUM: $190 per year.')).toBeVisible()
  await page.getByRole('link', { name: 'Sign Up', exact: true }).click()
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.org`)
  await page.getByPlaceholder('Password (min 6 characters)').fill('long enough for this')
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Test checkout: PREMIUM' })).toBeVisible()
  await expect(page.getByText('$190 per year')).toBeVisible()
  const checkout = page.url()
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page).toHaveURL(/\/success$/)
  await page.goto(checkout)
  await expect(page.getByRole('heading', { name: 'Nothing was charged' })).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')])
})

test('two tabs of one person open one checkout, which is paid once', async ({ page }) => {
  await newAccount(page)
  const other = await page.context().newPage()
  const tabs = [page, other]
  for (const tab of tabs) await tab.goto('/pricing')
  for (const tab of tabs) {
    await tab.getByTestId('plan-card').filter({ hasText: '$19' }).getByRole('button', { name: 'Subscribe' }).click()
    await expect(tab.getByRole('heading', { name: 'Test checkout: PREMIUM' })).toBeVisible()
  }
  expect(other.url()).toBe(page.url())
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page).toHaveURL(/\/success$/)
  await other.getByRole('button', { name: /^Pay / }).click()
  await expect(other.getByRole('heading', { name: 'Nothing was charged' })).toBeVisible()
  for (const tab of tabs) {
    await tab.goto('/pricing')
    await expect(tab.getByRole('button', { name: 'Manage Plan' })).toBeVisible()
    await expect(tab.getByRole('button', { name: 'Subscribe' })).toHaveCount(0)
  }
})

test('somebody makes a key for a program, which then reads her account, and revokes it', async ({ page }) => {
  const email = await newAccount(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Keys for programs' }).click()
  await page.getByRole('button', { name: 'Make a Key' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Backup script')
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Create Key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy Your New Key' })
  await expect(dialog).toBeVisible()
  await expectNoFaults(page)
  const secret = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByRole('button', { name: 'I Have Copied It' }).click()
  const ask = async () => await page.request.get('/auth/profile', { headers: { authorization: `Bearer ${secret}` } })
  expect(((await (await ask()).json()) as { email: string }).email).toBe(email)
  await page.getByRole('button', { name: 'Roll the key Backup script' }).click()
  await expect(page.getByRole('dialog', { name: 'Roll Key' })).toBeVisible()
  await expectNoFaults(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Revoke the key Backup script' }).click()
  await expect(page.getByRole('dialog', { name: 'Revoke Key' })).toBeVisible()
  await expectNoFaults(page)
  await page.getByRole('dialog', { name: 'Revoke Key' }).getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('The key Backup script no longer works.')).toBeVisible()
  expect((await ask()).status()).toBe(401)
})
