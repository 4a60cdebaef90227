import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/find-chromium.ts'

/**
 * Takes the picture that stands beside a shared link, from the head of the landing page of a running site:
 *
 *     npm start
 *     node apps/web/scripts/photograph-share.ts http://localhost:8080
 */
const origin = process.argv[2] ?? 'http://localhost:8080'
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: CHROMIUM_FLAGS })
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, reducedMotion: 'reduce' })
await page.goto(origin, { waitUntil: 'networkidle' })
await page.evaluate(() => {
  const [logo, heading, ring] = ['header a', 'h1', 'main svg[role=img]'].map((part) => document.querySelector(part))
  if (!logo || !heading || !ring) throw new Error('The landing page has no name, heading or ring.')
  const card = document.createElement('div')
  card.className = 'grid h-dvh content-center items-center gap-12 md:grid-cols-[3fr_2fr] page-width'
  const words = document.createElement('div')
  words.className = 'grid gap-8'
  words.append(logo, heading)
  card.append(words, ring)
  document.body.replaceChildren(card)
})
await page.screenshot({ path: fileURLToPath(new URL('../public/share.png', import.meta.url)) })
await browser.close()
