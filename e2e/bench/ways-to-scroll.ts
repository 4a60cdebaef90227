import type { Locator, Page } from '@playwright/test'

/** What is drawn around a reader once she stands still counts as well. */
const STILL_MS = 600
const TURN_MS = 30

/** Turns of a mouse wheel, fast, far and slowly, up and down. */
export async function byWheel(page: Page, box: Locator): Promise<void> {
  await box.hover()
  for (const [step, times] of [
    [1200, 60],
    [20_000, 10],
    [120, 60],
  ] as const) {
    await turnWheel(page, -step, times)
    await turnWheel(page, step, times)
  }
}

export async function turnWheel(page: Page, step: number, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    await page.mouse.wheel(0, step)
    await page.waitForTimeout(TURN_MS)
  }
  await page.waitForTimeout(STILL_MS)
}

export async function byKeys(page: Page, box: Locator): Promise<void> {
  await box.focus()
  for (const [key, times] of [
    ['PageUp', 20],
    ['Home', 1],
    ['PageDown', 20],
    ['ArrowDown', 20],
    ['End', 1],
  ] as const) {
    for (let i = 0; i < times; i++) {
      await page.keyboard.press(key)
      await page.waitForTimeout(2 * TURN_MS)
    }
    await page.waitForTimeout(STILL_MS)
  }
}

/** Drags the bar from its lower end to its upper and back. */
export async function byBar(page: Page, box: Locator): Promise<void> {
  const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [right, lowest] = [x + width - 8, y + height - 26]
  await page.mouse.move(right, lowest)
  await page.mouse.down()
  const drag = async (step: number) => {
    await page.mouse.move(right, lowest - (step * height) / 60)
    await page.waitForTimeout(TURN_MS)
  }
  for (let step = 0; step <= 60; step++) await drag(step)
  if ((await box.evaluate((element) => element.scrollTop)) > 0) throw new Error('The bar could not be dragged.')
  await page.waitForTimeout(STILL_MS)
  for (let step = 60; step >= 0; step--) await drag(step)
  await page.mouse.up()
  await page.waitForTimeout(STILL_MS)
}
