import { FULL } from '../site/builds.ts'
import { type Fault, faultyServers } from './faulty-servers.ts'
import { isAccessible, nameServer } from './name-server.ts'
import { test } from './strangers.ts'
import { expect } from '../site/signed-in.ts'

test('/mcp-test: executing, a failure, a new choice that clears, and nothing found', async ({ page }) => {
  await page.goto(`${FULL}/mcp-test`)
  const choose = page.getByRole('button', { name: /^term_explain/ })
  await choose.click()
  const term = page.getByRole('textbox', { name: /^term/ })
  await expect(page.getByText('*', { exact: true })).toHaveCount(1)
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/mcp', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Execute Tool' }).click()
  await expect(page.getByRole('button', { name: 'Executing...' })).toBeDisabled()
  letGo()
  const outcome = page.getByRole('region', { name: /^(?:Error|Response)$/ })
  await expect(outcome).toContainText('term')
  await term.fill('nothing of the kind')
  await choose.click()
  await expect(term).toHaveValue('')
  await expect(outcome).toHaveCount(0)
  await page.unroute('**/mcp')

  const faulty = await faultyServers()
  await nameServer(page, faulty.at('web-page'))
  await expect(page.getByRole('alert')).toContainText('Unable to connect to MCP endpoint.')
  await expect(page.getByText('No tools available or failed to load')).toBeVisible()
  await expect(page.getByText('Select a tool from the left to begin testing.')).toBeVisible()
  await page.getByRole('button', { name: 'Show Debug' }).click()
  const debug = page.getByRole('region', { name: 'Debug' })
  await expect(debug).toContainText('POST /mcp/json-rpc')
  await page.getByRole('button', { name: 'Test Endpoints' }).click()
  await expect(debug).toContainText('POST /mcp/v1')
  await isAccessible(page)
  await page.getByRole('button', { name: 'Hide Debug' }).click()
  await expect(debug).toHaveCount(0)
  faulty.close()
  await page.getByRole('button', { name: 'Try MCP SDK Test' }).click()
  await expect(page).toHaveURL(`${FULL}/mcp-sdk-test`)
})

test('/mcp-manual-test: each method, each scheme, a stream that is stopped, and no answer', async ({ page }) => {
  await page.goto(`${FULL}/mcp-manual-test`)
  const response = page.getByRole('region', { name: 'Response' })
  const body = page.getByLabel('Request body (JSON)')
  const execute = page.getByRole('button', { name: 'Execute Request' })
  await expect(page.getByLabel('Endpoint path')).toHaveValue('/mcp')
  await expect(body).toHaveValue(/tools\/list/)
  for (const [scheme, status] of [
    ['Token', '401'],
    ['Basic', '401'],
    ['Bearer', '200'],
  ] as const) {
    await page.getByLabel('Scheme').selectOption(scheme)
    await execute.click()
    await expect(response.getByText(status, { exact: true }), scheme).toBeVisible()
  }
  for (const method of ['PUT', 'DELETE', 'GET']) {
    await page.getByLabel('Method').selectOption(method)
    await expect(body).toHaveCount(method === 'GET' ? 0 : 1)
  }
  await page.getByLabel('Endpoint path').fill('/mcp/sse')
  await execute.click()
  await expect(response).toContainText('The stream is open')
  await expect(response).toContainText('event: endpoint')
  await page.getByRole('button', { name: 'Stop reading' }).click()
  await expect(execute).toBeEnabled()
  await page.getByLabel('Endpoint path').fill('https://elsewhere.example/mcp')
  await execute.click()
  const error = page.getByRole('region', { name: 'Error' })
  await expect(error).toContainText('the token is sent nowhere else')
  await nameServer(page, 'http://localhost:1/mcp')
  await execute.click()
  await expect(error).toContainText('POST http://localhost:1/mcp does not answer')
  await isAccessible(page)
})

test('/mcp-sse-test: no answer, no JSON, a stream that breaks off, and an end on demand', async ({ page }) => {
  const faulty = await faultyServers()
  await page.goto(`${FULL}/mcp-sse-test`)
  const log = page.getByRole('log')
  const says = async (address: string, ...all: readonly string[]) => {
    await nameServer(page, address)
    await expect(log).toContainText('No messages yet.')
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    for (const words of all) await expect(log, address).toContainText(words)
  }
  await says('http://localhost:1/sse', 'does not answer', 'SSE connection failed', 'Connection lost')
  await says(faulty.at('cut'), 'server notifications/message', 'SSE connection failed', 'Connection lost')
  await expect(page.getByText('Disconnected', { exact: true })).toBeVisible()
  await says(faulty.at('no-json'), 'The server sent something that is not JSON')
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await expect(page.getByText('No tools loaded yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
  await expect(log).toContainText('Disconnected from MCP SSE endpoint')
  await isAccessible(page)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(log).toHaveText('No messages yet.')
  faulty.close()
})

test('/mcp-sdk-test: what fails is said in red, and leaves it disconnected', async ({ page }) => {
  const faulty = await faultyServers()
  await page.goto(`${FULL}/mcp-sdk-test`)
  await expect(page.getByText('Connect to load available tools')).toBeVisible()
  await expect(page.getByRole('log')).toHaveText('No logs yet...')
  for (const [fault, transport, words] of SDK_FAULTS) {
    await nameServer(page, fault === 'nobody' ? 'http://localhost:1/mcp' : faulty.at(fault))
    await page.getByLabel('Transport').selectOption(transport)
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(page.getByRole('alert'), fault).toContainText(words)
    await expect(page.getByText('Disconnected', { exact: true }), fault).toBeVisible()
    await expect(page.getByRole('log')).toContainText('error Connection failed')
  }
  await isAccessible(page)
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(page.getByRole('log')).toHaveText('No logs yet...')
  faulty.close()
})

const SDK_FAULTS: readonly (readonly [Fault | 'nobody', 'sse' | 'streamable', string])[] = [
  ['nobody', 'streamable', 'POST http://localhost:1/mcp does not answer'],
  ['cut', 'sse', 'SSE error'],
  ['audience', 'streamable', 'Error POSTing to endpoint (HTTP 401)'],
  ['web-page', 'sse', 'SSE error'],
]
