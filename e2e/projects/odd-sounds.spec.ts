import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../kept-page.ts'
import { bounceFile, choose, notes, RATE, samplesOf, setFile, waveFile } from './tune.ts'

const plot = (page: Page): Locator => page.getByRole('application', { name: /Loudness of the bounce/ })

test('bounces that are odd are heard as far as they go, a sentence each', async ({ page }) => {
  const tune = samplesOf(notes())
  const input = await readSetOnly(page)
  const heard = page.getByRole('region', { name: 'What is heard' })

  await input.setInputFiles(waveFile('Half.wav', tune.subarray(0, 17 * RATE)))
  await expect(plot(page)).toBeVisible()
  await expect(heard.getByText('Half.wav: 0:17, 22.05 kHz, mono. It holds bars 1 to 9 of 16.')).toBeVisible()

  await another(page, waveFile('Cinema.wav', tune, { channels: 8 }))
  await expect(heard.getByText('Cinema.wav: 0:34, 22.05 kHz, 8 channels.')).toBeVisible()
  await expect(plot(page)).toBeVisible()

  await another(page, waveFile('Wrong rate.wav', tune, { rate: Math.round((RATE * 48) / 44.1) }))
  await expect(heard.getByText(/It plays 1\.088 times as fast as the set/)).toBeVisible()

  await another(page, waveFile('Silence.wav', new Float32Array(8 * RATE)))
  await expect(heard.getByText('Silence.wav: 0:08, 22.05 kHz, mono. It is silent.')).toBeVisible()
  const reference = heard.getByLabel('Compare with a reference')
  await reference.setInputFiles({ name: 'Letter.wav', mimeType: 'audio/wav', buffer: Buffer.from('Dear Live.') })
  await expect(heard.getByText('Letter.wav could not be heard.')).toBeVisible()
  // What was read of the set stays.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tune')
})

test('files that are not what they are called say so, and the report stays', async ({ page }) => {
  const input = await readSetOnly(page)
  const lane = page.getByRole('region', { name: 'Loudness' })
  const wave = bounceFile('Tune.mp3', notes())
  const sizeless = Buffer.concat([wave.buffer.subarray(0, 40), Buffer.alloc(4)])
  for (const [name, buffer, says] of [
    ['Letter.wav', Buffer.from('Dear Live, listen.'), /Letter\.wav could not be heard/],
    ['Nothing.wav', Buffer.alloc(0), /Nothing\.wav could not be heard/],
    ['Empty.wav', sizeless, /Empty\.wav could not be heard/],
  ] as const) {
    await input.setInputFiles({ name, mimeType: 'audio/wav', buffer })
    await expect(lane.getByRole('alert')).toContainText(says)
    expect((await lane.getByRole('alert').innerText()).length).toBeGreaterThan(name.length + 30)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tune')
  }
  // A WAV that is called MP3 is told by its bytes.
  await input.setInputFiles({ ...wave, mimeType: 'audio/mpeg' })
  await expect(plot(page)).toBeVisible()
})

test('a file that is gone before it is read is named, and another one is heard', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'kvint-gone-'))
  const path = join(folder, 'Gone.wav')
  const { buffer } = bounceFile('Gone.wav', notes())
  await writeFile(path, buffer)
  const input = await readSetOnly(page)
  await page.route('**/*', (route) => route.continue())
  await input.evaluate((element: HTMLInputElement) => {
    element.addEventListener(
      'change',
      (event) => {
        if (element.dataset['held'] === 'yes') return
        event.stopImmediatePropagation()
        element.dataset['held'] = 'yes'
      },
      { capture: true },
    )
  })
  await input.setInputFiles(path)
  await rm(folder, { recursive: true })
  await input.dispatchEvent('change')
  const lane = page.getByRole('region', { name: 'Loudness' })
  await expect(lane.getByRole('alert')).toContainText('Gone.wav could not be heard')
  await input.setInputFiles(bounceFile('Here.wav', notes()))
  await expect(plot(page)).toBeVisible()
})

async function readSetOnly(page: Page): Promise<Locator> {
  await page.goto('/projects')
  await choose(page, [await setFile()])
  await expect(page).toHaveURL(/\/projects\/[0-9a-f]+/)
  return page.getByRole('region', { name: 'Loudness' }).locator('input[type=file]')
}

/** Gives another bounce in place of the one that is heard. */
async function another(page: Page, file: ReturnType<typeof waveFile>): Promise<void> {
  await page.getByRole('button', { name: 'Remove the bounce' }).click()
  await page.getByRole('region', { name: 'Loudness' }).locator('input[type=file]').setInputFiles(file)
}

test('a line that was recorded shows its notes when it is asked, as picture and as table', async ({ page }) => {
  const line = [45, 57, 52, 60].map((pitch, index) => ({ pitch, startBeats: index * 2, durationBeats: 1.5 }))
  await page.goto('/projects')
  await choose(page, [waveFile('Line.wav', samplesOf(line).subarray(0, 6 * RATE))])
  await page.getByRole('button', { name: 'Show its notes' }).click()
  const picture = page.getByRole('figure', { name: 'Notes heard' })
  await expect(picture).toContainText('4 notes between A1 and C3')
  await expect(picture.locator('rect')).toHaveCount(4)
  await picture.getByRole('button', { name: 'Table' }).click()
  await expect(picture.getByRole('row')).toHaveCount(5)
  await expect(picture.getByRole('row').nth(2)).toContainText(/1\.5\d? s.*A2/)
})

test('a file of three hours is refused, and one at 192 kHz is heard', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'kvint-long-'))
  const long = join(folder, 'Night.wav')
  const { buffer } = waveFile('Night.wav', new Float32Array(0))
  const bytes = 3 * 3600 * RATE * 2
  buffer.writeUInt32LE(bytes, 40)
  await writeFile(long, buffer)
  await truncate(long, buffer.length + bytes)
  const input = await readSetOnly(page)
  const lane = page.getByRole('region', { name: 'Loudness' })
  await input.setInputFiles(long)
  await expect(lane.getByRole('alert')).toContainText('Night.wav could not be heard')
  await expect(lane.getByRole('alert')).toContainText(/hours/)
  await rm(folder, { recursive: true })

  const tune = samplesOf(notes())
  const fine = Float32Array.from(
    { length: 17 * 192_000 },
    (_, index) => tune[Math.floor((index * RATE) / 192_000)] ?? 0,
  )
  await input.setInputFiles(waveFile('Fine.wav', fine, { rate: 192_000 }))
  await expect(plot(page)).toBeVisible()
  await expect(page.getByText('Fine.wav: 0:17, 192 kHz, mono. It holds bars 1 to 9 of 16.')).toBeVisible()
})

test('where the ear runs out of memory it says so, and the report stays', async ({ page }) => {
  const input = await readSetOnly(page)
  /** What the browser tells the page of a worker whose memory has run out. */
  await page.evaluate(() => {
    const asItIs = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage') ?? {}
    Worker.prototype.postMessage = function () {
      Object.defineProperty(Worker.prototype, 'postMessage', asItIs)
      const message = 'Uncaught RangeError: Array buffer allocation failed'
      setTimeout(() => this.dispatchEvent(new ErrorEvent('error', { cancelable: true, message })))
    }
  })
  await input.setInputFiles(bounceFile('Tune.wav', notes()))
  await expect(page.getByRole('region', { name: 'Loudness' }).getByRole('alert')).toContainText(
    'the file needs more memory than this browser has',
  )
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tune')
  await input.setInputFiles(bounceFile('Tune.wav', notes()))
  await expect(plot(page)).toBeVisible()
})
