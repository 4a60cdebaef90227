import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the element has the focus; each stop on the way is in view and shows that it has it. */
export async function walkTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible()
  const wanted = await goal.elementHandle()
  for (let stop = 0; stop < 80; stop += 1) {
    const seen = await page.evaluate((wanted) => {
      const element = document.activeElement
      const isThere = element === wanted
      if (!element || element === document.body) return { isThere, isShown: true, name: 'the page' }
      const { outlineStyle } = getComputedStyle(element)
      const { bottom, top, width } = element.getBoundingClientRect()
      const isInView = bottom > 0 && top < window.innerHeight && width > 0
      return { isThere, isShown: outlineStyle !== 'none' && isInView, name: element.outerHTML.slice(0, 120) }
    }, wanted)
    expect(seen.isShown || stop === 0, `the focus can be seen on ${seen.name}`).toBe(true)
    if (seen.isThere) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not reach it.')
}
