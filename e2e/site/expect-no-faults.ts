import { expect, type Page } from '@playwright/test'
import { findFaults } from './find-faults.ts'

/**
 * Looks at the page as it stands in both themes, narrow and wide: each theme at one of the widths, and with
 * `AXE=every` at all three of them, and in the colours of a high contrast theme too. Widths change what stands on a page, themes its colours, and few faults need one pair of them.
 */
export async function expectNoFaults(page: Page): Promise<void> {
  for (const [theme, width, forcedColors] of process.env['AXE'] === 'every' ? EVERY : TWO) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ forcedColors })
    await page.evaluate((chosen) => {
      document.documentElement.dataset['theme'] = chosen
    }, theme)
    expect(await findFaults(page), `${theme}, ${width} px, forced colours: ${forcedColors}`).toEqual([])
  }
  await page.emulateMedia({ forcedColors: null })
}

type Look = readonly [theme: 'dark' | 'light', width: number, forcedColors: 'none' | 'active']
const TWO: readonly Look[] = [
  ['dark', 360, 'none'],
  ['light', 1280, 'none'],
]
const EVERY: readonly Look[] = [320, 360, 1280].flatMap((width): readonly Look[] => [
  ['dark', width, 'none'],
  ['light', width, 'none'],
  ['light', width, 'active'],
])
