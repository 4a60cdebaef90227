import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/find-chromium.ts'
import { type DropTimes, measureDrop } from './measure-drop.ts'
import { startSite } from './start-site.ts'

/**
 * How long a producer waits for her report, and what zooming, panning, choosing a finding and playing cost on it:
 * `npm run bench:report` after `npm run build`, with the names of sets, or else on the median public set and on the
 * largest ones.
 *
 * First, per set, the median of five drops: until the first card (aim 300 ms), until the whole page (1.0 s), how much
 * moved on it (CLS, 0.02), and the page's scripts, compressed (220 kB).
 *
 * Prints, per set and act, the main thread's own CPU time of a step times four (a telephone's CPU; other work on this
 * machine does not count), the time to the next frame at a throttle of four, median and worst of twelve, and how many
 * frames took longer than 50 ms until all pictures had followed. The aim is 50 ms. A step of playing is a quarter of a
 * second, and its frame the longest in it.
 */
const PORT = Number(process.env['PORT'] ?? 8381)
const DROPS = 5
const files = process.argv.length > 2 ? process.argv.slice(2) : largestSets(2)
if (files.length === 0) {
  console.log('There are no public sets here (KVINT_SHARED names their folder): name sets of your own.')
  process.exit(0)
}
const data = mkdtempSync(join(tmpdir(), 'kvint-report-'))
const { origin, stop } = await startSite(PORT, data)
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: CHROMIUM_FLAGS })
console.log('set                       first card   whole page     CLS   scripts')
const waited = process.argv.length > 2 ? files : [...middleSet(), ...files]
for (const file of waited) {
  const runs: DropTimes[] = []
  for (let run = 0; run < DROPS; run++) runs.push(await measureDrop(browser, origin, file))
  const middle = (name: keyof DropTimes) => runs.map((run) => run[name]).toSorted((a, b) => a - b)[DROPS >> 1] ?? 0
  console.log(
    `${basename(file).slice(0, 24).padEnd(26)}${middle('firstCardMs').toFixed(0).padStart(7)} ms${middle('wholeMs').toFixed(0).padStart(10)} ms${middle('cls').toFixed(3).padStart(8)}${middle('scriptKb').toFixed(0).padStart(7)} kB`,
  )
}
console.log('\nset                       act         CPU × 4   frame at 4×: median   worst   over 50 ms')
for (const file of files) {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 860 } })).newPage()
  await page.goto(`${origin}/projects`)
  await page.setInputFiles('input[type=file]', file)
  await page.waitForSelector('#panel-arrangement .plot', { timeout: 180_000 })
  await page.waitForTimeout(500)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const cpuMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  for (const act of ['nothing', 'zoom', 'pan', 'finding', 'play']) {
    if (act === 'play' && !(await startPlaying(page))) continue
    await page.evaluate(perform, act)
    const before = await cpuMs()
    const { length } = (await page.evaluate(perform, act)).times
    const cpu = ((await cpuMs()) - before) / length
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const throttled = await page.evaluate(perform, act)
    const times = throttled.times.toSorted((a, b) => a - b)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const [median = 0, worst = 0] = [times[Math.floor(times.length / 2)], times.at(-1)]
    const name = basename(file).slice(0, 24)
    console.log(
      `${name.padEnd(26)}${act.padEnd(10)}${(cpu * 4).toFixed(0).padStart(6)} ms${median.toFixed(0).padStart(15)} ms${worst.toFixed(0).padStart(9)} ms${String(throttled.longFrames).padStart(10)}`,
    )
  }
  await page.context().close()
}
await browser.close()
stop()
rmSync(data, { recursive: true, force: true })

function largestSets(count: number): string[] {
  return setsBySize().slice(0, count)
}

function middleSet(): string[] {
  const sets = setsBySize()
  return sets.slice(sets.length >> 1, (sets.length >> 1) + 1)
}

/** Public sets, the largest first. */
function setsBySize(): string[] {
  const shared = process.env['KVINT_SHARED'] ?? join(import.meta.dirname, '../../../../shared')
  const folder = resolve(shared, 'data/als/sets')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.als') && !file.includes('Backup'))
    .map((file) => join(folder, file))
    .toSorted((a, b) => statSync(b).size - statSync(a).size)
}

/** Plays the song until its sounds are there and its picture has come to rest; false where it has no notes to play. */
async function startPlaying(page: Page): Promise<boolean> {
  const button = page.locator('.play-button')
  if ((await button.count()) === 0) return false
  await button.click()
  await page.locator('.play-button[aria-busy=false]').waitFor({ timeout: 60_000 })
  await page.waitForTimeout(1000)
  return true
}

/** Runs in the page: twelve steps of an act, each timed to the frame after it, and the long frames among all. */
async function perform(act: string): Promise<{ times: number[]; longFrames: number }> {
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
  const longestFrameMs = async (forMs: number) => {
    const began = performance.now()
    let longest = 0
    for (let last = began; last - began < forMs;) {
      await frame()
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }
    return longest
  }
  const plot = document.querySelector('#panel-arrangement .plot')
  if (!plot) throw new Error('The page shows no arrangement: choose a set that has clips.')
  const findings = [...document.querySelectorAll<HTMLElement>('.first-card .report-show, .finding-row .report-show')]
  if (act !== 'finding') plot.scrollIntoView()
  const { left, top } = plot.getBoundingClientRect()
  const wheel = (init: WheelEventInit) =>
    plot.dispatchEvent(
      new WheelEvent('wheel', { bubbles: true, cancelable: true, clientX: left + 300, clientY: top + 50, ...init }),
    )
  const times: number[] = []
  const observer = new PerformanceObserver(() => undefined)
  observer.observe({ type: 'long-animation-frame' })
  let longFrames = 0
  for (let step = 0; step < 12; step++) {
    await frame()
    if (act === 'play') {
      times.push(await longestFrameMs(250))
      longFrames += observer.takeRecords().length
      continue
    }
    const started = performance.now()
    if (act === 'zoom') wheel({ ctrlKey: true, deltaY: step < 6 ? -30 : 30 })
    if (act === 'pan') wheel({ deltaX: step < 6 ? 40 : -40 })
    if (act === 'finding') findings[step % findings.length]?.click()
    await frame()
    times.push(performance.now() - started)
    longFrames += observer.takeRecords().length
  }
  for (let rest = 0; rest < 12; rest++) await frame()
  longFrames += observer.takeRecords().length
  observer.disconnect()
  return { times, longFrames }
}
