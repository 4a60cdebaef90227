import { readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import { buildSet, exampleSet } from '@kvint/als/build'
import { expect, type Page, test } from '@playwright/test'

test.use({ serviceWorkers: 'allow' })

test('without a network a set is read, its report is heard and found again; nothing of hers is kept', async ({
  page,
  context,
}) => {
  await page.goto('/projects')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(async () => lessonsMissingIn(await keptAddresses(page))).toEqual([])
  await context.setOffline(true)
  const missed = missedFiles(page)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({
    name: 'Tide.als',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(await buildSet(exampleSet())),
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Tide' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Tide' })).toBeVisible()
  const player = page.getByRole('region', { name: 'Player' })
  await player.getByRole('button', { name: 'Play' }).click()
  await expect(player.getByRole('button', { name: 'Stop' })).toBeVisible()

  // Lessons among them: the first cards show theirs.
  expect(missed).toEqual([])
  await context.setOffline(false)
  await page.goto('/projects/example')
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const kept = await keptAddresses(page)
  expect(kept).toContain('/projects')
  expect(kept.filter((path) => !path.startsWith('/assets/') && !path.startsWith('/projects'))).toEqual([])
  expect(kept.filter((path) => /\/projects\/(account|[0-9a-f]{16})/.test(path))).toEqual([])
})

test('a page on which one signs in always comes from the network', async ({ page, context }) => {
  await page.goto('/projects')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await expect(page.goto('/login')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await context.setOffline(false)
})

test('it can be installed, and opens sets', async ({ page, request }) => {
  await page.goto('/projects')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await request.get(address ?? '')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  expect(await answer.json()).toMatchObject({
    start_url: '/projects',
    file_handlers: [{ action: '/projects', accept: { 'application/x-ableton-live-set': ['.als'] } }],
  })
  const worker = await request.get('/service-worker.js')
  expect(worker.headers()['cache-control']).toBe('no-cache')
})

const lessonIds = readdirSync(join(import.meta.dirname, '../../packages/insights/src/lessons/en')).map(
  (file) => parse(file).name,
)

/** Lessons that are not there in both languages. */
function lessonsMissingIn(addresses: readonly string[]): string[] {
  return lessonIds.filter((id) => {
    const file = new RegExp(`^/assets/${id}-[\\w-]{7,8}\\.js$`)
    return addresses.filter((path) => file.test(path)).length < 2
  })
}

/** Files of the application that were asked for and did not come; what a page drops as it is left, it does not need. */
function missedFiles(page: Page): string[] {
  const missed: string[] = []
  page.on('requestfailed', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/') && request.failure()?.errorText !== 'net::ERR_ABORTED') missed.push(pathname)
  })
  return missed
}

function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all: string[] = []
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      all.push(...requests.map(({ url }) => new URL(url).pathname))
    }
    return all
  })
}
