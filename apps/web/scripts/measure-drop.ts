import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'

export type DropTimes = {
  /** From the file being chosen to the frame that shows a card, or says that there is none. */
  readonly firstCardMs: number
  /** To the frame in which time line and list stand too, and the page has come to rest. */
  readonly wholeMs: number
  readonly cls: number
  /** Scripts of the page, compressed. */
  readonly scriptKb: number
}

/** What a producer waits for: she drops a set on the page of her sets and sees its report. */
export async function measureDrop(browser: Browser, origin: string, file: string): Promise<DropTimes> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.goto(`${origin}/projects`, { waitUntil: 'networkidle' })
    // Asked for before the file is given: what the driver puts into the page to wait for something takes time from it.
    const isWhole = page.evaluate(watchDrop)
    // Nothing is dropped without a pointer, which has the reading prepared.
    await page.mouse.move(640, 300)
    await page.waitForTimeout(1000)
    await page.setInputFiles('input[type=file]', file)
    await isWhole
    await page.waitForTimeout(1000)
    const seen = await page.evaluate(() => {
      const { firstCardMs, wholeMs, cls } = window as unknown as DropTimes
      const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
      return { firstCardMs, wholeMs, cls, scripts: loaded.filter((path) => path.endsWith('.js')) }
    })
    return { ...seen, scriptKb: [...new Set(seen.scripts)].reduce((sum, path) => sum + compressedKb(path), 0) }
  } finally {
    await context.close()
  }
}

/** Runs in the page: notes when the first card and the whole report are painted, and what moved meanwhile. */
function watchDrop(): Promise<void> {
  const times = window as unknown as Record<'firstCardMs' | 'wholeMs' | 'cls', number>
  times.cls = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) times.cls += entry.value
  }).observe({ type: 'layout-shift' })
  let started = 0
  let tellWhole: () => void
  document.addEventListener('change', () => (started = performance.now()), { capture: true, once: true })
  const look = () => {
    if (started > 0 && times.firstCardMs === undefined && document.querySelector('.first-card-claim, .first-none'))
      times.firstCardMs = performance.now() - started
    const isWhole =
      times.firstCardMs !== undefined &&
      document.querySelector('.plot:not(:has(svg rect))') === null &&
      document.querySelector('#panel-findings') !== null
    if (!isWhole) requestAnimationFrame(look)
    else {
      requestIdleCallback(() => {
        times.wholeMs = performance.now() - started
        tellWhole()
      })
    }
  }
  requestAnimationFrame(look)
  return new Promise((resolve) => (tellWhole = resolve))
}

function compressedKb(path: string): number {
  const file = new URL(`../build/client${path}`, import.meta.url)
  try {
    return gzipSync(readFileSync(file)).length / 1024
  } catch {
    return 0
  }
}
