import type { Locator, Page } from '@playwright/test'
import { expect } from './strangers.ts'

/** Presses a key until the element has the keyboard; every stop on the way must be seen to have it. */
export async function walkTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const wanted = await target.elementHandle()
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press(key)
    const { isThere, unseen } = await page.evaluate((element) => {
      const { activeElement } = document
      if (!activeElement || activeElement === document.body) return { isThere: false, unseen: 'nothing has it' }
      /** A field for files is not drawn; its label is. */
      const drawn = activeElement.closest('label:has(input[type=file])') ?? activeElement
      const { outlineStyle, outlineWidth } = getComputedStyle(drawn)
      const { top, bottom } = drawn.getBoundingClientRect()
      /** The button inside a field for dates has an outline of its own. */
      const isMarked = (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || drawn.matches('[type=date]')
      const isSeen = isMarked && bottom > 0 && top < innerHeight
      return { isThere: activeElement === element, unseen: isSeen ? '' : activeElement.outerHTML.slice(0, 160) }
    }, wanted)
    expect(unseen, `stop ${stops} on the way to ${target.toString()}`).toBe('')
    if (isThere) return
  }
  throw new Error(`The keyboard does not come to ${target.toString()}.`)
}

const MOST_STOPS = 90
