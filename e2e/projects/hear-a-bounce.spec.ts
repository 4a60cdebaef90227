import type { Page } from '@playwright/test'
import { expect, test } from '../kept-page.ts'
import { bounceFile, choose, notes, samplesOf, setFile, waveFile } from './tune.ts'

test('a producer drops a set with its bounce, and the report listens; nothing is sent', async ({ page }) => {
  await page.goto('/projects')
  const sent = requestsOf(page)
  await choose(page, [await setFile(), bounceFile('Tune.wav', notes())])
  await expect(page).toHaveURL(/\/projects\/[0-9a-f]+/)
  await expect(page.getByRole('heading', { name: 'What is heard' })).toBeVisible()
  await expect(page.getByRole('application', { name: /Loudness of the bounce/ })).toBeVisible()
  await expect(page.getByRole('figure', { name: 'Spectrum' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What is heard' }).getByText(/LUFS/).first()).toBeVisible()
  // Figures in bars with who plays: the place of beat 0 was found in a file that begins half a second early.
  await expect(page.getByText(/^0\.5\d* s of the file$|^0\.49\d* s of the file$/)).toBeVisible()
  expect(sent()).toEqual([])

  await page.reload()
  await expect(page.getByRole('heading', { name: 'What is heard' })).toBeVisible()
  await expect(page.getByText(/choose the file again/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove the bounce' }).click()
  await expect(page.getByText('Drop a bounce here')).toBeVisible()
})

test('another song is refused in words and placed by hand; what is no sound is refused too', async ({ page }) => {
  await page.goto('/projects')
  await choose(page, [await setFile()])
  const lane = page.getByRole('region', { name: 'Loudness' })
  const input = lane.locator('input[type=file]')
  await input.setInputFiles({ name: 'letter.wav', mimeType: 'audio/wav', buffer: Buffer.from('Dear Live, listen.') })
  await expect(lane.getByRole('alert')).toContainText('letter.wav could not be heard')
  await input.setInputFiles(bounceFile('Other.wav', notes(4, 11)))
  await expect(lane.getByText('does not match the arrangement')).toBeVisible()
  await expect(lane.getByText('It fits none of the songs in this browser.')).toBeVisible()
  await lane.getByRole('slider', { name: 'Bar 1 is at' }).press('ArrowLeft')
  await lane.getByRole('button', { name: 'Use this place' }).click()
  await expect(page.getByRole('application', { name: /Loudness of the bounce/ })).toBeVisible()
})

test('a second bounce is laid beside the one before it, at equal loudness', async ({ page }) => {
  await page.goto('/projects')
  await choose(page, [await setFile(), bounceFile('First.wav', notes())])
  const heard = page.getByRole('region', { name: 'What is heard' })
  await expect(heard.getByRole('figure', { name: 'Spectrum' })).toBeVisible()
  const softer = samplesOf(notes()).map((value) => value / 2)
  await heard.getByLabel('Another bounce').setInputFiles(waveFile('Second.wav', softer))
  await expect(heard.getByText('Second.wav is 6 LU quieter than First.wav, and nothing else changed.')).toBeVisible()
  await expect(heard.getByText('First.wav is played 6.0 dB quieter, so that both are equally loud')).toBeVisible()
})

test('a bounce alone is heard where it is dropped', async ({ page }) => {
  await page.goto('/projects')
  await choose(page, [bounceFile('Alone.wav', notes())])
  await expect(page.getByRole('heading', { name: 'Alone.wav' })).toBeVisible()
  await expect(page.getByText(/LUFS/).first()).toBeVisible()
})

test('a bounce without its set says which song it fits, and opens it', async ({ page }) => {
  await page.goto('/projects')
  await choose(page, [await setFile()])
  await expect(page).toHaveURL(/\/projects\/[0-9a-f]+/)
  await page.goto('/projects')
  await choose(page, [bounceFile('Lost.wav', notes())])
  await expect(page.getByText('It fits Tune.als, which you have read here.')).toBeVisible()
  await page.getByRole('link', { name: 'Open that report' }).click()
  await expect(page.getByRole('application', { name: /Loudness of the bounce/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play the bounce' })).toBeVisible()
})

/** Every request but for the site's own files. */
function requestsOf(page: Page): () => string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url())
    const isOwnFile = request.method() === 'GET' && /^\/(?:assets|fonts)\/|^\/favicon\.svg$/.test(pathname)
    if (protocol !== 'blob:' && !isOwnFile) seen.push(`${request.method()} ${request.url()}`)
  })
  return () => seen
}
