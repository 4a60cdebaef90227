import { expect, test as base } from '@playwright/test'
import { type Browser, launch, type Page } from 'puppeteer-core'
import { findFirefox } from '../scripts/find-firefox.ts'

/**
 * A page of the machine's own Firefox, by WebDriver BiDi, which Playwright does not speak with a released Firefox. Nothing is fetched
 * for it: without a Firefox the walks are skipped. An error in the console fails the walk.
 */
export const test = base.extend<{ firefox: Page }, { firefoxBrowser: Browser | null }>({
  firefoxBrowser: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for the pattern, even an empty one
    async ({}, use) => {
      const executablePath = findFirefox()
      const browser = executablePath ? await launch({ browser: 'firefox', headless: true, executablePath }) : null
      await use(browser)
      await browser?.close()
    },
    { scope: 'worker' },
  ],
  firefox: async ({ firefoxBrowser }, use, testInfo) => {
    if (!firefoxBrowser) return testInfo.skip(true, 'No Firefox is installed here: apt-get install firefox-esr')
    const context = await firefoxBrowser.createBrowserContext()
    const page = await context.newPage()
    await page.setViewport({ width: 1280, height: 800 })
    page.setDefaultTimeout(60_000)
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await use(page)
    expect(complaints, 'the console stayed quiet').toEqual([])
    await context.close()
  },
})

export { expect }
