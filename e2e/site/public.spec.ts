import type { Page } from '@playwright/test'
import { expect, test } from '../kept-page.ts'
import { hearComplaints } from '../hear-complaints.ts'
import { FULL, SHIPPED } from './builds.ts'
import { expectNoFaults } from './expect-no-faults.ts'
import { expectToFit } from './expect-to-fit.ts'
import { CHANGED_BY_FEATURES, PROTECTED_PAGES, PUBLIC_PAGES, type PublicPage } from './public-pages.ts'

for (const [build, origin] of [
  ['shipped', SHIPPED],
  ['full, signed out', FULL],
] as const) {
  test.describe(`the ${build} build`, () => {
    for (const publicPage of PUBLIC_PAGES) {
      if (origin === SHIPPED && !CHANGED_BY_FEATURES.has(publicPage.path)) continue
      test(`${publicPage.path} says what it should, without a fault and on a narrow screen too`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await expectToSay(page, origin, publicPage)
        await expectNoFaults(page)
        await expectToFit(page)
      })
    }

    /** That the other pages arrive the same in both builds is held in found-by-search.spec.ts. */
    test('arrives as complete HTML, without script too', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      for (const { path, heading } of PUBLIC_PAGES) {
        if (origin === SHIPPED && !CHANGED_BY_FEATURES.has(path)) continue
        await page.goto(origin + path)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      }
      for (const [path, words] of WITHOUT_SCRIPT) {
        await page.goto(origin + path)
        /** The page's own text: what looks for words here leaves out what stands for browsers without scripts. */
        const said = await page.getByRole('main').evaluate((main) => (main as HTMLElement).innerText)
        for (const text of words) expect(said, path).toContain(text)
        expect(said, path).not.toContain('Loading...')
      }
      await context.close()
    })

    test('sends every other path to the home page', async ({ page }) => {
      for (const path of ['/nowhere', '/docs/nowhere', '/a/b/c']) {
        await page.goto(origin + path)
        await expect(page).toHaveURL(`${origin}/`)
      }
    })

    test('what needs an account leads to /login and leaves no trace in the history', async ({ page }) => {
      await page.goto(`${origin}/about`)
      for (const path of PROTECTED_PAGES) {
        await page.goto(origin + path)
        await expect(page).toHaveURL(`${origin}/login`)
        await page.goBack()
        await expect(page).toHaveURL(`${origin}/about`)
      }
    })

    test('the footer leads everywhere', async ({ page }) => {
      await page.goto(`${origin}/`)
      const footer = page.getByRole('contentinfo')
      for (const anchor of [
        'pricing',
        'docs',
        'about',
        'privacy',
        'terms',
        'refund',
        'cookies',
        'disclaimer',
        'eula',
      ]) {
        await expect(footer.locator(`a[href="#${anchor}"]`)).toBeVisible()
        await expect(page.locator(`#${anchor}`)).toBeAttached()
      }
      for (const box of ['support', 'contact', 'legal']) {
        await expect(footer.locator(`a[href^="mailto:${box}@"]`)).toBeVisible()
      }
      await footer.getByRole('link', { name: 'Consent Preferences' }).click()
      await expect(page.getByRole('dialog', { name: 'Consent Preferences' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    test('the song of the example plays where it is pressed, and nothing of it comes before', async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.goto(`${origin}/`)
      await expect(page.getByRole('heading', { name: 'How It Works' })).toBeAttached()
      const example = page.getByRole('region', { name: /^Nordlys/ })
      await example.getByRole('button', { name: 'Play' }).waitFor()
      expect(asked.filter((path) => /example-report|sound-/.test(path))).toEqual([])
      await example.getByRole('button', { name: 'Play' }).click()
      const playhead = example.locator('svg path[transform]')
      await expect(playhead).not.toHaveAttribute('visibility')
      const at = await playhead.getAttribute('transform')
      await expect(playhead).not.toHaveAttribute('transform', String(at))
      await example.getByRole('button', { name: 'Stop' }).click()
      await expect(example.getByRole('button', { name: 'Play' })).toBeVisible()
    })

    test('each story opens the report that it quotes', async ({ page }) => {
      const stories = page.getByRole('region', { name: 'What it finds in music you know' }).getByRole('listitem')
      for (const index of [0, 1, 2]) {
        await page.goto(`${origin}/`)
        await expect(stories).toHaveCount(3)
        const title = await stories.nth(index).getByRole('heading').innerText()
        const told = await stories
          .nth(index)
          .locator('blockquote')
          .evaluate((quote) => quote.lastChild?.textContent)
        await stories.nth(index).getByRole('link').click()
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expect(page.getByRole('main').getByText(String(told)).first()).toBeAttached()
      }
    })

    test('View Documentation scrolls to its place', async ({ page }) => {
      await page.goto(`${origin}/`)
      await page.getByRole('button', { name: 'View Documentation' }).click()
      await expect(page.locator('#docs')).toBeInViewport()
    })
  })
}

test.describe('the shipped build', () => {
  test('says the same on every page that no feature changes', async ({ page }) => {
    test.slow()
    for (const publicPage of PUBLIC_PAGES)
      if (!CHANGED_BY_FEATURES.has(publicPage.path)) await expectToSay(page, SHIPPED, publicPage)
  })

  test('is closed wherever one would come in', async ({ page }) => {
    await page.goto(SHIPPED)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Coming Soon' })).toBeDisabled()
    await expect(page.getByRole('main').getByRole('button', { name: 'Coming Soon' })).toHaveCount(2)
    for (const button of await page.getByRole('button', { name: 'Coming Soon' }).all())
      await expect(button).toBeDisabled()
    for (const words of ['Get Started Free', 'Join Our Waitlist', 'Sign In'])
      await expect(page.getByText(words)).toHaveCount(0)
    await expect(page.locator('a[href="/mcp-test"], a[href="/profile"]')).toHaveCount(0)
  })

  test('disables every plan', async ({ page }) => {
    await page.goto(`${SHIPPED}/pricing`)
    await expect(page.getByTestId('plan-card')).toHaveCount(4)
    for (const button of await page.getByTestId('plan-card').getByRole('button').all())
      await expect(button).toBeDisabled()
  })

  test('refuses to sign in, and asks no account service', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${SHIPPED}/login`)
    await page.getByLabel('Email').fill('nora@example.com')
    await page.getByPlaceholder('Password (min 6 characters)').fill('secret1')
    await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('Authentication is disabled')
    await page.goto(`${SHIPPED}/status`)
    await expect(page.getByText('No access token available')).toBeVisible()
    expect(asked.filter((path) => /^\/(auth|rest|realtime|api\/session)/.test(path))).toEqual([])
  })

  test('shows no chat, sets no cookie, asks for no consent', async ({ page, context }) => {
    await page.goto(SHIPPED)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('button', { name: 'Help' })).toHaveCount(0)
    await expect(page.getByText('Allow counting')).toHaveCount(0)
    expect(await context.cookies()).toEqual([])
  })

  test('wipes stored keys at start and shows its diagnostics', async ({ page }) => {
    await page.goto(SHIPPED)
    await page.evaluate(() => {
      for (const key of ['sb-x', 'my-auth', 'supabase.token', 'kvint-old', 'theme']) localStorage.setItem(key, 'light')
    })
    await page.reload()
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['theme'])
    const told = await page.evaluate(async () => {
      const { kvintDiagnostics } = window as unknown as {
        kvintDiagnostics: { inspect: () => { environment: string }; checkConnectivity: () => Promise<{ api: string }> }
      }
      return [kvintDiagnostics.inspect().environment, (await kvintDiagnostics.checkConnectivity()).api]
    })
    expect(told).toEqual(['production', 'reached'])
  })
})

test.describe('the full build, signed out', () => {
  test('is open', async ({ page }) => {
    await page.goto(FULL)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
    await expect(page.getByRole('button', { name: 'Join Our Waitlist' })).toBeVisible()
    await expect(page.getByText('Coming Soon')).toHaveCount(0)
    await page.getByRole('button', { name: 'Get Started Free' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible()
  })

  test('falls back to its own plans where the API gives none', async ({ page }) => {
    await page.route('**/api/v1/paddle/plans', (route) => route.fulfill({ status: 200, json: { success: false } }))
    await page.goto(`${FULL}/pricing`)
    await expect(page.getByText('Unable to load pricing plans. Using fallback data.')).toBeVisible()
    await expect(page.getByTestId('plan-card')).toHaveCount(4)
  })

  test('shows four skeletons while the plans are on their way', async ({ page }) => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/v1/paddle/plans', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${FULL}/pricing`)
    await expect(page.getByTestId('plan-skeleton')).toHaveCount(4)
    release()
    await expect(page.getByTestId('plan-card')).toHaveCount(4)
  })
})

test('what is pressed and sent before the scripts have come is answered once they have', async ({ page }) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/entry.client-*', async (route) => {
    await held
    await route.continue()
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${SHIPPED}/login`, { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('nora@example.com')
  await page.getByPlaceholder('Password (min 6 characters)').fill('secret1')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alert')).toHaveText('Authentication is disabled')
  await expect(page).toHaveURL(`${SHIPPED}/login`)
  await expect(page.getByLabel('Email')).toHaveValue('nora@example.com')
})

async function expectToSay(page: Page, origin: string, { path, heading, texts }: PublicPage): Promise<void> {
  await page.goto(origin + path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  for (const text of texts) await expect(page.getByText(text).first(), text).toBeVisible()
  expect(await page.title()).toContain('Kvint')
  expect(await page.locator('meta[name=description]').getAttribute('content')).toBeTruthy()
  for (const selector of ONE_EACH) await expect(page.locator(selector), `${selector}, once`).toHaveCount(1)
}

const ONE_EACH = ['title', 'meta[name=description]', 'link[rel=canonical]', 'meta[property="og:image"]', 'h1']
const WITHOUT_SCRIPT = [
  ['/pricing', ['FREE', '$19', 'Unlimited analyses', 'You need JavaScript to choose a plan.']],
  ['/status', ['need JavaScript', '/health']],
  ['/projects/example', ['Nordlys', 'Drop', 'F major']],
] as const

test('a Norwegian browser is met in Norwegian from the first picture on, and in English where it chooses that', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'nb-NO' })
  const page = await context.newPage()
  const complaints = hearComplaints(page)
  for (const { path, heading } of PUBLIC_PAGES) {
    await page.goto(FULL + path, { waitUntil: 'networkidle' })
    await expect(page.locator('html')).toHaveAttribute('lang', 'nb')
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toHaveCount(0)
  }
  await page.goto(FULL, { waitUntil: 'networkidle' })
  await expect(page.getByText('Dette får du vite')).toBeVisible()
  await expect(page.getByRole('main').locator('[lang=en]')).toHaveCount(0)
  await page.getByRole('link', { name: 'Priser', exact: true }).first().click()
  await expect(page).toHaveTitle('Priser · Kvint')
  await page.getByLabel('Språk').selectOption('English')
  await expect(page).toHaveTitle('Pricing · Kvint')
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeVisible()
  expect(complaints).toEqual([])
  await context.close()
})
