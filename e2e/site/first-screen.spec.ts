import { setTimeout as delay } from 'node:timers/promises'
import { SITE_PATHS } from '../../packages/contract/src/site-paths.ts'
import { expect, test } from '../kept-page.ts'
import { FULL, SHIPPED } from './builds.ts'

const OPEN = [...SITE_PATHS.public, ...SITE_PATHS.projects.filter((path) => !path.includes(':'))]

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const)
  test(`at ${width} × ${height} the front page shows the song of a report and takes a set`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const origin of [FULL, SHIPPED]) {
      await page.goto(origin)
      const example = page.getByRole('region', { name: 'Nordlys, a finished report' })
      await expect(example.getByRole('link', { name: 'Open this report' })).toBeInViewport()
      await expect(example.locator('.front-time svg')).toBeInViewport()
      const choose = page.getByText('Choose files', { exact: true })
      if (origin === FULL) await expect(choose).toBeInViewport({ ratio: 1 })
      else await expect(choose).toHaveCount(0)
    }
  })

test('the picture of the front page and the report that it opens tell the same song', async ({ page }) => {
  await page.goto(FULL)
  const example = page.getByRole('region', { name: 'Nordlys, a finished report' })
  const [, key = '', bpm = '', bars = ''] = /(\S+ major) · (\d+ BPM) · (\d+ bars)/.exec(await example.innerText()) ?? []
  await example.getByRole('link', { name: 'Open this report' }).click()
  await expect(page.getByRole('region', { name: 'Look here first' }).getByRole('article')).toHaveCount(3)
  const facts = (await page.locator('.report-facts').innerText()).split(/[·\s]*\n[·\s]*/)
  expect(facts).toEqual(expect.arrayContaining([key, bpm, bars]))
})

test('the theme is the one that the system asks for, until she chooses', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const seen = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(`${FULL}/about`)
    seen.push(await ground())
  }
  expect(seen[0]).not.toBe(seen[1])
  await page.getByLabel('Theme').selectOption('Light')
  await expect.poll(ground).toBe(seen[0])
  await page.reload()
  await expect.poll(ground).toBe(seen[0])
})

test('titles have one form, and mail and tempo one name each', async ({ request }) => {
  for (const path of OPEN)
    for (const language of ['en', 'nb']) {
      const html = await (await request.get(`${FULL}${path}?lang=${language}`)).text()
      expect(/<title>([^<]+)/.exec(html)?.[1], path).toMatch(/^(?:Kvint: .+|.+ · Kvint)$/)
      const said = html.replaceAll(/<(?:script|style)[^]*?<\/(?:script|style)>|<code[^]*?<\/code>|<[^>]+>/g, ' ')
      expect(said, path).not.toMatch(
        language === 'en' ? /\b[Ee]-?Mail\b|\be-mail|\b[Bb]pm\b/ : /\bmail(?:en|adresse)?\b|\b[Bb]pm\b/,
      )
    }
})

test('the help button covers nothing that can be pressed, at the top of a page and at its end', async ({ page }) => {
  for (const width of [360, 1280])
    for (const path of ['/', '/pricing', '/docs', '/status', '/projects']) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(FULL + path)
      const help = page.getByRole('button', { name: 'Help', exact: true })
      await expect(help).toBeVisible()
      for (const top of [0, 100_000]) {
        await page.evaluate((y) => window.scrollTo(0, y), top)
        const covered = await help.evaluate((button) => {
          const over = button.getBoundingClientRect()
          return [...document.querySelectorAll('a, button, input, select, summary')]
            .filter((each) => each !== button && each.checkVisibility({ visibilityProperty: true }))
            .filter((each) => {
              const { left, right, top: upper, bottom, width: wide } = each.getBoundingClientRect()
              return wide > 1 && left < over.right && right > over.left && upper < over.bottom && bottom > over.top
            })
            .map((each) => each.outerHTML.slice(0, 80))
        })
        expect(covered, `${path} at ${width} px, ${top}`).toEqual([])
      }
    }
})

test('nothing moves on a telephone while a page comes, not even when its fonts come late', async ({ browser }) => {
  // A window of its own: the kept one has the fonts already.
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  let held = 0
  await page.route(/\.(?:woff2|ttf)$/, async (route) => {
    held += 1
    await delay(400)
    await route.continue()
  })
  for (const path of OPEN) {
    await page.goto(FULL + path, { waitUntil: 'networkidle' })
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(sum), 100)
        }),
    )
    expect(moved, path).toBeLessThanOrEqual(0.01)
  }
  expect(held).toBeGreaterThan(0)
  await context.close()
})

test('the example fits a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${FULL}/projects/example`)
  await expect(page.getByRole('region', { name: 'Look here first' }).getByRole('article')).toHaveCount(3)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('assistants read what Kvint is, and the yearly plan answers by its name', async ({ request }) => {
  const told = await (await request.get(`${FULL}/llms.txt`)).text()
  expect(told).toMatch(/^# Kvint\n/)
  for (const [, path] of told.matchAll(/\]\(http:\/\/localhost:\d+([^)]+)\)/g))
    expect((await request.get(FULL + path)).status(), path).toBe(200)
  const plan = await (await request.get(`${FULL}/api/v1/paddle/plans/premium_yearly`)).json()
  expect(plan).toMatchObject({ success: true, data: { id: 'premium_yearly', price: '$190' } })
})
