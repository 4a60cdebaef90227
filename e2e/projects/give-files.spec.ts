import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../kept-page.ts'
import { writeTune } from './project-folder.ts'

let tune: Awaited<ReturnType<typeof writeTune>>
test.beforeAll(async () => {
  tune = await writeTune()
})
test.afterAll(() => rmSync(tune.folder, { recursive: true, force: true }))

test('a bounce that is dropped is heard; a set dropped with its bounce opens with it', async ({ page }) => {
  await page.goto('/projects', { waitUntil: 'networkidle' })
  await drop(page, [tune.bounce])
  await expect(page.getByRole('heading', { name: 'Tune.wav' })).toBeVisible()
  await expect(page.getByText(/LUFS/).first()).toBeVisible()
  await drop(page, [tune.set, tune.bounce])
  await expect(page.getByRole('application', { name: /Loudness of the bounce/ })).toBeVisible()
})

test('stems dropped with their set are laid on it by their names', async ({ page }) => {
  await page.goto('/projects', { waitUntil: 'networkidle' })
  await drop(page, [tune.duet, ...tune.stems])
  await expect(page.getByRole('figure', { name: 'Who covers whom' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Duet')
})

test('a dropped project folder opens its set and describes its samples where clips play them', async ({ page }) => {
  await page.goto('/projects', { waitUntil: 'networkidle' })
  await drop(page, [tune.project])
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Line')
  const samples = page.getByRole('region', { name: 'Samples of the project' })
  await expect(samples.getByText('One file was heard; the clips in the song play it once.')).toBeVisible()
  await expect(samples.getByRole('row', { name: /Line\.wav.*Loop.*1–16/ })).toBeVisible()
})

test('a bounce that is pasted on the page of its set is heard there', async ({ page }) => {
  await page.goto('/projects', { waitUntil: 'networkidle' })
  await page.getByLabel('Choose files').setInputFiles(tune.set)
  await expect(page.getByRole('region', { name: 'Loudness' }).getByText('Drop a bounce here')).toBeVisible()
  await page.getByRole('region', { name: 'Loudness' }).locator('input').evaluate(pasteChosen)
  await page.getByRole('region', { name: 'Loudness' }).locator('input').setInputFiles(tune.bounce)
  await expect(page.getByRole('application', { name: /Loudness of the bounce/ })).toBeVisible()
})

test('a folder of more than a thousand samples is heard as far as those, and says how many were left', async ({
  page,
}) => {
  const project = join(tune.folder, 'Many Project')
  mkdirSync(join(project, 'Samples'), { recursive: true })
  copyFileSync(tune.set, join(project, 'Many.als'))
  for (let index = 0; index < 1200; index++) writeFileSync(join(project, 'Samples', `${index}.wav`), 'no sound')
  await page.goto('/projects', { waitUntil: 'networkidle' })
  await drop(page, [project])
  await expect(page.getByText('Looking through the folder')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Many', { timeout: 100_000 })
  await expect(page.getByText(/1,000 could not be heard.* 200 more were left out/)).toBeVisible()
})

test('a folder that vanishes while it is heard keeps what was read, and says what was not heard', async ({ page }) => {
  const project = join(tune.folder, 'Gone Project')
  mkdirSync(join(project, 'Samples'), { recursive: true })
  copyFileSync(tune.set, join(project, 'Gone.als'))
  for (let index = 0; index < 40; index++) copyFileSync(tune.bounce, join(project, 'Samples', `${index}.wav`))
  await page.goto('/projects', { waitUntil: 'networkidle' })
  await drop(page, [project])
  await expect(page.getByRole('progressbar', { name: 'Samples of the project folder' })).toBeVisible()
  rmSync(project, { recursive: true })
  await expect(
    page.getByText(/could not be heard: they are not sound files, are damaged, or are no longer there/),
  ).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gone')
})

/** Drops files and folders of the disk on the page, as a hand does. */
async function drop(page: Page, files: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: [...files], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: 400, y: 300, data })
  await session.detach()
}

/** Runs in the page: what is chosen next is pasted instead. */
function pasteChosen(input: Element): void {
  input.addEventListener(
    'change',
    (event) => {
      event.stopImmediatePropagation()
      const clipboardData = new DataTransfer()
      for (const file of (event.currentTarget as HTMLInputElement).files ?? []) clipboardData.items.add(file)
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    },
    { once: true },
  )
}
