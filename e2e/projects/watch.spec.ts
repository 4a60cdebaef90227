import { buildSet, exampleSet, type SetDescription } from '@kvint/als/build'
import type { Page } from '@playwright/test'
import { expect, test } from '../quiet-page.ts'

test('a save in a watched folder takes the place of the report that stands open, with what it changed', async ({
  page,
}) => {
  // The browser's own folder stands for one on disk: a picker takes no test's answer.
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'showDirectoryPicker', {
      value: async () => (await navigator.storage.getDirectory()).getDirectoryHandle('Music', { create: true }),
    }),
  )
  const song = exampleSet()
  await page.goto('/projects')
  await page.locator('input[type=file]').setInputFiles({
    name: 'Tide.als',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(await buildSet(song)),
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Tide' })).toBeVisible()
  await save(page, song)
  await page.getByRole('button', { name: 'Watch a folder' }).click()
  await expect(page.getByText(/^Watching “/)).toBeVisible()

  const withoutSidechain = (song.tracks ?? []).filter(({ name }) => name !== 'Pad')
  const saved = await save(page, { ...song, tempo: 90, tracks: withoutSidechain })
  const line = page.getByRole('status').filter({ hasText: /^Saved \d\d:\d\d/ })
  await expect(line).toContainText('settled')
  const milliseconds = Math.round((await page.evaluate(() => performance.now())) - saved)
  test.info().annotations.push({ type: 'from the save to its report', description: `${milliseconds} ms` })
  await expect(page.getByText('Tempo: 126 → 90 BPM')).toBeVisible()
  await expect(page).toHaveURL(/against=/)

  await page.evaluate(async () => (await navigator.storage.getDirectory()).removeEntry('Music', { recursive: true }))
  await expect(page.getByText('“Music” can no longer be read')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Tide' })).toBeVisible()
})

async function save(page: Page, song: SetDescription): Promise<number> {
  const bytes = [...(await buildSet(song))]
  return page.evaluate(async (content) => {
    const disk = await navigator.storage.getDirectory()
    const folder = await disk.getDirectoryHandle('Music', { create: true })
    const stream = await (await folder.getFileHandle('Tide.als', { create: true })).createWritable()
    await stream.write(new Uint8Array(content))
    await stream.close()
    return performance.now()
  }, bytes)
}
