import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type CDPSession, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/find-chromium.ts'

/**
 * Frame times of the log of /mcp-sse-test with as many entries as it keeps, at a quarter of the processor, while it
 * scrolls and while messages go on arriving. Needs a build of the site.
 */
const port = 8390
const SLOWER = 4
const MESSAGES = 5500
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

  await log.hover()
  const before = await metricsOf(devtools)
  const scrolling = await framesDuring(page, () => scroll(page))
  print('while scrolling up and down', scrolling)
  const after = await metricsOf(devtools)
  const perFrame = (name: string) => (((after(name) - before(name)) * 1000) / scrolling.length).toFixed(1)
  console.log(
    `of the processor, a frame on average: script ${perFrame('ScriptDuration')} ms, style ${perFrame('RecalcStyleDuration')} ms, layout ${perFrame('LayoutDuration')} ms, all tasks ${perFrame('TaskDuration')} ms`,
  )
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  console.log(`heap ${(usedSize / 2 ** 20).toFixed(0)} MiB, ${await page.locator('*').count()} elements`)
} finally {
  await browser.close()
  server.kill()
  await new Promise((resolve) => server.once('exit', resolve))
  rmSync(folder, { recursive: true, force: true })
}

async function framesDuring(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(globalThis, { frames, isMeasuring: true })
    let last = performance.now()
    const next = (now: number) => {
      frames.push(now - last)
      last = now
      if (Reflect.get(globalThis, 'isMeasuring') === true) requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  await act()
  return page.evaluate(() => {
    Object.assign(globalThis, { isMeasuring: false })
    return (globalThis as unknown as { frames: number[] }).frames.slice(1)
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
  const message = (number: number) => ({
    jsonrpc: '2.0',
    method: 'notifications/message',
    params: {
      level: 'info',
      logger: 'bench',
      data: { number, words: 'a track, its clips, and what they play '.repeat(1 + (number % 4)) },
    },
  })
  return Array.from({ length: count }, (_, index) => `data: ${JSON.stringify(message(index + 1))}\n\n`).join('')
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

function print(what: string, frames: readonly number[]): void {
  const sorted = [...frames].sort((a, b) => a - b)
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)
  /** Frames come at multiples of a sixtieth: three of those are 50 ms and some rounding. */
  const slow = frames.filter((ms) => ms > 51).length
  const third = frames.filter((ms) => ms > 45 && ms <= 51).length
  console.log(
    `${what}: ${frames.length} frames, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms, ${third} of 50 ms, ${slow} over 50 ms`,
  )
}
