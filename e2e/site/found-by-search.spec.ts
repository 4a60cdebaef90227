import { expect, test } from '@playwright/test'
import { SITE_PATHS } from '../../packages/contract/src/site-paths.ts'
import { FULL, SHIPPED } from './builds.ts'
import { CHANGED_BY_FEATURES, PUBLIC_PAGES } from './public-pages.ts'

/** What search engines and other machines read: the pages as they arrive. public.spec.ts looks at them once they stand. */
test('every public address of the site is walked', () => {
  expect(PUBLIC_PAGES.map(({ path }) => path).toSorted()).toEqual([...SITE_PATHS.public].toSorted())
})

for (const origin of [SHIPPED, FULL]) {
  test(`every public page of ${origin} says what it is, once and in words of its own`, async ({ request }) => {
    const seen = new Set<string>()
    for (const { path, isUnlisted } of PUBLIC_PAGES) {
      const html = await (await request.get(origin + path)).text()
      const once = (pattern: RegExp): string => {
        const found = [...html.matchAll(pattern)].map(([, words]) => String(words))
        expect(found, `${pattern} in ${path}`).toHaveLength(1)
        return String(found[0])
      }
      once(/<h1[ >]/g)
      once(/<meta property="og:image" content="([^"]+)"/g)
      expect(once(/<link rel="canonical" href="([^"]+)"/g)).toBe(origin + path)
      expect(html.includes('<meta name="robots" content="noindex"')).toBe(Boolean(isUnlisted))
      for (const words of [once(/<title>([^<]+)<\/title>/g), once(/<meta name="description" content="([^"]+)"/g)]) {
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

test('every public page comes in Norwegian too, and each language names the other', async ({ request }) => {
  for (const { path, heading } of PUBLIC_PAGES) {
    const english = await (await request.get(FULL + path)).text()
    const norwegian = await (await request.get(`${FULL}${path}?lang=nb`)).text()
    const asked = await request.get(FULL + path, { headers: { 'accept-language': 'nb-NO,nb;q=0.9,en;q=0.8' } })
    expect(asked.headers()['vary'], path).toContain('accept-language')
    expect(await asked.text(), path).toBe(norwegian)
    expect(norwegian, path).toContain('<html lang="nb"')
    const titleOf = (html: string) => /<title>([^<]+)/.exec(html)?.[1]
    expect(titleOf(norwegian), path).not.toBe(titleOf(english))
    expect(norwegian, path).not.toContain(`>${heading}</h1>`)
    expect(norwegian, path).toContain(`<link rel="canonical" href="${FULL}${path}?lang=nb"`)
    for (const html of [english, norwegian]) {
      expect(html, path).toContain(`<link rel="alternate" hrefLang="en" href="${FULL}${path}"`)
      expect(html, path).toContain(`<link rel="alternate" hrefLang="nb" href="${FULL}${path}?lang=nb"`)
    }
  }
})

test('a page that no feature changes arrives the same in both builds', async ({ request }) => {
  const mainOf = async (address: string) =>
    /<main[^]*<\/main>/.exec(await (await request.get(address)).text())?.[0].replaceAll(SHIPPED, FULL)
  for (const { path } of PUBLIC_PAGES) {
    if (CHANGED_BY_FEATURES.has(path)) continue
    const main = await mainOf(FULL + path)
    expect(main, path).toContain('<h1')
    expect(await mainOf(SHIPPED + path), path).toBe(main)
  }
})

test('machines read what the product is, its questions, and where a page stands', async ({ request }) => {
  for (const [path, type] of [
    ['/', 'SoftwareApplication'],
    ['/pricing', 'FAQPage'],
    ['/docs/api', 'BreadcrumbList'],
  ]) {
    const html = await (await request.get(FULL + path)).text()
    const told = JSON.parse(String(/<script type="application\/ld\+json">([^<]+)/.exec(html)?.[1]))
    expect(told).toMatchObject({ '@context': 'https://schema.org', '@type': type })
  }
  const picture = await request.get(`${FULL}/share.png`)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
})
