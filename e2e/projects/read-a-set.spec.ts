import { readFileSync } from 'node:fs'
import { buildSet, exampleSet } from '@kvint/als/build'
import type { Page } from '@playwright/test'
import { expect, test } from '../kept-page.ts'

test('a producer drops a set, reads her report, exports it, comes back to it, and deletes it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await page.getByRole('link', { name: 'Your sets' }).click()
  await choose(page, 'Nordlys.als', await buildSet(exampleSet()))

  await expect(page).toHaveURL(/\/projects\/[0-9a-f]+/)
  await expect(page.getByRole('heading', { level: 1, name: 'Nordlys' })).toBeVisible()
  await expect(page.getByText(/^[A-G][♯♭]? (major|minor)$/).first()).toBeVisible()
  await expect(page.getByText(/^Eight sections .* in 112 bars/)).toBeInViewport()
  const firstCards = page.getByRole('region', { name: 'Look here first' }).getByRole('article')
  await expect(firstCards).toHaveCount(3)
  for (const card of await firstCards.all()) await expect(card).toBeInViewport({ ratio: 1 })
  const picture = page.getByRole('figure', { name: 'The song' })
  const song = await picture.getByRole('application').boundingBox()
  const player = await page.getByRole('region', { name: 'Player' }).boundingBox()
  expect(song && player && song.y + song.height, 'the whole song stands above the player').toBeLessThanOrEqual(
    player?.y ?? 0,
  )
  await picture.getByRole('button', { name: /^Drums/ }).click()
  await expect(picture).toContainText('Kick')

  await firstCards.nth(1).getByRole('button', { name: /^Show/ }).click()
  await expect(page).toHaveURL(/finding=/)

  await page.locator('summary', { hasText: 'Export' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Report as JSON' }).click()
  const report = JSON.parse(readFileSync(await (await saving).path(), 'utf8'))
  expect(report).toMatchObject({ schema: 2, source: { fileName: 'Nordlys.als' }, harmony: { kind: 'known' } })

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Nordlys' })).toBeVisible()

  await page.goto('/projects')
  await expect(page.getByRole('link', { name: /Nordlys/ })).toBeVisible()
  await page.getByRole('button', { name: /^Delete Nordlys/ }).click()
  await expect(page.getByRole('link', { name: /Nordlys/ })).toBeHidden()
  await page.reload()
  await expect(page.getByText('No sets yet.')).toBeVisible()
})

test('what is no set gets a message, and the page goes on working', async ({ page }) => {
  await page.goto('/projects')
  await choose(page, 'notes.als', new TextEncoder().encode('hello'))
  await expect(page.getByText('neither a gzip nor an XML file')).toBeVisible()
  await choose(page, 'empty.als', new Uint8Array())
  await expect(page.getByText('The file is empty')).toBeVisible()
  await choose(page, 'Nordlys.als', await buildSet(exampleSet()))
  await expect(page.getByRole('heading', { level: 1, name: 'Nordlys' })).toBeVisible()
})

test('the front page starts the reader as a pointer comes near, and reads what is dropped there', async ({ page }) => {
  await page.goto('/')
  const reader = page.waitForEvent('worker')
  await page.locator('.drop-button').first().hover()
  await reader
  await choose(page, 'Nordlys.als', await buildSet(exampleSet()))
  await expect(page).toHaveURL(/\/projects\/[0-9a-f]+/)
  await expect(page.getByRole('heading', { level: 1, name: 'Nordlys' })).toBeVisible()
})

test('a finished example report is one click away', async ({ page }) => {
  await page.goto('/projects')
  await page.getByRole('link', { name: 'Open a finished report' }).click()
  await expect(page).toHaveURL(/\/projects\/example/)
  await expect(page.getByRole('heading', { level: 1, name: 'Nordlys' })).toBeVisible()
  await expect(page.getByRole('figure', { name: 'The song' })).toContainText('Drums')
})

test('a report is printed on four pages of A4 at most, dark on light', async ({ page }) => {
  await page.goto('/projects/example')
  await expect(page.getByRole('figure', { name: 'The song' })).toContainText('Outro')
  // Pictures further down have their code.
  await page.waitForLoadState('networkidle')
  const sheet = await page.pdf({ format: 'A4' })
  const pages = sheet.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.length).toBeLessThanOrEqual(4)
  await page.emulateMedia({ media: 'print' })
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  expect(scheme).toBe('light')
})

async function choose(page: Page, name: string, content: Uint8Array): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })
}
