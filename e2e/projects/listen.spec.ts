import type { Page } from '@playwright/test'
import { expect, test } from '../quiet-page.ts'
import { expectNoFaults } from '../site/expect-no-faults.ts'

/** What the page gives to the sound card: the pitch of each oscillator. */
async function listen(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const heard: number[] = []
    Object.defineProperty(globalThis, 'heard', { value: heard })
    const start: unknown = Reflect.get(OscillatorNode.prototype, 'start')
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      heard.push(this.frequency.value)
      if (typeof start === 'function') Reflect.apply(start, this, when === undefined ? [] : [when])
    }
  })
  return () => page.evaluate(() => [...(globalThis as unknown as { heard: number[] }).heard])
}

test('a producer hears a finding, the difference, a chord and the song, and stops it', async ({ page }) => {
  const heard = await listen(page)
  await page.goto('/projects/example')
  const player = page.getByRole('region', { name: 'Player' })
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible()
  expect(await heard()).toEqual([])

  const hear = page.getByRole('button', { name: /^Hear bars? \d/ }).first()
  await hear.click()
  await expect.poll(async () => (await heard()).length).toBeGreaterThan(0)
  await expect(hear).toHaveAttribute('aria-pressed', 'true')
  await hear.click()
  await expect(hear).toHaveAttribute('aria-pressed', 'false')

  await player.getByRole('slider', { name: 'Position' }).press('Home')
  await player
    .getByRole('list', { name: 'Chords' })
    .getByRole('button', { name: /^C\/E, .*bar 2$/ })
    .click()
  const pitchClasses = async () =>
    new Set((await heard()).map((hertz) => (Math.round(69 + 12 * Math.log2(hertz / 440)) + 120) % 12))
  const [C, E, G] = [0, 4, 7]
  await expect.poll(async () => [...(await pitchClasses())]).toEqual(expect.arrayContaining([C, E, G]))

  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('Space')
  await expect(player.getByRole('button', { name: 'Stop' })).toBeVisible()
  await player.getByLabel('Parts', { exact: true }).click()
  await player.getByRole('button', { name: 'Bass alone' }).click()
  await expect(player.getByRole('switch', { name: 'Pad' })).not.toBeChecked()
  await page.keyboard.press('Escape')
  await player.getByRole('button', { name: 'Stop' }).click()
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible()
})

test('the player and the exercises have no fault in their open states', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/projects/example')
  const player = page.getByRole('region', { name: 'Player' })
  await player.getByRole('button', { name: 'Play' }).click()
  await player.getByLabel('Parts', { exact: true }).click()
  await expectNoFaults(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Start listening' }).click()
  const exercise = page.getByRole('dialog', { name: 'Ten questions for your ears' })
  await expect(exercise.getByText('Question 1 of 10')).toBeVisible()
  await expect(exercise.locator('button[aria-pressed]:focus')).toBeVisible()
  await page.keyboard.press('1')
  await expect(exercise.getByText(/^(Yes|Not this time)\./)).toBeVisible()
  await expectNoFaults(page)
})
