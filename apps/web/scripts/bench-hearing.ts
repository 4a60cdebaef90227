import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/find-chromium.ts'
import { sampleFile, writeSong } from './bench-song.ts'
import { startSite } from './start-site.ts'

/**
 * How long a producer waits for what is heard: `npm run bench:hearing` after `npm run build`. Files are dropped from the
 * disk into Chromium, on a page that stands.
 *
 * - a bounce of 48 MB on the page of its set: until its loudness is told (aim 1 s), until all is told
 * - a set and that bounce together: until the whole report stands (4 s), and again after a reload (1 s)
 * - a project folder of 500 samples: until all are heard (40 s), and the same folder again (1 s)
 *
 * Beside each: the longest task of the page's thread (50 ms), and the most memory that a page's process held (450 MB).
 */
const PORT = Number(process.env['PORT'] ?? 8382)
const SAMPLES = 500
const BEATS = 544
const work = mkdtempSync(join(tmpdir(), 'kvint-hearing-'))
const set = join(work, 'Song.als')
const bounce = join(work, 'Song.wav')
await writeSong(set, bounce, BEATS)
const folder = writeProject()
const { origin, stop } = await startSite(PORT, join(work, 'data'))
const executablePath = findChromium()
const launch = async () => chromium.launch({ ...(executablePath ? { executablePath } : {}), args: CHROMIUM_FLAGS })
let browser = await launch()
console.log('                                            time    longest task   most memory')
try {
  let page = await open()
  await page.setInputFiles('input[type=file]', set)
  await page.locator('#panel-loudness input[type=file]').waitFor()
  await page.waitForTimeout(1000)
  let begun = await drop(page, [bounce])
  await page.getByText(/LUFS/).first().waitFor()
  await tell('48 MB WAV on its report: first figures', page, begun)
  await heardPanel(page)
  await tell('                         whole', page, begun)
  page = await again()

  begun = await drop(page, [set, bounce])
  await heardPanel(page)
  await tell('set and bounce together: whole', page, begun)
  begun = performance.now()
  await page.reload({ waitUntil: 'commit' })
  await heardPanel(page)
  await tell('                         second visit', page, begun)
  page = await again()

  begun = await drop(page, [folder])
  await samplesHeard(page)
  await tell(`folder of ${SAMPLES} samples: all heard`, page, begun)
  await page.goto(`${origin}/projects`, { waitUntil: 'networkidle' })
  await page.evaluate(watchTasks)
  begun = await drop(page, [folder])
  await samplesHeard(page)
  await tell('                         the same folder again', page, begun)
} finally {
  await browser.close()
  stop()
  rmSync(work, { recursive: true, force: true })
}

async function open(): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
  await page.goto(`${origin}/projects`, { waitUntil: 'networkidle' })
  await page.evaluate(watchTasks)
  return page
}

async function again(): Promise<Page> {
  await browser.close()
  browser = await launch()
  return open()
}

async function heardPanel(page: Page): Promise<void> {
  await stands(page, '#panel-spectrum svg path', 180_000)
}

async function samplesHeard(page: Page): Promise<void> {
  await page.waitForURL(/\/projects\/[0-9a-f]+/, { timeout: 60_000 })
  await stands(page, `[data-samples-heard="${SAMPLES}"]`, 300_000)
}

/** Looks at each frame: a locator that waits looks twice a second, which would be in the figures. */
async function stands(page: Page, selector: string, timeout: number): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelector(wanted) !== null, selector, { timeout })
}

/** Drops files and folders of the disk on the page, as a hand does; the time at which they fell. */
async function drop(page: Page, files: readonly string[]): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: [...files], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: 400, y: 400, data })
  const begun = performance.now()
  await session.send('Input.dispatchDragEvent', { type: 'drop', x: 400, y: 400, data })
  return begun
}

async function tell(what: string, page: Page, begun: number): Promise<void> {
  const seconds = (performance.now() - begun) / 1000
  const longest = await page.evaluate(() => Math.max(0, ...((globalThis as { tasks?: number[] }).tasks ?? [])))
  console.log(
    `${what.padEnd(42)}${seconds.toFixed(2).padStart(6)} s${longest.toFixed(0).padStart(13)} ms${(await mostMemory()).toFixed(0).padStart(11)} MB`,
  )
}

/** Runs in the page. */
function watchTasks(): void {
  const tasks: number[] = []
  Object.assign(globalThis, { tasks })
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  })
}

/** The most that the largest process of a page has held since it was started, MB. */
async function mostMemory(): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const peaks = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => peakOf(id))
  return Math.max(0, ...peaks)
}

function peakOf(processId: number): number {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** A Live project: a set that plays none of its samples by name, three in four of them one-shots, the others loops. */
function writeProject(): string {
  const project = join(work, 'Folder Project')
  const samples = join(project, 'Samples', 'Imported')
  mkdirSync(samples, { recursive: true })
  writeFileSync(join(project, 'Folder.als'), readFileSync(set))
  let bytes = 0
  for (let index = 0; index < SAMPLES; index++) {
    const isLoop = index % 4 === 0
    const file = isLoop
      ? sampleFile(4 + (index % 3) * 2, 16, 110 + index)
      : sampleFile(0.3 + (index % 9) / 8, 1, 55 + index)
    bytes += file.length
    writeFileSync(join(samples, `Sample ${index + 1}.wav`), file)
  }
  console.log(`${SAMPLES} samples, ${(bytes / 1e6).toFixed(0)} MB, ${(bytes / 4 / 44_100).toFixed(0)} s of sound`)
  return project
}
