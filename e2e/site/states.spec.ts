import type { Page, Route } from '@playwright/test'
import { FULL, SHIPPED } from './builds.ts'
import { newAccount } from './new-account.ts'
import { fillIn, PASSWORD } from './sign-up.ts'
import { expect, test } from './signed-in.ts'

/** States in which something fails: the console complains of each, so these walks do not listen to it. */
test.afterEach(({ complaints }) => {
  complaints.length = 0
})

test('the dashboard says that the profile could not be fetched, or that nothing answered', async ({
  signedIn: page,
}) => {
  await withAnswer(
    page,
    '**/auth/profile',
    (route) => route.fulfill({ status: 500, json: {} }),
    async () => {
      await page.goto(`${FULL}/dashboard`)
      await expect(page.getByRole('alert')).toHaveText('Failed to fetch user profile')
    },
  )
  await withAnswer(
    page,
    '**/auth/profile',
    (route) => route.abort(),
    async () => {
      await page.goto(`${FULL}/dashboard`)
      await expect(page.getByRole('alert')).toHaveText('Error connecting to API')
    },
  )
})

test('premium people see no banner, and their own limit', async ({ signedIn: page }) => {
  const profile = {
    id: '1',
    supabaseId: '5f0c8a52-0000-4000-8000-000000000001',
    username: 'nora',
    role: 'PREMIUM',
    hasActiveSubscription: true,
    email: 'nora@example.com',
  }
  await withAnswer(
    page,
    '**/auth/profile',
    (route) => route.fulfill({ json: profile }),
    async () => {
      await page.goto(`${FULL}/dashboard`)
      const dashboard = page.getByTestId('dashboard')
      await expect(dashboard.getByText('Premium', { exact: true })).toBeVisible()
      await expect(dashboard.getByText('0 / 100', { exact: true })).toBeVisible()
      await expect(dashboard.getByText('Upgrade to Premium')).toHaveCount(0)
    },
  )
})

test('the status page tells each state of API and sign-in apart', async ({ signedIn: page }) => {
  await page.goto(`${FULL}/status`)
  await expect(page.getByText('Authenticated successfully', { exact: true })).toBeVisible()
  for (const [status, words] of [
    [401, 'API is online but requires auth'],
    [200, 'API is online'],
    [403, 'API is online but requires auth'],
    [404, 'API is online'],
    [418, 'API returned status 418'],
  ] as const) {
    await statusOf(page, `${FULL}/`, (route) => route.fulfill({ status, body: '' }), words)
  }
  await statusOf(page, `${FULL}/`, (route) => route.abort(), 'API is unreachable')
  for (const [status, words] of [
    [401, 'JWT token invalid or expired (401)'],
    [403, 'Access forbidden (403)'],
    [503, 'Authentication failed (503)'],
  ] as const) {
    await statusOf(page, '**/auth/profile', (route) => route.fulfill({ status, json: {} }), words)
  }
  await statusOf(page, '**/auth/profile', (route) => route.abort(), 'Authentication check failed')
})

test('a checkout that fails says so in an alert, after two more attempts where that may help', async ({
  signedIn: page,
}) => {
  test.slow()
  await page.goto(`${FULL}/dashboard`)
  for (const [status, calls, words] of [
    [429, 3, 'Too many checkout attempts. Please try again in a few minutes.'],
    [400, 1, 'Failed to open checkout. Please try again later.'],
  ] as const) {
    let asked = 0
    await withAnswer(
      page,
      '**/api/v1/paddle/checkout',
      (route) => {
        asked += 1
        return route.fulfill({ status, json: { error: 'no' } })
      },
      async () => {
        const alert = page.waitForEvent('dialog')
        const press = page.getByRole('button', { name: 'Upgrade Now' }).click()
        const dialog = await alert
        expect(dialog.message()).toBe(words)
        await dialog.accept()
        await press
      },
    )
    expect(asked).toBe(calls)
  }
})

test('a sign-out that fails alerts and loads the home page again', async ({ page }) => {
  await newAccount(page)
  await page.goto(`${FULL}/dashboard`)
  await page.route('**/api/session/logout', (route) => route.fulfill({ status: 500, json: {} }))
  const alert = page.waitForEvent('dialog')
  const press = page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  const dialog = await alert
  expect(dialog.message()).toBe(
    "Sign out encountered an issue, but we're clearing your session. The page will refresh.",
  )
  await dialog.accept()
  await press
  await expect(page).toHaveURL(`${FULL}/`)
  await expect(page.getByRole('button', { name: 'Get Started Free' }), 'a reload does not sign in again').toBeVisible()
})

test('sign-in and sign-up refuse offline, and try once more where the network failed', async ({ page, context }) => {
  await page.goto(`${FULL}/login`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible()
  await context.setOffline(true)
  await fillIn(page, 'nora@example.com', PASSWORD, 'Sign In')
  await expect(page.getByRole('alert')).toHaveText('User is offline - cannot sign in')
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).press('Enter')
  await fillIn(page, 'nora@example.com', PASSWORD, 'Sign Up')
  await expect(page.getByRole('alert')).toHaveText('User is offline - cannot sign up')
  await context.setOffline(false)

  let asked = 0
  await page.route('**/auth/v1/token**', (route) => {
    asked += 1
    return route.abort()
  })
  await page.goto(`${FULL}/login`)
  await fillIn(page, 'nora@example.com', PASSWORD, 'Sign In')
  await expect(page.getByRole('alert')).toContainText(/fetch/i)
  expect(asked).toBe(2)
})

test('the button reads Processing... and waits while a sign-in is under way', async ({ page }) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/auth/v1/token**', async (route) => {
    await held
    await route.fulfill({ status: 400, json: { code: 400, msg: 'Invalid login credentials' } })
  })
  await page.goto(`${FULL}/login`)
  await fillIn(page, 'nora@example.com', PASSWORD, 'Sign In')
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  release()
  await expect(page.getByRole('alert')).toHaveText('Invalid login credentials')
})

test('/test says what failed, and tries again', async ({ signedIn: page }) => {
  await withAnswer(
    page,
    '**/auth/profile',
    (route) => route.fulfill({ status: 500, body: 'broken' }),
    async () => {
      await page.goto(`${FULL}/test`)
      await expect(page.getByRole('alert')).toContainText('Profile API failed')
      await expect(page.getByRole('alert')).toContainText('500')
      await expect(page.getByRole('alert')).toContainText('broken')
    },
  )
  await page.getByRole('button', { name: 'Retry API Test' }).click()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
})

test('a profile that cannot be saved stays as it was typed', async ({ signedIn: page }) => {
  await page.goto(`${FULL}/profile`)
  await withAnswer(
    page,
    '**/auth/v1/user*',
    (route) => (route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue()),
    async () => {
      await page.getByRole('button', { name: 'Edit Profile' }).click()
      await page.getByLabel('Location').fill('Tromsø')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await expect(page.getByText('Failed to update profile. Please try again.')).toBeVisible()
      await expect(page.getByLabel('Location')).toHaveValue('Tromsø')
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByText('Failed to update profile. Please try again.')).toHaveCount(0)
      await expect(page.getByText('Tromsø')).toHaveCount(0)
    },
  )
})

test('the shipped build waits with four skeletons, then shows its plans', async ({ page }) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/v1/paddle/plans', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${SHIPPED}/pricing`)
  await expect(page.getByTestId('plan-skeleton')).toHaveCount(4)
  release()
  await expect(page.getByTestId('plan-card')).toHaveCount(4)
  await expect(page.getByText('Contact to Discuss')).toBeVisible()
})

async function withAnswer(
  page: Page,
  url: string,
  answer: (route: Route) => unknown,
  walk: () => Promise<void>,
): Promise<void> {
  await page.route(url, answer)
  await walk()
  await page.unroute(url)
}

async function statusOf(page: Page, url: string, answer: (route: Route) => unknown, words: string): Promise<void> {
  await expect(page.getByText(words, { exact: true }), 'not from before').toHaveCount(0)
  await withAnswer(page, url, answer, async () => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  })
}
