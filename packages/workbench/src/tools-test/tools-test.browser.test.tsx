import { expect, it, vi } from 'vitest'
import { answerCalls } from '@kvint/ui/testing'
import { showPage, SIGNED_IN, TOKEN } from '../testing/show-page.tsx'
import { FAKE_TOOLS, fakeMcp } from '../testing/fake-mcp.ts'
import { ToolsTest } from './tools-test.tsx'

const LIST = { jsonrpc: '2.0', id: 1, result: { tools: FAKE_TOOLS } }
const UNREACHABLE =
  'Unable to connect to MCP endpoint. The server expects SSE connections which are not easily testable from browser. Use the MCP SSE Test page or Claude Desktop for proper testing.'
const shown = () => showPage(<ToolsTest />, SIGNED_IN)

it('shows only why it shows nothing to who is signed out', async () => {
  const { screen } = await showPage(<ToolsTest />)
  await expect.element(screen.getByText('Please sign in to test MCP tools.')).toBeVisible()
  expect(screen.container.textContent).toBe('Please sign in to test MCP tools.')
})

it('lists the tools over the stream, with the token', async () => {
  const server = fakeMcp()
  const { screen } = await shown()
  await expect.element(screen.getByRole('button', { name: /^weigh/ })).toBeVisible()
  await expect.element(screen.getByText('Select a tool from the left to begin testing.')).toBeVisible()
  expect(server.asked[0]).toMatchObject({ name: 'GET /mcp/sse', auth: `Bearer ${TOKEN}` })
  expect(server.methods()).toEqual(['initialize', 'notifications/initialized', 'tools/list'])
  await vi.waitFor(() => expect(server.isStreamOpen()).toBe(false))
})

const ORDER = ['GET /mcp/sse', 'POST /mcp/messages', 'POST /mcp', 'POST /mcp/json-rpc'] as const
it.each(ORDER.flatMap((address, index) => [200, 400].map((status) => [address, status, index + 1] as const)))(
  'takes the list from %s with %i',
  async (address, status, count) => {
    const asked = answerCalls({
      ...Object.fromEntries(ORDER.map((other) => [other, { status: 404 }])),
      [address]: { status, body: LIST },
    })
    const { screen } = await shown()
    await expect.element(screen.getByRole('button', { name: /^weigh/ })).toBeVisible()
    expect(asked.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual(ORDER.slice(0, count))
  },
)

it('asks POST /mcp for a stream, and sends tools/list to each, with the time as its id', async () => {
  const before = Date.now()
  const asked = answerCalls(Object.fromEntries(ORDER.map((address) => [address, { status: 500, body: LIST }])))
  const { screen } = await shown()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(new RegExp(UNREACHABLE))
  await expect.element(screen.getByText('No tools available or failed to load')).toBeVisible()
  expect(asked[2]?.headers.get('accept')).toBe('text/event-stream')
  for (const request of asked.slice(1)) {
    const { method, id } = (await request.json()) as { method: string; id: number }
    expect(method).toBe('tools/list')
    expect(id).toBeGreaterThanOrEqual(before)
  }
})

it('looks again on demand, and empties the list where nothing answers', async () => {
  answerCalls({
    ...Object.fromEntries(ORDER.map((address) => [address, 'no network' as const])),
    'GET /mcp/sse': [{ body: LIST }, 'no network'],
  })
  const { screen } = await shown()
  await expect.element(screen.getByRole('button', { name: /^weigh/ })).toBeVisible()
  await screen.getByRole('button', { name: 'Refresh Tools' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(new RegExp(UNREACHABLE))
  await expect.element(screen.getByRole('button', { name: /^weigh/ })).not.toBeInTheDocument()
})

it('gives each property its input, and calls the tool with what was entered', async () => {
  const asked = answerCalls({
    'GET /mcp/sse': { body: LIST },
    'POST /mcp': { body: { jsonrpc: '2.0', id: 1, result: { content: [{ type: 'text', text: 'heavy' }] } } },
  })
  const { screen } = await shown()
  await screen.getByRole('button', { name: /^weigh/ }).click()
  await expect.element(screen.getByRole('heading', { name: 'Parameters for weigh' })).toBeVisible()
  await expect.element(screen.getByText('Its name.')).toBeVisible()
  expect(screen.getByText('*', { exact: true }).elements()).toHaveLength(2)
  await screen.getByRole('textbox', { name: 'track' }).fill('Bass')
  await screen.getByRole('spinbutton', { name: 'bars' }).fill('8')
  await screen.getByRole('checkbox', { name: 'isLoud' }).click()
  expect(screen.getByRole('option', { name: 'Select...' }).elements()).toHaveLength(1)
  await screen.getByRole('combobox', { name: 'key' }).selectOptions('major')
  await screen.getByRole('textbox', { name: 'options' }).fill('{"deep":[1]}')
  const before = Date.now()
  await screen.getByRole('button', { name: 'Execute Tool' }).click()
  await expect.element(screen.getByRole('region', { name: 'Response' })).toMatchTextContent(/heavy/)
  const body = (await asked[1]?.json()) as { id: number; params: unknown }
  expect(body.params).toEqual({
    name: 'weigh',
    arguments: { track: 'Bass', bars: 8, isLoud: true, key: 'major', options: { deep: [1] } },
  })
  expect(body.id).toBeGreaterThanOrEqual(before)
  await screen.getByRole('button', { name: /^count/ }).click()
  await expect.element(screen.getByText('This tool requires no parameters.')).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Response' })).not.toBeInTheDocument()
})

it.each([
  ['the server says', { body: { error: { code: -32602, message: 'No such track' } } }, 'No such track'],
  ['an error status has words', { status: 400, body: { error: { code: 1, message: 'Bad' } } }, 'Bad'],
  ['there is only a status', { status: 503 }, 'Tool execution failed: 503'],
  ['there is nothing', { body: {} }, 'Tool execution failed'],
  ['no one answers', 'no network' as const, 'Tool execution failed'],
])('says why a call failed where %s', async (_, answer, message) => {
  answerCalls({ 'GET /mcp/sse': { body: LIST }, 'POST /mcp': answer })
  const { screen } = await shown()
  await screen.getByRole('button', { name: /^count/ }).click()
  await screen.getByRole('button', { name: 'Execute Tool' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(new RegExp(`^${message}$`))
})

it('is busy while a call runs', async () => {
  answerCalls({ 'GET /mcp/sse': { body: LIST } })
  const { screen } = await shown()
  await screen.getByRole('button', { name: /^count/ }).click()
  let answer: (response: Response) => void = () => undefined
  vi.mocked(fetch).mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  await screen.getByRole('button', { name: 'Execute Tool' }).click()
  await expect.element(screen.getByRole('button', { name: 'Executing...' })).toBeDisabled()
  answer(Response.json({ result: {} }))
  await expect.element(screen.getByRole('button', { name: 'Execute Tool' })).toBeEnabled()
})

it('gives a call a minute', async () => {
  fakeMcp()
  const { screen } = await shown()
  await screen.getByRole('button', { name: /^count/ }).click()
  const past = AbortSignal.abort(new DOMException('signal timed out', 'TimeoutError'))
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(past)
  await screen.getByRole('button', { name: 'Execute Tool' }).click()
  await expect.element(screen.getByRole('region', { name: 'Error' })).toMatchTextContent(/Tool execution failed/)
  expect(timeout).toHaveBeenCalledWith(60_000)
})

it('tests every endpoint and logs what it answers to the console', async () => {
  const asked = answerCalls({ 'GET /mcp/sse': { body: LIST } })
  const { screen } = await shown()
  await expect.element(screen.getByRole('button', { name: /^weigh/ })).toBeVisible()
  asked.length = 0
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await screen.getByRole('button', { name: 'Show Debug' }).click()
  await screen.getByRole('button', { name: 'Test Endpoints' }).click()
  await expect.element(screen.getByRole('button', { name: 'Test Endpoints' })).toBeEnabled()
  const auth = asked.map(
    ({ method, url, headers }) => `${method} ${new URL(url).pathname} ${headers.get('authorization')?.split(' ')[0]}`,
  )
  for (const probe of [
    'GET /mcp Bearer',
    'GET /mcp undefined',
    'GET /mcp/tools Bearer',
    'GET /mcp/local/tools Bearer',
    'POST /mcp undefined',
    'POST /mcp Token',
    'POST /api/mcp Bearer',
    'POST /v1/mcp Bearer',
    'POST /mcp/v1 Bearer',
  ])
    expect(auth).toContain(probe)
  expect(log).toHaveBeenCalledTimes(asked.length)
  expect(log).toHaveBeenCalledWith('[MCP] GET /mcp/sse: 200', JSON.stringify(LIST))
  await expect.element(screen.getByText('POST /mcp (Token scheme)')).toBeVisible()
  await screen.getByRole('button', { name: 'Hide Debug' }).click()
  await expect.element(screen.getByText('POST /mcp (Token scheme)')).not.toBeInTheDocument()
})

it('leads on to the SDK page, and says how it is connected', async () => {
  answerCalls({ 'GET /mcp/sse': { body: LIST } })
  const { screen, router } = await shown()
  for (const text of ['MCP over Server-Sent Events', 'Bearer token (JWT)'])
    await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(screen.getByText(/Browser limitation/)).toBeVisible()
  await screen.getByRole('button', { name: 'Try MCP SDK Test' }).click()
  expect(router.state.location.pathname).toBe('/mcp-sdk-test')
})
