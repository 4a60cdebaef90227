import { expect, it, vi } from 'vitest'
import { showPage, SIGNED_IN, TOKEN } from '../testing/show-page.tsx'
import { wear } from '@kvint/ui/testing/wear'
import styles from '../testing/workbench.css?inline'
import { fakeMcp } from '../testing/fake-mcp.ts'
import { SseTest } from './sse-test.tsx'

wear(styles)

const shown = () => showPage(<SseTest />, SIGNED_IN)
type Shown = Awaited<ReturnType<typeof shown>>['screen']
const press = (screen: Shown, name: string) => screen.getByRole('button', { name, exact: true }).click()
const isConnected = (screen: Shown, words = 'Connected') =>
  expect.element(screen.getByText(words, { exact: true })).toBeVisible()

it('says why it shows nothing to who is signed out', async () => {
  const { screen } = await showPage(<SseTest />)
  await expect.element(screen.getByText('Please sign in to test MCP SSE.')).toBeVisible()
  expect(screen.container.textContent).toBe('Please sign in to test MCP SSE.')
})

it('introduces itself as soon as the stream is open, and counts its requests from 1', async () => {
  const server = fakeMcp({ replies: { 'tools/call': { result: { content: [] } } } })
  const { screen } = await shown()
  await isConnected(screen, 'Disconnected')
  await press(screen, 'Connect')
  await isConnected(screen)
  await vi.waitFor(() => expect(server.methods()).toEqual(['initialize', 'notifications/initialized']))
  expect(server.asked[1]).toMatchObject({
    name: 'POST /mcp/messages',
    auth: `Bearer ${TOKEN}`,
    body: { id: 1, params: { protocolVersion: '2024-11-05', capabilities: {}, clientInfo: { version: '1.0.0' } } },
  })
  await press(screen, 'Load Tools')
  await screen.getByRole('button', { name: /^weigh/ }).click()
  await screen.getByRole('textbox', { name: 'bars' }).fill('8')
  expect(screen.getByRole('checkbox').elements()).toHaveLength(0)
  await press(screen, 'Execute Tool')
  await vi.waitFor(() =>
    expect(server.asked.at(-1)?.body).toMatchObject({
      id: 3,
      method: 'tools/call',
      params: { name: 'weigh', arguments: { bars: 8 } },
    }),
  )
  const log = screen.getByRole('log')
  for (const words of ['client initialize', 'server result 1', 'client tools/list', 'server result 3'])
    await expect.element(log).toMatchTextContent(new RegExp(words))
  await press(screen, 'Clear')
  await expect.element(log).toMatchTextContent(/No messages yet\./)
})

it('has a log of 96 units and a tool list of at most 64', async () => {
  fakeMcp()
  const { screen } = await shown()
  await press(screen, 'Connect')
  await isConnected(screen)
  await press(screen, 'Load Tools')
  await expect.element(screen.getByRole('button', { name: /^weigh/ })).toBeVisible()
  expect(screen.getByRole('log').element().getBoundingClientRect().height).toBe(96 * 4)
  const list = screen
    .getByRole('button', { name: /^weigh/ })
    .element()
    .closest('ul')
  expect(list && getComputedStyle(list).maxHeight).toBe(`${64 * 4}px`)
})

it('disconnects on demand, and then calls nothing', async () => {
  const server = fakeMcp()
  const { screen } = await shown()
  await press(screen, 'Connect')
  await isConnected(screen)
  await press(screen, 'Load Tools')
  await screen.getByRole('button', { name: /^count/ }).click()
  await press(screen, 'Disconnect')
  await isConnected(screen, 'Disconnected')
  await expect.element(screen.getByRole('log')).toMatchTextContent(/system Disconnected from MCP SSE endpoint/)
  await expect.element(screen.getByRole('button', { name: 'Execute Tool' })).toBeDisabled()
  await vi.waitFor(() => expect(server.isStreamOpen()).toBe(false))
  expect(screen.getByRole('log').element().textContent).not.toContain('Connection lost')
})

it.each([
  ['does not open', 401],
  ['ends by itself', 200],
])('is disconnected where the stream %s', async (_, streamStatus) => {
  const server = fakeMcp({ streamStatus })
  const { screen } = await shown()
  await press(screen, 'Connect')
  if (streamStatus === 200) {
    await isConnected(screen)
    server.breakStream()
  }
  const log = screen.getByRole('log')
  await expect.element(log).toMatchTextContent(/error SSE connection failed/)
  await expect.element(log).toMatchTextContent(/system Connection lost/)
  await isConnected(screen, 'Disconnected')
  await expect.element(screen.getByRole('button', { name: 'Connect', exact: true })).toBeEnabled()
})

it('sends nothing to another origin than its own', async () => {
  const server = fakeMcp({ endpoint: 'https://elsewhere.example/mcp/messages' })
  const { screen } = await shown()
  await press(screen, 'Connect')
  const log = screen.getByRole('log')
  await expect.element(log).toMatchTextContent(/Endpoint origin does not match connection origin/)
  await isConnected(screen, 'Disconnected')
  expect(server.methods()).toEqual([])
})

it('says what the server did not take', async () => {
  const server = fakeMcp()
  const { screen } = await shown()
  await press(screen, 'Connect')
  await isConnected(screen)
  server.setPostStatus(503)
  await press(screen, 'Load Tools')
  await expect.element(screen.getByRole('log')).toMatchTextContent(/error Failed to send: Failed to send message: 503/)
})

it('says that something is no JSON, and goes on', async () => {
  const server = fakeMcp()
  const { screen } = await shown()
  await press(screen, 'Connect')
  await isConnected(screen)
  server.sayText('<html>')
  const log = screen.getByRole('log')
  await expect.element(log).toMatchTextContent(/error The server sent something that is not JSON.*<html>/)
  server.say({ jsonrpc: '2.0', method: 'notifications/message', params: {} })
  await expect.element(log).toMatchTextContent(/server notifications\/message/)
})

it('closes the stream on leaving', async () => {
  const server = fakeMcp()
  const { screen, router } = await shown()
  await press(screen, 'Connect')
  await isConnected(screen)
  expect(server.isStreamOpen()).toBe(true)
  await router.navigate('/elsewhere')
  await vi.waitFor(() => expect(server.isStreamOpen()).toBe(false))
})
