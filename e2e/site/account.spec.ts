import { FULL } from './builds.ts'
import { expectNoFaults } from './expect-no-faults.ts'
import { expectToFit } from './expect-to-fit.ts'
import { PROTECTED_PAGES } from './public-pages.ts'
import { fillIn, PASSWORD, signUp } from './sign-up.ts'
import { expect, test } from './signed-in.ts'

test('an account is made, and stays signed in over a reload', async ({ signedIn: page, account }) => {
  await page.goto(`${FULL}/dashboard`)
  const dashboard = page.getByTestId('dashboard')
  await expect(dashboard).toContainText(`Welcome, ${account.email.split('@')[0]}`)
  for (const text of [
    'Subscription',
    'Free',
    'Monthly Usage',
    '0 / 5',
    'Projects Analyzed',
    'MCP API Access',
    'Getting Started',
    'Upgrade to Premium',
    'Upgrade Now',
  ]) {
    await expect(dashboard.getByText(text, { exact: true }).first(), text).toBeVisible()
  }
  await page.reload()
  await expect(dashboard).toBeVisible()
})

test('no token is in storage or in the page', async ({ signedIn: page }) => {
  await page.goto(`${FULL}/dashboard`)
  await expect(page.getByTestId('dashboard')).toBeVisible()
  const stored = await page.evaluate(
    () => [localStorage, sessionStorage].map((store) => JSON.stringify(store)).join() + document.cookie,
  )
  expect(stored).not.toMatch(/eyJ|sid|refresh/)
})

test('the home page and /login lead on to the dashboard', async ({ signedIn: page }) => {
  for (const path of ['/', '/login']) {
    await page.goto(FULL + path)
    await expect(page).toHaveURL(`${FULL}/dashboard`)
  }
})

test('the header knows who is signed in', async ({ signedIn: page, account }) => {
  await page.goto(`${FULL}/about`)
  const header = page.getByRole('banner')
  const name = String(account.email.split('@')[0])
  await expect(header.getByRole('link', { name })).toHaveAttribute('href', '/profile')
  await expect(header.getByRole('link', { name: 'MCP Test' })).toHaveAttribute('href', '/mcp-test')
  await expect(header.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await header.getByRole('button', { name: 'Profile' }).click()
  await expect(page).toHaveURL(`${FULL}/profile`)
})

test('a protected page waits with Loading... while it is not known who comes', async ({ signedIn: page }) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/session/refresh', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${FULL}/dashboard`)
  await expect(page.getByText('Loading...')).toBeVisible()
  await expect(page.getByRole('banner').getByLabel('Checking your sign-in')).toBeVisible()
  release()
  await expect(page.getByTestId('dashboard')).toBeVisible()
})

test('/test shows what the API knows', async ({ signedIn: page }) => {
  await page.goto(`${FULL}/test`)
  const main = page.getByRole('main')
  for (const text of [
    'User ID',
    'Email',
    'Email Confirmed',
    'Created',
    'Access Token',
    'API Base URL',
    'Connected',
    'Database ID',
    'Supabase ID',
    'Username',
    'Role',
    'USER',
    'None (NONE)',
    'Retry API Test',
    'Raw JSON',
    'Logout',
    'Debug details',
  ]) {
    await expect(main.getByText(text, { exact: true }).first(), text).toBeVisible()
  }
})

test('the profile is edited and kept', async ({ signedIn: page }) => {
  await page.goto(`${FULL}/profile`)
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Location').fill('Bergen')
  await page.getByLabel('Website').fill('https://example.com')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Bergen')).toBeVisible()
})

test('the profile names its parts at its head, and each name leads to its part; the status says its verdict first', async ({
  signedIn: page,
}) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(`${FULL}/profile`)
    const names = page.getByRole('navigation', { name: 'Parts of your profile' }).getByRole('link')
    await expect(names).toHaveText([
      'Subscription',
      'Profile Information',
      'Account Settings',
      'Security',
      'Connected Assistants',
      'API Keys',
    ])
    await expect(names.last()).toBeInViewport()
    for (const name of await names.allInnerTexts()) {
      await page.evaluate(() => window.scrollTo(0, 0))
      await names.filter({ hasText: name }).click()
      await expect(page.getByRole('heading', { name, level: 2 })).toBeInViewport()
    }
    await page.goto(`${FULL}/status`)
    const [verdict, first] = [page.getByText('Everything is up.'), page.getByRole('heading', { level: 2 }).first()]
    await expect(verdict).toBeInViewport()
    const tops = await Promise.all(
      [verdict, first].map((each) => each.evaluate((box) => box.getBoundingClientRect().top)),
    )
    expect(tops[0]).toBeLessThan(tops[1] ?? 0)
  }
})

test('the API takes the token', async ({ signedIn: page }) => {
  await page.goto(`${FULL}/status`)
  await expect(page.getByText('Authenticated successfully')).toBeVisible()
  await expect(page.getByText('API is online')).toBeVisible()
})

test('a new password opens the account, the old one does not; signing out ends at the home page', async ({
  page,
  complaints,
}) => {
  const email = await signUp(page)
  await page.goto(`${FULL}/profile`)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await page.getByLabel('New Password', { exact: true }).fill('a new secret 7')
  await page.getByLabel('Confirm New Password').fill('a new secret 7')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByText('Password updated successfully!')).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(`${FULL}/`)
  await expect(page.getByRole('button', { name: 'Get Started Free' })).toBeVisible()

  await page.goto(`${FULL}/login`)
  await fillIn(page, email, PASSWORD, 'Sign In')
  await expect(page.getByRole('alert')).toHaveText('Invalid login credentials')
  await fillIn(page, email, 'a new secret 7', 'Sign In')
  await expect(page).toHaveURL(`${FULL}/dashboard`)
  await expect(page.getByText('Logged in successfully!')).toBeVisible()
  expect(complaints.splice(0), 'of the refused password only').toEqual([expect.stringContaining('400')])
})

for (const path of PROTECTED_PAGES) {
  test(`${path} has no fault, in both themes, narrow and wide, dialogs open too, and fits 320 px`, async ({
    signedIn: page,
  }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(FULL + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoFaults(page)
    for (const button of path === '/profile' ? ['Change Password', 'Delete Account'] : []) {
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByRole('dialog', { name: button })).toBeVisible()
      await expectNoFaults(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('button', { name: button })).toBeFocused()
    }
    await expectToFit(page)
  })
}
