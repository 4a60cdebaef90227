import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSet, exampleSet } from '@kvint/als/build'
import { chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/find-chromium.ts'

/**
 * The library view over 500 built sets, 100 of them earlier saves: `npm run bench:library` after `npm run build`.
 * Prints the time to the first picture and to the end, the longest block of the page's main thread, and the same for
 * reading the folder again.
 */
const PORT = Number(process.env['PORT'] ?? 8380)
const SETS = Number(process.argv[2] ?? 500)
const folder = join(mkdtempSync(join(tmpdir(), 'kvint-library-')), 'Songs')
const started = performance.now()
let bytesWritten = 0
const bytes = await buildFolder()
console.log(`built ${SETS} sets, ${(bytes / 1e6).toFixed(1)} MB, in ${seconds(started)} s`)
const server = await startServer()
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: CHROMIUM_FLAGS })
try {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'showDirectoryPicker', { value: undefined })
    const blocks: number[] = []
    Object.assign(globalThis, { blocks })
    new PerformanceObserver((list) => blocks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
      buffered: true,
    })
  })
  await page.goto(`http://localhost:${PORT}/projects/library`)
  console.log('                 first picture     all read   longest block   blocks over 100 ms')
  for (const name of ['first reading', 'again']) await measure(page, name)
} finally {
  await browser.close()
  server.kill()
  rmSync(join(folder, '..'), { recursive: true, force: true })
}

async function measure(page: Page, name: string): Promise<void> {
  await page.evaluate(() => {
    ;(globalThis as unknown as { blocks: number[] }).blocks.length = 0
  })
  const input = page.locator('input[type=file]')
  await input.waitFor({ state: 'attached' })
  const begun = Date.now()
  const firstPicture = page.waitForFunction(() => document.querySelector('.picture svg [data-mark]'))
  const choosing = input.setInputFiles(folder)
  await firstPicture
  const first = Date.now() - begun
  await choosing
  await page.getByText(/^Read [\d,]+ sets?(?:;|\.)/).waitFor({ timeout: 600_000 })
  const all = Date.now() - begun
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.waitForTimeout(500)
  const blocks = await page.evaluate(() => (globalThis as unknown as { blocks: number[] }).blocks)
  const worst = Math.max(0, ...blocks)
  console.log(
    `${name.padEnd(16)} ${String(first).padStart(10)} ms ${String(all).padStart(9)} ms ${worst.toFixed(0).padStart(12)} ms ${String(blocks.filter((block) => block > 100).length).padStart(20)}`,
  )
}

/** Songs of different tempo, length and transposition, each a project folder; every fourth with an earlier save. */
async function buildFolder(): Promise<number> {
  let written = 0
  const song = exampleSet()
  for (let index = 0; written < SETS; index++) {
    const name = `Song ${String(index + 1).padStart(3, '0')}`
    const project = join(folder, `${name} Project`)
    mkdirSync(join(project, 'Backup'), { recursive: true })
    const built = await buildSet({
      ...song,
      tempo: 90 + ((index * 7) % 60),
      tracks: (song.tracks ?? []).filter(
        ({ kind, name }, place) => kind !== 'midi' || name === 'Kick' || place % 12 !== index % 12,
      ),
    })
    const file = join(project, `${name}.als`)
    writeFileSync(file, built)
    const day = new Date(Date.UTC(2024, index % 24, 1 + (index % 27), 18))
    utimesSync(file, day, day)
    bytesWritten += built.length
    written++
    if (index % 4 > 0 || written >= SETS) continue
    const stamp = `${day.toISOString().slice(0, 10)} 1${index % 10}3000`
    writeFileSync(join(project, 'Backup', `${name} [${stamp}].als`), built)
    bytesWritten += built.length
    written++
  }
  return bytesWritten
}

async function startServer(): Promise<ChildProcess> {
  const path = new URL('../../server/src/server.ts', import.meta.url).pathname
  const server = spawn(process.execPath, [path], {
    env: { ...process.env, PORT: String(PORT), FEATURES: 'projects', KVINT_DATA: join(folder, '..', 'data') },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let turn = 0; turn < 100; turn++) {
    const answer = await fetch(`http://localhost:${PORT}/projects/library`).catch(() => null)
    if (answer?.ok) return server
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  server.kill()
  throw new Error(`No server on port ${PORT} within 20 s. Run npm run build first, or set PORT to a free port.`)
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1)
}
