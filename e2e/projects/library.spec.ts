import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildSet, exampleSet } from '@kvint/als/build'
import type { Page } from '@playwright/test'
import { expect, test } from '../quiet-page.ts'
import { expectNoFaults } from '../site/expect-no-faults.ts'

let folder: string

test.beforeAll(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'kvint-walk-')), 'Music')
  const song = exampleSet()
  const write = (path: string, content: Uint8Array | string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  write('Tide Project/Tide.als', await buildSet(song))
  write(
    'Tide Project/Backup/Tide [2024-05-01 201500].als',
    await buildSet({ ...song, tracks: (song.tracks ?? []).filter(({ kind }) => kind !== 'audio') }),
  )
  write('Ebb Project/Ebb.als', await buildSet({ ...song, tempo: 90 }))
  write('Ebb Project/Samples/kick.wav', 'sound')
  write('Flow Project/Flow.als', await buildSet({ ...song, tempo: 128 }))
  write('Wreck Project/Wreck.als', 'this is no set')
})
test.afterAll(() => rmSync(dirname(folder), { recursive: true, force: true }))

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, 'showDirectoryPicker', { value: undefined }))
})

async function readFolder(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(folder)
  await expect(page.getByText(/^Read \d+ sets?[;.]/)).toBeVisible()
}

test('a folder can be chosen as soon as the page is drawn, before its script has come', async ({ request }) => {
  const page = await request.get('/projects/library')
  expect(await page.text()).toMatch(/<input[^>]* webkitdirectory=""/)
})

test('a producer opens her folder, sees her habits, goes from a habit to a song, and finds it all again', async ({
  page,
}) => {
  await page.goto('/projects')
  await page.getByRole('link', { name: 'See what your songs have in common' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your library' })).toBeVisible()
  await expect(page.getByText('No file and no file name leaves it')).toBeVisible()
  await readFolder(page)

  const tempo = page.getByRole('figure', { name: 'Tempo' })
  await expect(tempo).toContainText('2 of your 3 songs stand between 120 and 130 BPM')
  await page.getByText('1 file could not be read in full').click()
  await expect(page.getByText('Wreck Project/Wreck.als')).toBeVisible()
  await expect(page.getByRole('figure', { name: 'Growth over the saves' })).toContainText('1 song')

  await page.reload()
  await expect(page.getByText(/^Music, read/)).toBeVisible()
  await expect(tempo).toContainText('2 of your 3 songs')
  await readFolder(page)
  await expect(page.getByText('Read 0 sets; 5 had not changed.')).toBeVisible()

  await tempo.scrollIntoViewIfNeeded()
  await tempo.getByRole('application').press('End')
  await tempo.getByRole('application').press('Enter')
  await tempo.getByRole('button', { name: 'Open the report of Flow' }).click()
  await expect(page).toHaveURL(/\/projects\/[0-9a-f]{16}/)
  await expect(page.getByRole('heading', { level: 1, name: 'Flow' })).toBeVisible()

  await page.goto('/projects/library')
  await page.getByRole('button', { name: 'Forget this folder' }).click()
  await expect(tempo).toBeHidden()
  await page.reload()
  await expect(page.getByText('Open a folder of songs')).toBeVisible()
  await expect(tempo).toBeHidden()
})

test('the library has no fault, with pictures, with tables, and with the songs behind a mark', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/projects/library')
  await readFolder(page)
  const areas = page.locator('label', { has: page.getByRole('radio') })
  for (const index of [1, 2, 5, 6, 7]) {
    await areas.nth(index).click()
    await expect(areas.nth(index).getByRole('radio')).toBeChecked()
    await expect(page.locator('.picture svg').first()).toBeVisible()
    if (index === 2) {
      await page.getByRole('application').first().press('End')
      await page.getByRole('application').first().press('Enter')
      await page.getByRole('application').last().press('t')
    }
    await expectNoFaults(page)
  }
})
