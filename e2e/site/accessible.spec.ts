import { expect, test } from '../quiet-page.ts'
import { FULL, SHIPPED } from './builds.ts'
import { expectNoFaults } from './expect-no-faults.ts'
import { PUBLIC_PAGES } from './public-pages.ts'

/** Pages that the features change; all others are the same in both builds. */
const OTHER_WHEN_SHIPPED = new Set(['/', '/about', '/pricing', '/docs', '/status', '/login'])

for (const [build, origin] of [
  ['shipped', SHIPPED],
  ['full', FULL],
] as const) {
  for (const { path, heading } of PUBLIC_PAGES) {
    if (build === 'shipped' && !OTHER_WHEN_SHIPPED.has(path)) continue
    test(`${path} of the ${build} build has no fault, in both themes, narrow and wide`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(origin + path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      if (path === '/pricing') await expect(page.getByTestId('plan-card')).toHaveCount(4)
      await expectNoFaults(page)
    })
  }
}

test('no page is wider than a screen of 320 px, with text twice as large', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  for (const { path } of PUBLIC_PAGES) {
    await page.goto(FULL + path)
    for (const size of ['100%', '200%']) {
      const overflow = await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize
        return document.documentElement.scrollWidth - window.innerWidth
      }, size)
      expect(overflow, `${path} at ${size}`).toBeLessThanOrEqual(0)
    }
  }
})

test('every dialog and menu has no fault while it stands open', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(`${FULL}/docs`)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectNoFaults(page)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Consent Preferences' }).click()
  await expect(page.getByRole('dialog', { name: 'Consent Preferences' })).toBeVisible()
  await expectNoFaults(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 360, height: 640 })
  await page.getByRole('button', { name: 'Live Chat' }).click()
  await expect(page.getByText('Hi! How can we help you today?')).toBeVisible()
  await expectNoFaults(page)
})
