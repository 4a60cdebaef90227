import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/find-chromium.ts'
import { READ_ROWS } from './read-rows.ts'
import { findSharedSets, readFacts } from './shared-data.ts'

/**
 * From a chosen file to its report on the screen, in Chromium with the built site, beside the same report in Node:
 * `npm run build && npm run bench:on-screen [-- FILE]`. Each run has a new page or a new process, so that code is as
 * cold in one as in the other; the shortest of five counts.
 */
const RUNS = 5
const PORT = 8391
const ROOT = resolve(import.meta.dirname, '../../..')
const REPORT_ROW = READ_ROWS.findIndex((row) => row.name.endsWith('report'))

if (process.argv[2] === '--node') {
  const file = new Uint8Array(readFileSync(String(process.argv[3])))
  // Loading the code is no part of the time; the page has loaded its own by the time that a file is chosen.
  await import('@kvint/insights')
  const start = performance.now()
  await READ_ROWS[REPORT_ROW]?.read(file)
  console.log(performance.now() - start)
} else {
  const path = process.argv[2] ?? biggestFile()
  if (path === null) console.log('No file: name one, or lay the folder "shared" beside the repository.')
  else await compare(path)
}

async function compare(path: string) {
  const inNode = Array.from({ length: RUNS }, () =>
    Number(execFileSync(process.execPath, [import.meta.filename, '--node', path], { encoding: 'utf8' })),
  )
  const onScreen = await measureOnScreen(path)
  const best = { node: Math.min(...inNode), screen: Math.min(...onScreen) }
  console.log(`Node, bytes to report: ${list(inNode)}`)
  console.log(`Chromium, file to report on screen: ${list(onScreen)}`)
  console.log(`best of ${RUNS}: ${(best.screen / best.node).toFixed(2)} × Node's time (target ≤ 2)`)
}

async function measureOnScreen(path: string): Promise<number[]> {
  const data = mkdtempSync(join(tmpdir(), 'kvint-on-screen-'))
  const server = spawn(process.execPath, [join(ROOT, 'apps/server/src/server.ts')], {
    env: { ...process.env, PORT: String(PORT), FEATURES: 'all', KVINT_DATA: data },
    stdio: 'ignore',
  })
  const executablePath = findChromium()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: CHROMIUM_FLAGS })
  try {
    await untilHealthy()
    const times: number[] = []
    for (let run = 0; run < RUNS; run++) times.push(await measureOnce(browser, path))
    return times
  } finally {
    await browser.close()
    server.kill()
    await new Promise((done) => server.once('exit', done))
    rmSync(data, { recursive: true, force: true })
  }
}

/** Measured in the page: from the input's change to the frame after the report's heading stands there. */
async function measureOnce(browser: Browser, path: string): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`http://localhost:${PORT}/projects`, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    addEventListener('change', () => performance.mark('chosen'), { capture: true, once: true })
    new MutationObserver((_, observer) => {
      if (!/^\/projects\/./.test(location.pathname) || document.querySelector('main h1, h1') === null) return
      if (document.querySelector('figure') === null) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => performance.mark('shown')))
    }).observe(document, { childList: true, subtree: true })
  })
  await page.locator('input[type=file]').first().setInputFiles(path)
  await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0, undefined, { timeout: 60_000 })
  const ms = await page.evaluate(() => performance.measure('on screen', 'chosen', 'shown').duration)
  await context.close()
  return ms
}

async function untilHealthy() {
  for (let attempt = 0; attempt < 150; attempt++) {
    const answer = await fetch(`http://localhost:${PORT}/health`).catch(() => null)
    if (answer?.ok === true) return
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error('The server did not come up within 30 s. Is the site built (npm run build)?')
}

function biggestFile(): string | null {
  const folder = findSharedSets()
  const biggest = folder === null ? undefined : readFacts(folder).sort((a, b) => b.xmlBytes - a.xmlBytes)[0]
  return folder === null || biggest === undefined ? null : join(folder, biggest.file)
}

function list(times: readonly number[]): string {
  return `${times.map((ms) => ms.toFixed(0)).join(', ')} ms`
}
