import { expect, type Locator, type Page } from '@playwright/test'

/** Presses a key until the element has the keyboard; every stop on the way must be seen to have it. */
export async function walkTo(page: Page, goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(goal).toBeVisible()
  const wanted = await goal.elementHandle()
  let isAround = false
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    const { isThere, unseen } = await page.evaluate((element) => {
      const { activeElement } = document
      if (!activeElement || activeElement === document.body) return { isThere: false, unseen: 'nothing has it' }
      /** A field for files is not drawn; its label is. */
      const drawn = activeElement.closest('label:has(input[type=file])') ?? activeElement
      const { outlineStyle, outlineWidth } = getComputedStyle(drawn)
      const { top, bottom, width } = drawn.getBoundingClientRect()
      /** The button inside a field for dates has an outline of its own. */
      const isMarked = (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || drawn.matches('[type=date]')
      const isSeen = isMarked && width > 0 && bottom > 0 && top < innerHeight
      return { isThere: activeElement === element, unseen: isSeen ? '' : activeElement.outerHTML.slice(0, 160) }
    }, wanted)
    /** Behind the last stop of a page comes the browser's own frame: once on a way. */
    const isFrame = !isAround && unseen === 'nothing has it'
    if (stop > 0 && isFrame) isAround = true
    else if (stop > 0) expect(unseen, `stop ${stop} on the way to ${goal.toString()}`).toBe('')
    if (isThere) return
    await page.keyboard.press(key)
  }
  throw new Error(`The keyboard does not come to ${goal.toString()}.`)
}

const MOST_STOPS = 90
