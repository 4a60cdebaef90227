import { buildSet } from '@kvint/als/build'
import type { Page } from '@playwright/test'
import { expect, test } from '../kept-page.ts'

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

test('another song is refused in words, and can be placed by hand; what is no sound too', async ({ page }) => {
  await page.goto('/projects')
  await choose(page, [await setFile()])
  const lane = page.getByRole('region', { name: 'Loudness' })
  const input = lane.locator('input[type=file]')
  await input.setInputFiles({ name: 'letter.wav', mimeType: 'audio/wav', buffer: Buffer.from('Dear Live, listen.') })
  await expect(lane.getByRole('alert')).toContainText('letter.wav could not be heard')
  await input.setInputFiles(bounceFile('Other.wav', notes(4, 11)))
  await expect(lane.getByText('does not match the arrangement')).toBeVisible()
  await lane.getByRole('button', { name: 'Place it by hand' }).click()
  await lane.getByRole('slider').press('ArrowLeft')
  await lane.getByRole('button', { name: 'Use this place' }).click()
  await expect(page.getByRole('application', { name: /Loudness of the bounce/ })).toBeVisible()
})

test('a bounce alone is heard where it is dropped', async ({ page }) => {
  await page.goto('/projects')
  await choose(page, [bounceFile('Alone.wav', notes())])
  await expect(page.getByRole('heading', { name: 'Alone.wav' })).toBeVisible()
  await expect(page.getByText(/LUFS/).first()).toBeVisible()
})

type Note = { readonly pitch: number; readonly startBeats: number; readonly durationBeats: number }

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

async function choose(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) {
  await page.getByLabel('Choose files').setInputFiles(files)
}

async function setFile() {
  const clip = { kind: 'midi' as const, name: 'Tune', startBeats: 0, lengthBeats: 64 }
  const bytes = await buildSet({
    tempo: 120,
    locators: [
      { timeBeats: 0, name: 'Verse' },
      { timeBeats: 32, name: 'Chorus' },
    ],
    tracks: [
      {
        kind: 'midi',
        name: 'Keys',
        arrangementClips: [{ ...clip, notes: notes().map((note) => ({ ...note, velocity: 100 })) }],
      },
    ],
  })
  return { name: 'Tune.als', mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) }
}

/** A tune of 64 beats that does not repeat. */
function notes(seed = 1, step = 7): Note[] {
  let state = seed
  return Array.from({ length: 96 }, (_, index) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return {
      pitch: 48 + ((state >> 8) % 25) + (index % step === 0 ? 5 : 0),
      startBeats: (index * 2) / 3,
      durationBeats: 0.6,
    }
  })
}

/** The tune played by decaying partials, half a second of silence before it. */
function bounceFile(name: string, tune: readonly Note[]) {
  const rate = 22_050
  const samples = new Float32Array(34 * rate)
  for (const { pitch, startBeats, durationBeats } of tune) {
    const hz = 440 * 2 ** ((pitch - 69) / 12)
    const from = Math.round((0.5 + startBeats / 2) * rate)
    for (let at = 0; at < (durationBeats / 2) * rate; at++) {
      const level = 0.12 * Math.exp((-2 * at) / rate) * Math.min(1, at / 100)
      for (let partial = 1; partial <= 6; partial++) {
        const value = (level / partial) * Math.sin((2 * Math.PI * hz * partial * at) / rate)
        samples[from + at] = (samples[from + at] ?? 0) + value
      }
    }
  }
  const buffer = Buffer.alloc(44 + samples.length * 2)
  buffer.write('RIFF')
  buffer.writeUInt32LE(36 + samples.length * 2, 4)
  buffer.write('WAVEfmt ', 8)
  buffer.writeUInt32LE(16, 16)
  buffer.writeUInt16LE(1, 20)
  buffer.writeUInt16LE(1, 22)
  buffer.writeUInt32LE(rate, 24)
  buffer.writeUInt32LE(rate * 2, 28)
  buffer.writeUInt16LE(2, 32)
  buffer.writeUInt16LE(16, 34)
  buffer.write('data', 36)
  buffer.writeUInt32LE(samples.length * 2, 40)
  samples.forEach((value, index) =>
    buffer.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_000), 44 + index * 2),
  )
  return { name, mimeType: 'audio/wav', buffer }
}
