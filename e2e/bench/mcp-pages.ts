import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type CDPSession, type Locator, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/find-chromium.ts'
import { floodingServer, noteOf } from './flooding-server.ts'
import { type Frames, framesDuring, print } from './frames-during.ts'
import { byBar, byKeys, byWheel, turnWheel } from './ways-to-scroll.ts'

/**
 * Frame times of the logs of /mcp-sse-test and /mcp-sdk-test with as many entries as they keep, at a quarter of the
 * processor, while they scroll and while messages go on arriving; beside them, scrolled the same way, two pages without
 * any script: an empty box as high, and the same entries as plain elements. What those take is the browser's and the
 * machine's. A frame is what is between two turns of the page; that of the page's own thread is what it did for it.
 * Needs a build of the site. `npm run bench:mcp-pages -- sse sdk narrow peers` runs some of them only.
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
type Way = readonly [name: string, scroll: (page: Page, box: Locator) => Promise<void>]
const WAYS: readonly Way[] = [
  ['wheel', byWheel],
  ['keys', byKeys],
  ['bar', byBar],
]
/** Of an empty box as high as the log of /mcp-sse-test. */
const FULL_PX = 1_318_000

const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)
const folder = mkdtempSync(join(tmpdir(), 'kvint-bench-pages-'))
const server = spawn(process.execPath, ['apps/server/src/server.ts'], {
  env: { ...process.env, PORT: String(port), FEATURES: 'all', KVINT_DATA: folder },
  stdio: 'ignore',
})
const flood = await floodingServer()
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: CHROMIUM_FLAGS,
  ignoreDefaultArgs: ['--hide-scrollbars'],
})
try {
  await untilUp(`http://localhost:${port}/health`)
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await signUp(page)
  await page.route('**/mcp/sse', (route) => route.continue({ url: `${flood.origin}/sse` }))
  await page.route('**/mcp/messages*', (route) => route.continue({ url: `${flood.origin}/messages` }))
  if (isWanted('sse')) await log('/mcp-sse-test', page, WAYS)
  if (isWanted('sdk')) await log('/mcp-sdk-test', page, WAYS)
  if (isWanted('narrow')) {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of ['/mcp-sse-test', '/mcp-sdk-test']) await log(path, page, [['wheel', byWheel]])
  }
  await page.close()
  if (isWanted('peers')) {
    await peer('an empty box', `<div style="height:${FULL_PX}px"></div>`)
    await peer('5,000 plain elements', plainRows())
  }
} finally {
  await browser.close()
  flood.close()
  server.kill()
  await new Promise((resolve) => server.once('exit', resolve))
  rmSync(folder, { recursive: true, force: true })
}

async function log(path: string, page: Page, ways: readonly Way[]): Promise<void> {
  await page.goto(`http://localhost:${port}${path}`)
  const devtools = await slowed(page)
  const box = page.getByRole('log')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByText('Connected', { exact: true }).waitFor()
  console.log(`${path}, ${page.viewportSize()?.width} px wide`)
  const arriving = await framesDuring(page, devtools, async () => {
    flood.send(MESSAGES)
    await page.waitForFunction(isNewest, `"number": ${MESSAGES},`, { polling: 200, timeout: 120_000 })
  })
  print(`  while ${MESSAGES} messages arrive`, arriving)
  console.log('  said of the oldest:', await box.locator('p').first().textContent())
  for (const way of ways) await scrolled(way, page, box, devtools)
  const meanwhile = await framesDuring(page, devtools, async () => {
    const timer = setInterval(() => flood.send(10), 50)
    await box.hover()
    await turnWheel(page, -400, 30)
    await turnWheel(page, 400, 20)
    clearInterval(timer)
  })
  print('  by the wheel, while 200 messages a second arrive', meanwhile)
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  console.log(`  heap ${(usedSize / 2 ** 20).toFixed(0)} MiB, ${await page.locator('*').count()} elements`)
  await devtools.detach()
}

async function scrolled([name, scroll]: Way, page: Page, box: Locator, devtools: CDPSession): Promise<Frames> {
  const before = await metricsOf(devtools)
  const frames = await framesDuring(page, devtools, () => scroll(page, box))
  const after = await metricsOf(devtools)
  print(`  by ${name}`, frames)
  const perFrame = (metric: string) => (((after(metric) - before(metric)) * 1000) / frames.presented.length).toFixed(1)
  console.log(
    `    of the processor, a frame on average: script ${perFrame('ScriptDuration')} ms, style ${perFrame('RecalcStyleDuration')} ms, layout ${perFrame('LayoutDuration')} ms, all tasks ${perFrame('TaskDuration')} ms`,
  )
  return frames
}

/** Scrolled as the log is, in a box as large. */
async function peer(what: string, content: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.setContent(`<!doctype html><style>${PLAIN}</style><div role="log" tabindex="0">${content}</div>`)
  const box = page.getByRole('log')
  await box.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await page.waitForTimeout(1000)
  const devtools = await slowed(page)
  console.log(what)
  for (const way of WAYS) await scrolled(way, page, box, devtools)
  await page.close()
}

async function slowed(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return devtools
}

/** Looks at rows alone: to search all words of the page costs more than the page does. */
function isNewest(words: string): boolean {
  const [newest] = [...document.querySelectorAll('[role=log] pre')].slice(-1)
  return newest?.textContent.includes(words) === true
}

/** Seconds of the processor that the page’s thread has spent on this and that, however busy the machine is. */
async function metricsOf(devtools: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (name) => metrics.find((one) => one.name === name)?.value ?? 0
}

async function signUp(page: Page): Promise<void> {
  await page.goto(`http://localhost:${port}/login?mode=sign-up`)
  await page.getByRole('heading', { level: 1, name: 'Sign Up' }).waitFor()
  await page.getByLabel('Email').fill('bench@example.com')
  await page.getByPlaceholder('Password (min 6 characters)').fill('correct horse 9')
  await page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click()
  await page.waitForURL('**/dashboard')
}

function plainRows(): string {
  return Array.from({ length: 5000 }, (_, index) => {
    const data = JSON.stringify(noteOf(index + 1), null, 2)
    return `<div><p><time>[12:00:00.000]</time> <b>server</b> <span>notifications/message</span></p><pre>${data}</pre></div>`
  }).join('')
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
