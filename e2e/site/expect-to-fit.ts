import { expect, type Page } from '@playwright/test'

/** No sideways scroll on a screen of 320 px, with text as it is and twice as large. */
export async function expectToFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const size of ['100%', '200%']) {
    const overflow = await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
      return document.documentElement.scrollWidth - window.innerWidth
    }, size)
    expect(overflow, `text at ${size}`).toBeLessThanOrEqual(0)
  }
}
