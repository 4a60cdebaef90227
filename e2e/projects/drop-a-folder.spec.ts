import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildSet, exampleSet } from '@kvint/als/build'
import type { Page } from '@playwright/test'
import { expect, test } from '../kept-page.ts'

const folder = mkdtempSync(join(tmpdir(), 'kvint-dropped-'))
const write = (path: string, content: Uint8Array | string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

test.beforeAll(async () => {
  const song = exampleSet()
  write('Music/Tide Project/Tide.als', await buildSet(song))
  write('Music/Tide Project/Backup/Tide [2024-05-01 201500].als', await buildSet(song))
  write('Music/Tide Project/._Tide.als', 'written by the system')
  write('Music/Ebb Project/Ebb.als', await buildSet({ ...song, tempo: 90 }))
  write('Music/Wreck Project/Wreck.als', 'this is no set')
  write('Papers/letter.txt', 'words')
  mkdirSync(join(folder, 'Empty'))
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** As the system's own window does it: the browser itself opens what was let go. */
async function drop(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: [join(folder, name)], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: 400, y: 400, data })
  await session.detach()
}

test('a folder of sets is read where it is dropped: each set once, and what is none is named', async ({ page }) => {
  await page.goto('/projects')
  await expect(page.getByRole('heading', { name: 'What a report tells you' })).toBeVisible()
  await drop(page, 'Music')
  await expect(page.getByText('Just read')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the report' })).toHaveCount(2)
  await expect(page.getByText('neither a gzip nor an XML file')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Kept in this browser' }).getByRole('listitem')).toHaveCount(2)
})

test('a folder without music is answered in words, and the next one is read', async ({ page }) => {
  await page.goto('/projects')
  await expect(page.getByRole('heading', { name: 'What a report tells you' })).toBeVisible()
  for (const name of ['Empty', 'Papers']) {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'What a report tells you' })).toBeVisible()
    await drop(page, name)
    await expect(page.getByRole('alert')).toHaveText('There is no Live set or sound file in there. A set ends in .als.')
  }
  await drop(page, 'Music/Ebb Project')
  await expect(page.getByRole('heading', { level: 1, name: 'Ebb' })).toBeVisible()
})
