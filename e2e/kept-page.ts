import { expect, type Page, test as base } from '@playwright/test'
import { hearComplaints } from './hear-complaints.ts'
import { FULL } from './site/builds.ts'

/**
 * One page for all walks of a worker, left behind as a new one would be: a new one and its first address take two
 * seconds of the processor, an address more on the same page half a second. Any complaint of the console fails the walk
 * unless the walk takes it out of `complaints`. A script added to each document stays for good: such walks take
 * `quiet-page.ts`.
 */
export const test = base.extend<{ complaints: string[] }, { keptPage: Page }>({
  keptPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: FULL, serviceWorkers: 'allow' })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ keptPage }, use) => {
    await use(keptPage.context())
  },
  complaints: async ({ keptPage }, use) => {
    await use(hearComplaints(keptPage))
  },
  page: async ({ keptPage, complaints }, use) => {
    await use(keptPage)
    expect(complaints, 'the console stayed quiet').toEqual([])
    await leaveAsNew(keptPage)
  },
})

export { expect }

/** Nothing stays: no route, listener, cookie, storage, history, size, theme, place of the mouse or second page. */
export async function leaveAsNew(page: Page): Promise<void> {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of LISTENED_TO) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  if (page.url() !== 'about:blank') await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'local_storage,indexeddb' })
  await session.send('Page.resetNavigationHistory')
  await session.detach()
  await context.clearCookies()
  await context.clearPermissions()
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null })
  await page.setViewportSize({ width: 1280, height: 720 })
  /** Where the last walk pressed, the next page would be hovered over, and change its colours while it is looked at. */
  await page.mouse.move(0, 0)
}

const LISTENED_TO = ['console', 'pageerror', 'request', 'response', 'dialog', 'websocket']
