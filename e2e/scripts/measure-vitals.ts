import type { Browser } from '@playwright/test'

export type Vitals = { readonly lcpMs: number; readonly cls: number; readonly blockingMs: number }

/** Medians of what the browser reports of a first visit on a telephone: slow 4G, CPU four times slower, both applied. */
export async function measureVitals(browser: Browser, url: string, runs: number): Promise<Vitals> {
  const all: Vitals[] = []
  for (let run = 0; run < runs; run += 1) all.push(await visit(browser, url))
  const median = (name: keyof Vitals) =>
    all.map((vitals) => vitals[name]).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
  return { lcpMs: median('lcpMs'), cls: median('cls'), blockingMs: median('blockingMs') }
}

async function visit(browser: Browser, url: string): Promise<Vitals> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(observe)
  await page.waitForTimeout(BROWSER_RESTS_AFTER_MS)
  await page.goto(url, { waitUntil: 'networkidle' })
  const vitals = await page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals)
  await context.close()
  return vitals
}

/** Runs in the page, before anything of it. */
function observe(): void {
  const vitals = { lcpMs: 0, cls: 0, blockingMs: 0 }
  Object.assign(globalThis, { vitals })
  const watch = (
    type: string,
    take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => (vitals.lcpMs = startTime))
  watch('layout-shift', ({ value = 0, hadRecentInput }) => (vitals.cls += hadRecentInput ? 0 : value))
  watch('longtask', ({ duration }) => (vitals.blockingMs += Math.max(0, duration - 50)))
}

/** A new window is the browser's own work first, which a visitor's telephone has behind it. */
const BROWSER_RESTS_AFTER_MS = 1000
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
