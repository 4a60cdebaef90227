import { buildSet, exampleSet } from '@kvint/als/build'
import type { Page } from '@playwright/test'
import { expect, test } from '../kept-page.ts'
import { expectNoFaults } from '../site/expect-no-faults.ts'
import { findFaults } from '../site/find-faults.ts'

test('a report has no fault in any of its states, in both themes and in forced colours', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/projects/example')
  const song = page.getByRole('figure', { name: 'The song' })
  await expect(song).toContainText('Outro')
  await expectNoFaults(page)

  await page.getByRole('button', { name: 'Why, and what to try' }).first().click()
  await page.getByRole('button', { name: 'Say which' }).click()
  for (const fold of await page.locator('details.fold > summary').all()) await fold.click()
  await expect(page.getByRole('figure', { name: 'Mix map' })).toBeVisible()
  await expectNoFaults(page)

  await song.getByRole('button', { name: /^Table/ }).click()
  await expect(song.getByRole('table').first()).toBeVisible()
  await expectNoFaults(page)

  await page.emulateMedia({ forcedColors: 'active' })
  // Colours are the system's then.
  expect((await findFaults(page)).filter((fault) => !fault.startsWith('color-contrast'))).toEqual([])
})

test('on a telephone a folded report is six and a half thousand pixels at most, and as wide as the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/projects/example')
  await expect(page.getByRole('figure', { name: 'The song' })).toContainText('Verse')
  await expect(page.getByRole('slider', { name: 'Bars shown' })).toBeVisible()
  const { height, width } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    width: document.documentElement.scrollWidth,
  }))
  expect(height).toBeLessThanOrEqual(6500)
  expect(width).toBe(360)
})

test('two saves dropped together are laid side by side, and a later save opens on what changed', async ({ page }) => {
  await page.goto('/projects')
  await drop(page, [await save('Nordlys [2026-01-02 030405].als', 100), await save('Nordlys.als', 128)])
  await expect(page).toHaveURL(/against=/)
  await expect(page.getByRole('heading', { name: /^Since Nordlys.*: \d+ changes?$/ })).toBeVisible()
  await expect(page.getByText(/^Tempo: (100|128) → (100|128) BPM$/)).toBeVisible()

  await page.goto('/projects')
  await drop(page, [await save('Nordlys.als', 131)])
  await expect(page).toHaveURL(/against=/)
  await expect(page.getByText('Tempo: 128 → 131 BPM')).toBeVisible()
})

async function save(name: string, tempo: number) {
  const buffer = Buffer.from(await buildSet({ ...exampleSet(), tempo }))
  return { name, mimeType: 'application/octet-stream', buffer }
}

async function drop(page: Page, files: Awaited<ReturnType<typeof save>>[]): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(files)
}
