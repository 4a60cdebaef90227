import { expect, test } from '../quiet-page.ts'
import { FULL, SHIPPED } from './builds.ts'
import { PUBLIC_PAGES } from './public-pages.ts'

for (const origin of [SHIPPED, FULL]) {
  test(`every public page of ${origin} says what it is, once and in words of its own`, async ({ page }) => {
    test.slow()
    const seen = new Set<string>()
    for (const { path } of PUBLIC_PAGES) {
      await page.goto(origin + path)
      const head = page.locator('head')
      for (const selector of ['title', 'meta[name=description]', 'link[rel=canonical]', 'meta[property="og:image"]'])
        await expect(head.locator(selector), `${selector} of ${path}`).toHaveCount(1)
      await expect(page.locator('h1'), `h1 of ${path}`).toHaveCount(1)
      await expect(head.locator('link[rel=canonical]')).toHaveAttribute('href', origin + path)
      const description = String(await head.locator('meta[name=description]').getAttribute('content'))
      for (const words of [await page.title(), description]) {
        expect(seen.has(words), `"${words}" stands on one page only`).toBe(false)
        seen.add(words)
      }
    }
  })

  test(`sitemap and robots of ${origin} name the pages, and each is there`, async ({ request }) => {
    const robots = await (await request.get(`${origin}/robots.txt`)).text()
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
    const sitemap = await (await request.get(`${origin}/sitemap.xml`)).text()
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => String(match[1]))
    expect(listed.length).toBeGreaterThan(12)
    for (const address of listed) {
      const answer = await request.get(address, { maxRedirects: 0 })
      expect([address, answer.status()]).toEqual([address, 200])
    }
  })
}

test('machines read what the product is, its questions, and where a page stands', async ({ page }) => {
  for (const [path, type] of [
    ['/', 'SoftwareApplication'],
    ['/pricing', 'FAQPage'],
    ['/docs/api', 'BreadcrumbList'],
  ]) {
    await page.goto(FULL + path)
    const told = JSON.parse(String(await page.locator('script[type="application/ld+json"]').textContent()))
    expect(told).toMatchObject({ '@context': 'https://schema.org', '@type': type })
  }
  const picture = await page.request.get(`${FULL}/share.png`)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
})
