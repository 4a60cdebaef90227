import { expect, it, vi } from 'vitest'
import { showPage, SIGNED_IN, TOKEN } from '../testing/show-page.tsx'
import { wear } from '@kvint/ui/testing/wear'
import styles from '../testing/workbench.css?inline'
import { fakeMcp } from '../testing/fake-mcp.ts'
import { SdkTest } from './sdk-test.tsx'

wear(styles)

const shown = () => showPage(<SdkTest />, SIGNED_IN)
type Shown = Awaited<ReturnType<typeof shown>>['screen']
const press = (screen: Shown, name: string) => screen.getByRole('button', { name, exact: true }).click()
const says = (screen: Shown, words: string) => expect.element(screen.getByText(words, { exact: true })).toBeVisible()

it('says why it shows nothing to who is signed out', async () => {
  const { screen } = await showPage(<SdkTest />)
  await expect.element(screen.getByText('Please sign in to test MCP SDK.')).toBeVisible()
  expect(screen.container.textContent).toBe('Please sign in to test MCP SDK.')
})

it('waits to be connected', async () => {
  const { screen } = await shown()
  for (const words of ['Disconnected', 'Connect to load available tools', 'No logs yet...', '/mcp/sse'])
    await says(screen, words)
  expect(screen.getByRole('log').element().getBoundingClientRect().height).toBe(96 * 4)
})

it('connects, loads the tools, calls one, and disconnects', async () => {
  const server = fakeMcp({ replies: { 'tools/call': { result: { content: [{ type: 'text', text: 'heavy' }] } } } })
  const { screen } = await shown()
  await press(screen, 'Connect')
  await says(screen, 'Connected')
  await screen.getByRole('button', { name: /^weigh/ }).click()
  await expect.element(screen.getByRole('heading', { name: 'Parameters: weigh' })).toBeVisible()
  expect(screen.getByText('*', { exact: true }).elements()).toHaveLength(2)
  await screen.getByRole('spinbutton', { name: 'bars' }).fill('8')
  await press(screen, 'Execute Tool')
  await expect.element(screen.getByRole('region', { name: 'Response' })).toMatchTextContent(/heavy/)
  expect(server.asked.at(-1)).toMatchObject({
    name: 'POST /mcp/messages',
    auth: `Bearer ${TOKEN}`,
    body: { params: { name: 'weigh', arguments: { bars: 8 } } },
  })
  await screen.getByRole('button', { name: /^count/ }).click()
  await says(screen, 'This tool requires no parameters.')
  await expect.element(screen.getByRole('region', { name: 'Response' })).not.toBeInTheDocument()
  await press(screen, 'Disconnect')
  await says(screen, 'Disconnected')
  await says(screen, 'Connect to load available tools')
  await expect.element(screen.getByRole('heading', { name: 'Parameters: count' })).not.toBeInTheDocument()
  await vi.waitFor(() => expect(server.isStreamOpen()).toBe(false))
  const log = screen.getByRole('log')
  for (const words of ['success Connected to MCP server', 'success Loaded 2 tools', 'info Executing tool: weigh'])
    await expect.element(log).toMatchTextContent(new RegExp(words))
  await press(screen, 'Clear')
  await says(screen, 'No logs yet...')
})

it('is busy while it connects', async () => {
  const { screen } = await shown()
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined))
  await press(screen, 'Connect')
  await expect.element(screen.getByRole('button', { name: 'Connecting...' })).toBeDisabled()
})

it('calls off what it has asked when the page is left before it is answered', async () => {
  const { screen } = await shown()
  const signals: (AbortSignal | null | undefined)[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    signals.push(init?.signal)
    return new Promise(() => undefined)
  })
  await press(screen, 'Connect')
  await vi.waitFor(() => expect(signals).toHaveLength(1))
  await screen.unmount()
  expect(signals.map((signal) => signal?.aborted)).toEqual([true])
})

it('is busy while a call runs, until it is called off', async () => {
  const server = fakeMcp()
  const { screen } = await shown()
  await press(screen, 'Connect')
  await screen.getByRole('button', { name: /^count/ }).click()
  await press(screen, 'Execute Tool')
  await expect.element(screen.getByRole('button', { name: 'Executing...' })).toBeDisabled()
  await press(screen, 'Cancel')
  await expect.element(screen.getByRole('region', { name: 'Error' })).toMatchTextContent(/Cancelled by you/)
  await expect.element(screen.getByRole('button', { name: 'Execute Tool' })).toBeEnabled()
  server.say({ jsonrpc: '2.0', method: 'notifications/progress', params: { progressToken: 99, progress: 1 } })
  const log = screen.getByRole('log')
  await expect
    .element(log)
    .toMatchTextContent(/info The server is still sending messages about a call that has ended\./)
  expect(log.element().textContent).not.toContain('Connection failed')
})

it('says that there are no tools', async () => {
  fakeMcp({ replies: { 'tools/list': { result: { tools: [] } } } })
  const { screen } = await shown()
  await press(screen, 'Connect')
  await says(screen, 'No tools available')
})

it('shows in red what the server refuses', async () => {
  fakeMcp({ replies: { 'tools/call': { error: { code: -32602, message: 'No such track' } } } })
  const { screen } = await shown()
  await press(screen, 'Connect')
  await screen.getByRole('button', { name: /^count/ }).click()
  await press(screen, 'Execute Tool')
  await expect.element(screen.getByRole('region', { name: 'Error' })).toMatchTextContent(/No such track/)
  await expect.element(screen.getByRole('region', { name: 'Connection' }).first()).toMatchTextContent(/No such track/)
  await expect.element(screen.getByRole('log')).toMatchTextContent(/error Tool execution failed/)
  await screen.getByRole('button', { name: /^count/ }).click()
  await expect.element(screen.getByRole('region', { name: 'Error' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

it('says that the tools could not be loaded', async () => {
  fakeMcp({ replies: { 'tools/list': { error: { code: -32603, message: 'Broken' } } } })
  const { screen } = await shown()
  await press(screen, 'Connect')
  await expect.element(screen.getByRole('log')).toMatchTextContent(/error Failed to load tools/)
})

it.each([
  [401, 'Unauthorized'],
  [500, 'SSE error:'],
])('is disconnected again where the server answers %i', async (streamStatus, words) => {
  fakeMcp({ streamStatus })
  const { screen } = await shown()
  await press(screen, 'Connect')
  await expect.element(screen.getByRole('alert')).toMatchTextContent(new RegExp(words))
  await expect.element(screen.getByRole('log')).toMatchTextContent(/error Connection failed/)
  await says(screen, 'Disconnected')
  await expect.element(screen.getByRole('button', { name: 'Connect', exact: true })).toBeEnabled()
})

it('is disconnected where the stream breaks', async () => {
  const server = fakeMcp()
  const { screen } = await shown()
  await press(screen, 'Connect')
  await says(screen, 'Connected')
  server.breakStream()
  await says(screen, 'Disconnected')
  await says(screen, 'Connect to load available tools')
})

it('gives a request a minute', async () => {
  fakeMcp()
  const { screen } = await shown()
  await press(screen, 'Connect')
  await screen.getByRole('button', { name: /^count/ }).click()
  const timer = vi.spyOn(globalThis, 'setTimeout')
  await press(screen, 'Execute Tool')
  await vi.waitFor(() => expect(timer.mock.calls).toContainEqual([expect.any(Function), 60_000]))
})

it('says that it could not disconnect', async () => {
  fakeMcp()
  const { screen } = await shown()
  await press(screen, 'Connect')
  await says(screen, 'Connected')
  const { Client } = await import('@modelcontextprotocol/client')
  vi.spyOn(Client.prototype, 'close').mockRejectedValueOnce(new Error('Half shut'))
  await press(screen, 'Disconnect')
  await expect.element(screen.getByRole('log')).toMatchTextContent(/error Disconnect error/)
  await says(screen, 'Half shut')
  await says(screen, 'Disconnected')
})

it('speaks Streamable HTTP by choice', async () => {
  const server = fakeMcp()
  const { screen } = await shown()
  await screen.getByLabelText('Transport').selectOptions('streamable')
  await says(screen, '/mcp')
  await press(screen, 'Connect')
  await says(screen, 'Connected')
  await expect.element(screen.getByRole('button', { name: /^weigh/ })).toBeVisible()
  expect(new Set(server.asked.map(({ name }) => name))).toEqual(new Set(['POST /mcp', 'GET /mcp']))
})
