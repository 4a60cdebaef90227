import { FULL, SHIPPED } from '../site/builds.ts'
import { expect, test } from '../site/signed-in.ts'
import { isAccessible } from './name-server.ts'

const PAGES = ['/mcp-test', '/mcp-manual-test', '/mcp-sse-test', '/mcp-sdk-test']

test('/mcp-test lists the tools and calls one', async ({ signedIn: page }) => {
  await page.goto(`${FULL}/mcp-test`)
  await page.getByRole('button', { name: TOOL }).click()
  await expect(page.getByRole('heading', { name: /^Parameters for / })).toBeVisible()
  await page.getByRole('button', { name: 'Execute Tool' }).click()
  await expect(page.getByRole('region', { name: 'Response' })).toContainText('"content"')
  await isAccessible(page)
})

test('/mcp-manual-test sends what is written', async ({ signedIn: page }) => {
  await page.goto(`${FULL}/mcp-manual-test`)
  const response = page.getByRole('region', { name: 'Response' })
  for (const [example, words] of [
    ['Initialize', /"protocolVersion": ?"2024-11-05"/],
    ['Tools List', '"inputSchema"'],
    ['GET Local Tools', '"inputSchema"'],
    ['Health Check', '"timestamp"'],
  ] as const) {
    await page.getByRole('button', { name: example }).click()
    await page.getByRole('button', { name: 'Execute Request' }).click()
    await expect(response, example).toContainText(words)
    await expect(response.getByText('200', { exact: true })).toBeVisible()
    await expect(response.getByText(/^\d+ ms$/)).toBeVisible()
  }
  await isAccessible(page)
})

test('/mcp-sse-test speaks over the stream', async ({ signedIn: page }) => {
  await page.goto(`${FULL}/mcp-sse-test`)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  const log = page.getByRole('log')
  await expect(log).toContainText('server result 1')
  await page.getByRole('button', { name: 'Load Tools' }).click()
  await page.getByRole('button', { name: TOOL }).click()
  await page.getByRole('button', { name: 'Execute Tool' }).click()
  await expect(log).toContainText('server result 3')
  await isAccessible(page)
  const closed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/mcp/sse'))
  await page.getByRole('link', { name: 'MCP Manual Test' }).click()
  await closed
})

test('/mcp-sdk-test connects by either transport, in both eras of the protocol', async ({ signedIn: page }) => {
  await page.goto(`${FULL}/mcp-sdk-test`)
  for (const [transport, era, version] of WAYS) {
    await page.getByLabel('Transport').selectOption(transport)
    if (era) await page.getByLabel('Protocol', { exact: true }).selectOption(era)
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(page.getByText('Connected', { exact: true })).toBeVisible()
    await page.getByRole('tab', { name: 'Server' }).click()
    await expect(page.getByText(version, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: TOOL }).click()
    await expect(page.getByRole('region', { name: 'Response' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Execute Tool' }).click()
    await expect(page.getByRole('region', { name: 'Response' })).toContainText('"content"')
    if (transport === 'sse') await isAccessible(page)
    await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await expect(page.getByText('Connect to load available tools')).toBeVisible()
  }
})

for (const build of [FULL, SHIPPED]) {
  test(`sends who is signed out to /login or home at ${new URL(build).port}`, async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(build + path)
      await expect(page).toHaveURL(/\/(login)?$/)
      await expect(page.getByRole('heading', { level: 1, name: /^MCP / })).toHaveCount(0)
    }
  })
}

const TOOL = /^projects_find/
const WAYS = [
  ['sse', undefined, '2025-11-25'],
  ['streamable', 'stateless', '2026-07-28, stateless'],
  ['streamable', 'automatic', '2026-07-28, stateless'],
  ['streamable', 'sessions', '2025-11-25'],
] as const
