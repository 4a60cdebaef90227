import type { Page } from '@playwright/test'
import { FULL } from '../site/builds.ts'
import { type Fault, faultyServers } from './faulty-servers.ts'
import { isAccessible, nameServer } from './name-server.ts'
import { freePort } from './free-port.ts'
import { test } from './strangers.ts'
import { expect } from '../site/signed-in.ts'

/** One page examines one server after another. */
async function examine(page: Page, address: string, transport: 'sse' | 'streamable' = 'streamable') {
  await nameServer(page, address)
  await page.getByLabel('Transport').selectOption(transport)
  await page.getByRole('tab', { name: 'Doctor' }).click()
  await expect(page.getByRole('list', { name: 'Findings' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Examine the connection' }).click()
  return page.getByRole('list', { name: 'Findings' }).getByRole('listitem').filter({ hasText: 'fails' })
}

test('names the fault of each server, and what to do', async ({ page }) => {
  const faulty = await faultyServers()
  await page.goto(`${FULL}/mcp-sdk-test?server=`)
  for (const [fault, words, transport] of FAULTS) {
    if (fault === 'audience') {
      await page.getByLabel('Authorization').selectOption('token')
      await page.getByLabel('Token for that server').fill(FOR_OTHERS)
    }
    const finding = await examine(page, faulty.at(fault), transport)
    await expect(finding, fault).toContainText(words)
    await expect(finding, fault).toContainText('What to do:')
  }
  await isAccessible(page)
  faulty.close()
})

test('names what a page cannot reach, the other transport, and the usual path', async ({ page, strangers }) => {
  await page.goto(`${FULL}/mcp-sdk-test?server=`)
  const plain = await faultyServers()
  const nobody = `localhost:${await freePort()}`
  const secured = plain.at('web-page').replace('http:', 'https:')
  for (const [address, words] of [
    [`http://${nobody}/mcp`, `Nothing listens on ${nobody}.`],
    [`https://${nobody}/mcp`, `Either nothing listens on ${nobody}, or its certificate is not trusted (TLS).`],
    [secured, `${new URL(secured).host} is there, but gives no trusted certificate (TLS).`],
    ['https://nowhere.invalid/mcp', 'Either the name nowhere.invalid is not known (DNS)'],
  ] as const) {
    await expect(await examine(page, address), address).toContainText(words)
  }
  plain.close()
  await expect(await examine(page, strangers.streamable, 'sse')).toContainText(
    `A tool server answers at ${strangers.streamable} by Streamable HTTP. Use that.`,
  )
  await expect(await examine(page, strangers.streamable.replace('/mcp', '/nowhere'))).toContainText(
    `A tool server answers at ${strangers.streamable} by Streamable HTTP. Use that.`,
  )
  await expect(await examine(page, strangers.guarded)).toContainText(
    'The server wants a token, and none was sent (401).',
  )
})

test('finds our own server and another one healthy, by both transports', async ({ page, strangers }) => {
  await page.goto(`${FULL}/mcp-sdk-test?server=`)
  for (const [address, transport] of [
    [strangers.streamable, 'streamable'],
    [strangers.stream, 'sse'],
  ] as const) {
    await examine(page, address, transport)
    await expect(page.getByText('The connection is healthy.')).toBeVisible()
  }
  await page.goto(`${FULL}/mcp-sdk-test`)
  await page.getByRole('tab', { name: 'Doctor' }).click()
  for (const transport of ['sse', 'streamable']) {
    await page.getByLabel('Transport').selectOption(transport)
    await expect(page.getByText('The connection is healthy.')).toHaveCount(0)
    await page.getByRole('button', { name: 'Examine the connection' }).click()
    await expect(page.getByText('The connection is healthy.')).toBeVisible()
  }
  await isAccessible(page)
})

const FAULTS: readonly (readonly [Fault, string, 'sse'?])[] = [
  ['no-cors', 'Access-Control-Allow-Origin is missing or names another origin.'],
  ['no-preflight', 'refuses the preflight (OPTIONS)'],
  ['web-page', 'A web page answers at this path (200), not a tool server.'],
  ['scope', 'The token lacks a scope (403): write.'],
  ['origin', 'The server forbids the request (403).'],
  ['version', 'does not accept the version offered: only 2031-01-01'],
  ['no-tools', 'It lists no tools (200).'],
  ['cut-answer', 'The answer broke off halfway'],
  ['warning', 'The server answers with something that is not JSON: Warning: {}'],
  ['cut', 'The stream broke off before the answer to initialize came', 'sse'],
  ['no-json', 'The server answers with something that is not JSON: <html>', 'sse'],
  // The token stays typed in: last.
  ['audience', 'Wrong audience (401): the token is for https://other.example'],
]
/** Unsigned, as the page looks only at what a token says of itself. */
const FOR_OTHERS = `e30.${Buffer.from(JSON.stringify({ aud: 'https://other.example' })).toString('base64url')}.s`
