import { buildSet, exampleSet } from '@kvint/als/build'
import { expect, type Page, test } from '@playwright/test'

test.setTimeout(120_000)

/** Larger than a piece of an upload: noise that does not compress, as notes to its scenes, which no report tells. */
async function largeSet(): Promise<Buffer> {
  const set = exampleSet()
  const noise = () => Buffer.from(crypto.getRandomValues(new Uint8Array(45_000))).toString('base64')
  const scenes = Array.from({ length: 60 }, () => ({ annotation: noise() }))
  return Buffer.from(await buildSet({ ...set, scenes: [...(set.scenes ?? []), ...scenes] }))
}

async function arrive(page: Page) {
  await page.goto('/login?mode=sign-up')
  await page.getByLabel('Email').fill(`keeper-${crypto.randomUUID()}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/projects')
  return page.getByRole('region', { name: 'Kept in your account' })
}

/** Breaks the line after the first piece; tells at which offsets pieces were sent. */
async function breakAfterFirstPiece(page: Page) {
  const offsets: number[] = []
  let isBroken = true
  await page.route('**/api/v1/uploads/*', async (route) => {
    const request = route.request()
    if (request.method() !== 'PATCH') return isBroken && offsets.length > 0 ? route.abort() : route.continue()
    const offset = Number((await request.allHeaders())['upload-offset'])
    if (isBroken && offset > 0) return route.abort('internetdisconnected')
    offsets.push(offset)
    return route.continue()
  })
  return { offsets, mend: () => void (isBroken = false) }
}

for (const how of ['the connection is back', 'the page is loaded again'] as const) {
  test(`an upload goes on from where it stopped when ${how}`, async ({ page, context }) => {
    const shelf = await arrive(page)
    const buffer = await largeSet()
    expect(buffer.length).toBeGreaterThan(2 * 1024 * 1024)
    const line = await breakAfterFirstPiece(page)
    await shelf
      .getByLabel('Keep a set')
      .setInputFiles({ name: 'Large.als', mimeType: 'application/octet-stream', buffer })
    await expect.poll(() => line.offsets).toEqual([0])
    await expect(shelf).toContainText('Connection lost.')
    line.mend()
    if (how === 'the page is loaded again') await page.reload()
    else {
      await context.setOffline(true)
      await context.setOffline(false)
    }
    await expect(shelf.getByText('tracks').first()).toBeVisible()
    expect(line.offsets.filter((offset) => offset === 0)).toHaveLength(1)
    expect(line.offsets[1]).toBe(1024 * 1024)
  })
}
