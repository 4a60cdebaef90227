import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type CDPSession, type Locator, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/find-chromium.ts'

/**
 * Frame times of the log of /mcp-sse-test with as many entries as it keeps, at a quarter of the processor, while it
 * scrolls and while messages go on arriving; beside them, scrolled the same way, two pages without any script: an empty
 * box as high, and the same entries as plain elements. What those take is the browser's and the machine's. A frame is
 * what is between two turns of the page; that of the page itself is what its thread did for it (`long-animation-frame`).
 * Needs a build of the site.
 */
const port = 8390
const SLOWER = 4
const MESSAGES = 5500
/** Looks like the log, with no more than the browser needs. */
const PLAIN = `
  [role=log] { height: 384px; width: 700px; margin: 200px; padding: 12px; overflow-y: auto; background: #f4f4f4; font: 13px/18.2px monospace }
  [role=log] > div { border-bottom: 1px solid #ddd; padding: 4px 0 }
  p, pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: break-word }
`
const folder = mkdtempSync(join(tmpdir(), 'kvint-bench-pages-'))
const server = spawn(process.execPath, ['apps/server/src/server.ts'], {
  env: { ...process.env, PORT: String(port), FEATURES: 'all', KVINT_DATA: folder },
  stdio: 'ignore',
})
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: CHROMIUM_FLAGS })
try {
  await untilUp(`http://localhost:${port}/health`)
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await signUp(page)
  await page.route('**/mcp/sse', (route) => route.fulfill({ contentType: 'text/event-stream', body: stream(MESSAGES) }))
  await page.goto(`http://localhost:${port}/mcp-sse-test`)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })

  const arriving = framesDuring(page, async () => {
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await page.waitForFunction(isLost, null, { polling: 200, timeout: 120_000 })
  })
  print(`while ${MESSAGES} messages arrive`, await arriving)
  const log = page.getByRole('log')
  console.log('said of the oldest:', await log.locator('p').first().textContent())

  await scrolled('the log', page, log, devtools)
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  console.log(`heap ${(usedSize / 2 ** 20).toFixed(0)} MiB, ${await page.locator('*').count()} elements`)
  const height = await log.evaluate((box) => box.scrollHeight)
  await page.close()
  await peer('an empty box', `<div style="height:${height}px"></div>`)
  await peer('5,000 plain elements', plainRows())
} finally {
  await browser.close()
  server.kill()
  await new Promise((resolve) => server.once('exit', resolve))
  rmSync(folder, { recursive: true, force: true })
}

async function scrolled(what: string, page: Page, box: Locator, devtools: CDPSession): Promise<void> {
  await box.hover()
  const before = await metricsOf(devtools)
  const frames = await framesDuring(page, () => scroll(page))
  const after = await metricsOf(devtools)
  print(`scrolling ${what}`, frames)
  const perFrame = (name: string) => (((after(name) - before(name)) * 1000) / frames.presented.length).toFixed(1)
  console.log(
    `  of the processor, a frame on average: script ${perFrame('ScriptDuration')} ms, style ${perFrame('RecalcStyleDuration')} ms, layout ${perFrame('LayoutDuration')} ms, all tasks ${perFrame('TaskDuration')} ms`,
  )
}

/** Scrolled as the log is, in a box as large. */
async function peer(what: string, content: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.setContent(`<!doctype html><style>${PLAIN}</style><div role="log">${content}</div>`)
  const box = page.getByRole('log')
  await box.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await page.waitForTimeout(1000)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await scrolled(what, page, box, devtools)
  await page.close()
}

/** Milliseconds between turns of the page, and those of the frames that took its thread 50 or more. */
type Frames = { readonly presented: readonly number[]; readonly long: readonly number[] }

async function framesDuring(page: Page, act: () => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    const presented: number[] = []
    const long: number[] = []
    const observer = new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration)))
    observer.observe({ type: 'long-animation-frame' })
    Object.assign(globalThis, { frames: { presented, long }, isMeasuring: true })
    let last = performance.now()
    const next = (now: number) => {
      presented.push(now - last)
      last = now
      if (Reflect.get(globalThis, 'isMeasuring') === true) requestAnimationFrame(next)
      else observer.disconnect()
    }
    requestAnimationFrame(next)
  })
  await act()
  return page.evaluate(() => {
    Object.assign(globalThis, { isMeasuring: false })
    const { presented, long } = (globalThis as unknown as { frames: { presented: number[]; long: number[] } }).frames
    return { presented: presented.slice(1), long }
  })
}

/** Looks at drawn rows alone: to search all words of the page costs more than the page does. */
function isLost(): boolean {
  const [newest] = [...document.querySelectorAll('[role=log] p')].slice(-1)
  return newest?.textContent.includes('Connection lost') === true
}

/** Seconds of the processor that the page’s thread has spent on this and that, however busy the machine is. */
async function metricsOf(devtools: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (name) => metrics.find((one) => one.name === name)?.value ?? 0
}

async function scroll(page: Page): Promise<void> {
  for (const [step, times] of [
    [-1200, 60],
    [1200, 60],
    [-20_000, 10],
    [20_000, 10],
    [-120, 60],
    [120, 60],
  ] as const) {
    for (let i = 0; i < times; i++) {
      await page.mouse.wheel(0, step)
      await page.waitForTimeout(30)
    }
    /** What is drawn around it once the reader stands still counts as well. */
    await page.waitForTimeout(600)
  }
}

async function signUp(page: Page): Promise<void> {
  await page.goto(`http://localhost:${port}/login?mode=sign-up`)
  await page.getByRole('heading', { level: 1, name: 'Sign Up' }).waitFor()
  await page.getByLabel('Email').fill('bench@example.com')
  await page.getByPlaceholder('Password (min 6 characters)').fill('correct horse 9')
  await page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click()
  await page.waitForURL('**/dashboard')
}

function stream(count: number): string {
  return Array.from({ length: count }, (_, index) => `data: ${JSON.stringify(message(index + 1))}\n\n`).join('')
}

function plainRows(): string {
  return Array.from({ length: 5000 }, (_, index) => {
    const data = JSON.stringify(message(index + 1), null, 2)
    return `<div><p><time>[12:00:00.000]</time> <b>server</b> <span>notifications/message</span></p><pre>${data}</pre></div>`
  }).join('')
}

function message(number: number): object {
  const words = 'a track, its clips, and what they play '.repeat(1 + (number % 4))
  return {
    jsonrpc: '2.0',
    method: 'notifications/message',
    params: { level: 'info', logger: 'bench', data: { number, words } },
  }
}

async function untilUp(address: string): Promise<void> {
  for (let i = 0; i < 300; i++) {
    const isUp = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nothing answers at ${address}.`)
}

function print(what: string, { presented, long }: Frames): void {
  const sorted = [...presented].sort((a, b) => a - b)
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)
  /** Frames come at multiples of a sixtieth: three of those are 50 ms and some rounding. */
  const slow = presented.filter((ms) => ms > 51).length
  const third = presented.filter((ms) => ms > 45 && ms <= 51).length
  console.log(
    `${what}: ${presented.length} frames, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms, ${third} of 50 ms, ${slow} over 50 ms; of the page itself ${long.length} over 50 ms${long.length > 0 ? `, longest ${Math.max(...long).toFixed(0)} ms` : ''}`,
  )
}
