import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/find-chromium.ts'

/**
 * Takes the landing page's pictures of the product: the example's report as a running site shows it, in both themes.
 *
 *     npm start
 *     node apps/web/scripts/photograph-report.ts http://localhost:8080
 */

const origin = process.argv[2] ?? 'http://localhost:8080'
const assets = fileURLToPath(new URL('../app/assets/', import.meta.url))
mkdirSync(assets, { recursive: true })

const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: CHROMIUM_FLAGS })
for (const theme of ['dark', 'light']) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 1700 },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
  })
  await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
  const page = await context.newPage()
  await page.goto(`${origin}/projects/example?bars=1-112`, { waitUntil: 'networkidle' })
  await page
    .addStyleTag({ content: 'header, footer, [aria-label="Help"] { visibility: hidden }' })
    .catch(() => undefined)
  const top = await page.getByRole('region', { name: 'Look here first' }).boundingBox()
  const bottom = await page.getByRole('figure', { name: 'The song' }).boundingBox()
  if (!top || !bottom) throw new Error(`No report at ${origin}/projects/example. Start the site with every feature on.`)
  const session = await context.newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 82,
    captureBeyondViewport: true,
    clip: { x: top.x, y: top.y, width: top.width, height: bottom.y + bottom.height - top.y, scale: 1 },
  })
  writeFileSync(`${assets}report-${theme}.webp`, Buffer.from(data, 'base64'))
  console.log(`report-${theme}.webp: ${Math.round(top.width)} × ${Math.round(bottom.y + bottom.height - top.y)}`)
  await context.close()
}
await browser.close()
