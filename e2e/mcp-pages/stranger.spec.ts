import { FULL, SHIPPED } from '../site/builds.ts'
import { isAccessible, nameServer } from './name-server.ts'
import { test } from './strangers.ts'
import { expect } from '../site/signed-in.ts'

test('/mcp-test lists and calls the tools of another server, within a session, and keeps the account’s token at home', async ({
  page,
  strangers,
}) => {
  const sent: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(new URL(strangers.streamable).origin)) sent.push(request.headers()['authorization'])
  })
  await page.goto(`${FULL}/mcp-test`)
  await nameServer(page, 'tools.example')
  await expect(page.getByText('This is not a full address.', { exact: false })).toBeVisible()
  await nameServer(page, 'http://192.168.0.1/mcp')
  await expect(page.getByText('Plain http is reachable on this machine only', { exact: false })).toBeVisible()
  await nameServer(page, strangers.streamable)
  await page.getByRole('button', { name: /^get-sum/ }).click()
  await page.getByRole('spinbutton', { name: /^a/ }).fill('3')
  await page.getByRole('spinbutton', { name: /^b/ }).fill('4')
  await page.getByRole('button', { name: 'Execute Tool' }).click()
  await expect(page.getByRole('region', { name: 'Response' })).toContainText('7')
  await page.getByRole('button', { name: /^get-structured-content/ }).click()
  await page.getByRole('combobox', { name: /^location/ }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Execute Tool' }).click()
  await expect(page.getByText('The structured content fits the output schema of the tool.')).toBeVisible()
  await page.getByRole('button', { name: /^get-tiny-image/ }).click()
  await page.getByRole('button', { name: 'Execute Tool' }).click()
  const picture = page.getByRole('img', { name: 'Picture 1 of the answer' })
  await expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
  expect(sent.length).toBeGreaterThan(7)
  expect(new Set(sent)).toEqual(new Set([undefined]))
  await isAccessible(page)
})

test('/mcp-manual-test goes through a session of another server by hand', async ({ page, strangers }) => {
  await page.goto(`${FULL}/mcp-manual-test`)
  await nameServer(page, strangers.streamable)
  await page.getByRole('button', { name: 'Initialize', exact: true }).click()
  await page.getByRole('button', { name: 'Execute Request' }).click()
  const response = page.getByRole('region', { name: 'Response' })
  await expect(response).toContainText('"serverInfo"')
  await page.getByRole('button', { name: 'Continue in this session' }).click()
  await expect(page.getByLabel('More headers')).toHaveValue(/^Mcp-Session-Id: .+/)
  await page.getByRole('button', { name: 'Tools List' }).click()
  await page.getByRole('button', { name: 'Execute Request' }).click()
  await expect(response).toContainText('trigger-long-running-operation')
  await isAccessible(page)
})

test('/mcp-sse-test listens to the stream of another server', async ({ page, strangers }) => {
  await page.goto(`${FULL}/mcp-sse-test`)
  await nameServer(page, strangers.stream)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  const log = page.getByRole('log')
  await expect(log).toContainText('server result 1')
  await page.getByRole('button', { name: 'Load Tools' }).click()
  await page.getByRole('button', { name: /^echo/ }).click()
  await page.getByRole('textbox', { name: 'message' }).fill('a fifth')
  await page.getByRole('button', { name: 'Execute Tool' }).click()
  await expect(log).toContainText('Echo: a fifth')
})

test('a page reached by a link loads again for another server', async ({ page, strangers }) => {
  await page.goto(`${FULL}/dashboard`)
  await page.evaluate(() => {
    Object.assign(globalThis, { isFirstDocument: true })
  })
  await page.getByRole('link', { name: 'MCP Test' }).first().click()
  await expect(page).toHaveURL(/\/mcp-test$/)
  await page.getByRole('combobox', { name: 'Server', exact: true }).selectOption('named')
  await expect(page).toHaveURL(/\/mcp-test\?server=$/)
  expect(await page.evaluate(() => 'isFirstDocument' in globalThis)).toBe(false)
  await nameServer(page, strangers.streamable)
  await expect(page.getByRole('button', { name: /^echo/ })).toBeVisible()
})

test('the address of a link fills the form and calls nothing', async ({ page, strangers }) => {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().startsWith(new URL(strangers.streamable).origin)) calls++
  })
  await page.goto(`${FULL}/mcp-sdk-test?server=${encodeURIComponent(strangers.streamable)}`)
  await expect(page.getByLabel('Server address')).toHaveValue(strangers.streamable)
  expect(calls).toBe(0)
})

test('only the test pages may call other servers', async ({ request }) => {
  const policyOf = async (address: string) => (await request.get(address)).headers()['content-security-policy'] ?? ''
  expect(await policyOf(`${FULL}/mcp-sdk-test`)).toMatch(/connect-src 'self' https: http:\/\/localhost:\*/)
  for (const address of [`${FULL}/dashboard`, `${FULL}/`, `${SHIPPED}/mcp-sdk-test`]) {
    expect(await policyOf(address)).not.toMatch(/connect-src [^;]*https:(?: |;)/)
  }
})
