import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { FULL } from '../site/builds.ts'
import { expect } from '../site/signed-in.ts'
import { isAccessible } from './name-server.ts'
import { test } from './strangers.ts'

type Asked = { readonly key: string | undefined; readonly body: string }

/** A stand-in for a service of models: it wants a tool called first, then says what it was told. */
async function modelServer(): Promise<{ address: string; asked: Asked[]; close: () => Server }> {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    const cors = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization, content-type',
      'content-type': 'application/json',
    }
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end()
    void textOf(request).then((body) => {
      asked.push({ key: request.headers.authorization, body })
      const wasToldOf = /\\"name\\":\\"(Example song)\\"/.exec(body)?.[1]
      const message = wasToldOf
        ? { role: 'assistant', content: `Your newest song is ${wasToldOf}.` }
        : {
            role: 'assistant',
            content: null,
            tool_calls: [{ id: 'c1', type: 'function', function: { name: 'projects_find', arguments: '{}' } }],
          }
      response.writeHead(200, cors).end(JSON.stringify({ choices: [{ message }] }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/v1`, asked, close: () => server.close() }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}

test('a model of her own calls the tools of our server, and is asked again as an evaluation', async ({ page }) => {
  const model = await modelServer()
  try {
    await page.goto(`${FULL}/mcp-sdk-test`)
    await page.getByLabel('Transport').selectOption('streamable')
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(page.getByText('Connected', { exact: true })).toBeVisible()
    await page.getByRole('tab', { name: 'Chat' }).click()
    await page.getByLabel('Address of the service').fill(model.address)
    await page.getByLabel('Name of the model').fill('stand-in')
    await page.getByLabel('Key', { exact: true }).fill('k-secret')
    await page.getByRole('button', { name: 'Use this model' }).click()
    await page.getByLabel('Message', { exact: true }).fill('What is my newest song?')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const talk = page.getByRole('log', { name: 'Talk' })
    await expect(talk).toContainText('Your newest song is Example song.')
    await talk.getByText(/^projects_find, \d+ ms$/).click()
    await expect(page.getByRole('group', { name: 'Result of projects_find' })).toContainText('Example song')
    expect(model.asked.map(({ key }) => key)).toEqual(['Bearer k-secret', 'Bearer k-secret'])
    await isAccessible(page)

    await page.getByRole('button', { name: 'Save the first question as an evaluation' }).click()
    await page.getByRole('tab', { name: 'Evaluations' }).click()
    await page.getByRole('button', { name: 'Run all' }).click()
    await expect(page.getByText('1 of 1 as expected')).toBeVisible()
    await isAccessible(page)
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    expect(kept).not.toContain('k-secret')
  } finally {
    model.close()
  }
})

test('several servers of a configuration file, side by side', async ({ page, strangers }) => {
  await page.goto(`${FULL}/mcp-sdk-test`)
  await page.getByRole('tab', { name: 'Side by side' }).click()
  const mcpServers = {
    streamable: { url: strangers.streamable },
    stream: { type: 'sse', url: strangers.stream },
    local: { command: 'kvint', args: ['mcp'] },
  }
  await page.getByLabel('Import a configuration file').setInputFiles({
    name: 'mcp.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ mcpServers })),
  })
  await expect(page.getByText('This is a program, and a page cannot start one.')).toBeVisible()
  await page.getByRole('button', { name: 'Connect all' }).click()
  await expect(page.getByText(/^connected \(/)).toHaveCount(2)
  await page.getByLabel('Tool of streamable').selectOption('echo')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'streamable' }) })
  await card.getByLabel('Arguments as JSON').fill('{"message":"a fifth"}')
  await card.getByRole('button', { name: 'Call', exact: true }).click()
  await expect(card.getByRole('region', { name: 'Response' })).toContainText('a fifth')
  await isAccessible(page)
})
