import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSet, exampleSet } from '@kvint/als/build'
import { chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/find-chromium.ts'
import { startSite } from './start-site.ts'

/**
 * The library view over 500 built sets, 100 of them earlier saves: `npm run bench:library` after `npm run build`; with
 * `500 picker` or `500 input` one way only.
 * Prints the time to the first song and the first picture and to the end, the longest block of the page's main thread,
 * and the same for reading the folder again.
 *
 * Twice: with the browser's folder picker, which Chrome and Edge have (here it answers with a folder of the browser's
 * own file system, because a picker cannot be driven), and with the file input of the others. With the input Chromium
 * itself looks at every file before it tells the page, on the page's thread: an empty page with nothing but an input
 * says how long that alone takes.
 */
const PORT = Number(process.env['PORT'] ?? 8380)
const SETS = Number(process.argv[2] ?? 500)
const WAYS = (['picker', 'input'] as const).filter((way) => (process.argv[3] ?? way) === way)
const CASTS = 12
const TEMPOS = 5
const folder = join(mkdtempSync(join(tmpdir(), 'kvint-library-')), 'Songs')
const started = performance.now()
const bytes = await buildFolder()
console.log(`built ${SETS} sets, ${(bytes / 1e6).toFixed(1)} MB, in ${seconds(started)} s`)
const site = await startSite(PORT, join(folder, '..', 'data'))
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: CHROMIUM_FLAGS })
try {
  console.log('                       first song   first picture     all read   longest block   blocks over 100 ms')
  for (const way of WAYS) {
    const page = await openLibrary(way)
    for (const turn of ['first', 'again']) await measure(page, way, turn)
    await page.context().close()
  }
  if (WAYS.includes('input')) await measureEmptyPage()
} finally {
  await browser.close()
  site.stop()
  rmSync(join(folder, '..'), { recursive: true, force: true })
}

async function openLibrary(way: 'picker' | 'input'): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  if (way === 'picker') {
    await page.goto(`${site.origin}/projects`)
    await copyIntoBrowser(page)
  }
  await page.addInitScript((hasPicker) => {
    const pick = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('Songs')
    Object.defineProperty(globalThis, 'showDirectoryPicker', { value: hasPicker ? pick : undefined })
  }, way === 'picker')
  await page.addInitScript(watchBlocks)
  await page.goto(`${site.origin}/projects/library`)
  return page
}

async function measureEmptyPage(): Promise<void> {
  const page = await browser.newPage()
  await page.setContent('<input type="file" webkitdirectory>')
  await page.evaluate(watchBlocks)
  await page.locator('input').setInputFiles(folder)
  await page.waitForTimeout(500)
  console.log(`${'an empty page'.padEnd(20)} ${tellBlocks(await blocksOf(page)).padStart(78)}`)
}

/** Runs in the page. */
function watchBlocks(): void {
  const blocks: number[] = []
  Object.assign(globalThis, { blocks })
  new PerformanceObserver((list) => blocks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  })
}

function blocksOf(page: Page): Promise<number[]> {
  return page.evaluate(() => (globalThis as unknown as { blocks: number[] }).blocks)
}

function tellBlocks(blocks: readonly number[]): string {
  const worst = Math.max(0, ...blocks)
  return `${worst.toFixed(0).padStart(12)} ms ${String(blocks.filter((block) => block > 100).length).padStart(20)}`
}

async function copyIntoBrowser(page: Page): Promise<void> {
  const input = await page.evaluateHandle(() => {
    const element = document.createElement('input')
    element.type = 'file'
    element.webkitdirectory = true
    return document.body.appendChild(element)
  })
  await input.setInputFiles(folder)
  await input.evaluate(async ({ files }) => {
    const root = await navigator.storage.getDirectory()
    for (const file of files ?? []) {
      let place = root
      for (const name of file.webkitRelativePath.split('/').slice(0, -1)) {
        place = await place.getDirectoryHandle(name, { create: true })
      }
      const writable = await (await place.getFileHandle(file.name, { create: true })).createWritable()
      await writable.write(file)
      await writable.close()
    }
  })
}

async function measure(page: Page, way: 'picker' | 'input', turn: string): Promise<void> {
  await page.evaluate(() => {
    ;(globalThis as unknown as { blocks: number[] }).blocks.length = 0
  })
  const chooser = page.locator(way === 'picker' ? 'button.drop-button' : 'input[type=file]')
  await chooser.waitFor({ state: 'attached' })
  const begun = Date.now()
  const shown = async (selector: string) => {
    await page.waitForFunction((part) => document.querySelector(part), selector, { timeout: 120_000, polling: 20 })
    return Date.now() - begun
  }
  const choosing = way === 'picker' ? chooser.click() : chooser.setInputFiles(folder)
  const [song, picture] = await Promise.all([shown('.open-song'), shown('.picture svg [data-mark]')])
  await choosing
  await page.waitForFunction(() => !document.querySelector('.job-progress'), undefined, {
    timeout: 600_000,
    polling: 200,
  })
  const all = Date.now() - begun
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.waitForTimeout(500)
  console.log(
    `${`${way}, ${turn}`.padEnd(20)} ${String(song).padStart(9)} ms ${String(picture).padStart(12)} ms ${String(all).padStart(9)} ms ${tellBlocks(await blocksOf(page))}`,
  )
}

/**
 * Songs of different tempo and cast, each a project folder; every fourth with an earlier save. There are as many
 * different ones as `CASTS` times `TEMPOS`; further ones are the same under another name.
 */
async function buildFolder(): Promise<number> {
  let written = 0
  let bytesWritten = 0
  const built: Uint8Array[] = []
  for (let index = 0; written < SETS; index++) {
    const song = built[index % (CASTS * TEMPOS)] ?? (await buildSong(index))
    if (index < CASTS * TEMPOS) built.push(song)
    const name = `Song ${String(index + 1).padStart(3, '0')}`
    const project = join(folder, `${name} Project`)
    mkdirSync(join(project, 'Backup'), { recursive: true })
    const day = new Date(Date.UTC(2024, index % 24, 1 + (index % 27), 18))
    const stamp = `${day.toISOString().slice(0, 10)} 1${index % 10}3000`
    const files = [join(project, `${name}.als`), join(project, 'Backup', `${name} [${stamp}].als`)]
    for (const file of files.slice(0, index % 4 === 0 && written + 1 < SETS ? 2 : 1)) {
      writeFileSync(file, song)
      utimesSync(file, day, day)
      bytesWritten += song.length
      written++
    }
  }
  return bytesWritten
}

async function buildSong(index: number): Promise<Uint8Array> {
  const song = exampleSet()
  return buildSet({
    ...song,
    tempo: 90 + ((index * 7) % 60),
    tracks: (song.tracks ?? []).filter(
      ({ kind, name }, place) => kind !== 'midi' || name === 'Kick' || place % CASTS !== index % CASTS,
    ),
  })
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1)
}
