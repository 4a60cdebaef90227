import { expect, type Page } from '@playwright/test'
import { findFaults } from './find-faults.ts'

/**
 * Looks at the page as it stands in both themes, narrow and wide: each theme at one of the widths, and with
 * `AXE=every` at both. Widths change what stands on a page, themes its colours, and few faults need one pair of them.
 */
export async function expectNoFaults(page: Page): Promise<void> {
  for (const [theme, width] of process.env['AXE'] === 'every' ? EVERY : TWO) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate((chosen) => {
      document.documentElement.dataset['theme'] = chosen
    }, theme)
    expect(await findFaults(page), `${theme}, ${width} px`).toEqual([])
  }
}

const TWO = [
  ['dark', 360],
  ['light', 1280],
] as const
const EVERY = [...TWO, ['light', 360], ['dark', 1280]] as const
