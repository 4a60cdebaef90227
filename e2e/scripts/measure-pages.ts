import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/find-chromium.ts'
import { startBuild } from '../site/start-build.ts'
import { SITE_PATHS } from '../../packages/contract/src/site-paths.ts'
import { measureVitals } from './measure-vitals.ts'

/**
 * How fast and how sound the pages are that are open to everybody, each address of the site’s own list: Lighthouse for a
 * telephone, median of five, and what a browser itself reports under applied slow 4G and a CPU four times slower. Fails
 * below the bars.
 *
 *     npm run build && npm run lighthouse                     every page, with every feature on
 *     npm run lighthouse -- / /pricing                        some of them
 *     RUNS=1 FEATURES=none npm run lighthouse                 once, in the shipped build
 */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const BARS = [98, 100, 100, 100]
const LATEST_PAINT_MS = 800
const RUNS = Number(process.env['RUNS'] ?? 5)
const PORT = Number(process.env['PORT'] ?? 8190)
const open = [...SITE_PATHS.public, ...SITE_PATHS.projects.filter((path) => !path.includes(':'))]
const paths = process.argv.length > 2 ? process.argv.slice(2) : open
const executablePath = findChromium()
const build = await startBuild(process.env['FEATURES'] ?? 'all', PORT)
const debuggingPort = PORT + 1
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${debuggingPort}`],
})
let isBelow = false
console.log('page                      perf  a11y  best   SEO   LCP sim    LCP   CLS     blocking')
try {
  for (const path of paths) {
    const url = build.origin + path
    const runs: Awaited<ReturnType<typeof audit>>[] = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await audit(url))
    const score = (name: Category) => median(runs.map((scores) => scores[name]))
    const scores = CATEGORIES.map(score)
    const isUnlisted = (await (await fetch(url)).text()).includes('<meta name="robots" content="noindex"')
    const bars = isUnlisted ? BARS.slice(0, CATEGORIES.indexOf('seo')) : BARS
    const vitals = await measureVitals(browser, url, RUNS)
    const lateness = Math.round(median(runs.map(({ lcpMs }) => lcpMs)))
    const isGood = bars.every((bar, index) => (scores[index] ?? 0) >= bar) && vitals.cls <= 0.02
    isBelow ||= !isGood || vitals.lcpMs > LATEST_PAINT_MS
    console.log(
      path.padEnd(24) + scores.map((value) => String(value).padStart(6)).join(''),
      `${lateness} ms`.padStart(9),
      `${Math.round(vitals.lcpMs)} ms`.padStart(8),
      vitals.cls.toFixed(4),
      `${Math.round(vitals.blockingMs)} ms`.padStart(8),
      isGood && vitals.lcpMs <= LATEST_PAINT_MS ? '' : ' BELOW',
    )
  }
} finally {
  await browser.close()
  await build.stop()
}
if (isBelow) process.exitCode = 1

type Category = (typeof CATEGORIES)[number]

async function audit(url: string): Promise<Record<Category | 'lcpMs', number>> {
  const result = await lighthouse(url, { port: debuggingPort, onlyCategories: [...CATEGORIES], logLevel: 'silent' })
  if (!result) throw new Error(`Lighthouse said nothing about ${url}.`)
  const { categories, audits } = result.lhr
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])
  return { ...Object.fromEntries(scores), lcpMs: audits['largest-contentful-paint']?.numericValue ?? 0 }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
