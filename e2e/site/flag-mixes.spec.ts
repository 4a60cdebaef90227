import { startTestPostgres, type TestPostgres } from '@kvint/postgres'
import type { Page } from '@playwright/test'
import { expect, test as kept } from '../kept-page.ts'
import { FLAG_MIXES, type FlagMix } from './flag-mixes.ts'
import { fillIn, PASSWORD } from './sign-up.ts'
import { type Build, startBuild } from './start-build.ts'

const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 8180) + 20

const SESSION_KEY = 'x7Qm2Vd9Lk4Rw8Tn1Bz6Hc3Yf5Gs0Jp8'

/** All builds of a worker stand on one Postgres, each on a copy of a database that the first of them prepared. */
const test = kept.extend<object, { postgres: TestPostgres }>({
  postgres: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, use, { parallelIndex }) => {
      const postgres = await startTestPostgres(async (DATABASE_URL) => {
        const build = await startBuild('all', FIRST_PORT + parallelIndex, { DATABASE_URL, SESSION_KEY })
        await build.stop()
      })
      await use(postgres)
      await postgres.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

for (const mix of FLAG_MIXES) {
  test.describe(`FEATURES=${mix.features}${mix.env ? ' with services' : ''}`, () => {
    test.describe.configure({ mode: 'serial' })
    let build: Build
    test.beforeAll(async ({ postgres }, { parallelIndex }) => {
      test.setTimeout(120_000)
      const DATABASE_URL = await postgres.newDatabase()
      build = await startBuild(mix.features, FIRST_PORT + parallelIndex, { ...mix.env, DATABASE_URL, SESSION_KEY })
    })
    test.afterAll(() => build.stop())

    test('signed out, each sentence holds', async ({ page, complaints }) => {
      await page.goto(build.origin)
      await headerIs(page, mix)
      await heroAndWaitlistAre(page, mix)
      await expect(page.getByRole('button', { name: 'Help', exact: true })).toHaveCount(mix.chats ? 1 : 0)
      await expect(page.getByRole('button', { name: 'Refuse counting' })).toHaveCount(mix.asksConsent ? 1 : 0)
      await plansAre(page, build, mix)
      await chatIs(page, build, mix)
      expect(complaints).toEqual([])
      await loginIs(page, build, mix)
      /** A refused sign-in is an error to the console. */
      expect(complaints.splice(0)).toEqual(mix.hasAccounts ? [expect.stringContaining('400')] : [])
    })

    if (mix.isOpen) {
      test('signed in, each sentence holds', async ({ page }) => {
        await page.goto(`${build.origin}/login?mode=sign-up`)
        await fillIn(page, 'nora@example.com', PASSWORD, 'Sign Up')
        await expect(page).toHaveURL(`${build.origin}/dashboard`)
        await upgradeIs(page, build, mix)
        await page.goto(`${build.origin}/test`)
        await expect(page.getByText('Connected', { exact: true })).toBeVisible()
        await expect(page.getByText('Debug details')).toHaveCount(mix.debugs ? 1 : 0)
      })
    }
  })
}

async function headerIs(page: Page, { isOpen }: FlagMix): Promise<void> {
  const header = page.getByRole('banner')
  if (isOpen) {
    for (const name of ['Sign In', 'Get Started'])
      await expect(header.getByRole('link', { name })).toHaveAttribute('href', '/login')
    await expect(header.getByText('Coming Soon')).toHaveCount(0)
  } else {
    await expect(header.getByRole('button', { name: 'Coming Soon' })).toBeDisabled()
    await expect(header.getByText(/Sign In|Get Started/)).toHaveCount(0)
  }
}

async function heroAndWaitlistAre(page: Page, { isOpen }: FlagMix): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Coming Soon', disabled: true })).toHaveCount(isOpen ? 0 : 2)
  for (const name of ['Get Started Free', 'Join Our Waitlist'])
    await expect(main.getByRole('button', { name })).toHaveCount(isOpen ? 1 : 0)
}

/** Buttons of paid plans lead somewhere only where people can register; nothing at all can be chosen elsewhere. */
async function plansAre(page: Page, { origin }: Build, { isOpen }: FlagMix): Promise<void> {
  await page.goto(`${origin}/pricing`)
  const cards = page.getByTestId('plan-card')
  await expect(cards).toHaveCount(4)
  if (isOpen) await expect(cards.filter({ hasText: 'FREE' }).first().getByRole('button')).toBeEnabled()
  else for (const button of await cards.getByRole('button').all()) await expect(button).toBeDisabled()
}

async function chatIs(page: Page, { origin }: Build, { chats }: FlagMix): Promise<void> {
  await page.goto(`${origin}/docs`)
  await page.getByRole('button', { name: 'Live Chat' }).click()
  await expect(page.getByText('Hi! How can we help you today?')).toHaveCount(chats ? 1 : 0)
}

async function loginIs(page: Page, { origin }: Build, { isOpen, hasAccounts }: FlagMix): Promise<void> {
  await page.goto(`${origin}/login`)
  await fillIn(page, 'nobody@example.com', PASSWORD, 'Sign In')
  await expect(page.getByRole('alert')).toHaveText(
    hasAccounts ? 'Invalid login credentials' : 'Authentication is disabled',
  )
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Coming Soon', disabled: true })).toHaveCount(
    isOpen ? 0 : 1,
  )
}

async function upgradeIs(page: Page, { origin }: Build, { sells }: FlagMix): Promise<void> {
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.getByRole('button', { name: 'Upgrade Now' }).click()
  if (sells) {
    await expect(page).toHaveURL(/\/local-pay\?/)
    return
  }
  await expect(page.getByRole('button', { name: 'Upgrade Now' })).toBeEnabled()
  expect(page.url()).toBe(`${origin}/dashboard`)
  expect(calls.filter((path) => path.includes('checkout'))).toEqual([])
}
