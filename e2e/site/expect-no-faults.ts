import { expect, type Page } from '@playwright/test'
import { findFaults } from './find-faults.ts'

/** Looks at the page as it stands, in both themes, narrow and wide. */
export async function expectNoFaults(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    for (const theme of THEMES) {
      await page.evaluate((chosen) => {
        if (chosen === 'dark') delete document.documentElement.dataset['theme']
        else document.documentElement.dataset['theme'] = chosen
      }, theme)
      expect(await findFaults(page), `${theme}, ${width} px`).toEqual([])
    }
  }
}

const WIDTHS = [360, 1280]
const THEMES = ['dark', 'light'] as const
