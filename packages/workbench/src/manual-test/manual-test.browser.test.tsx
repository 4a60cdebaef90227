import { expect, it, vi } from 'vitest'
import { answerCalls } from '@kvint/ui/testing'
import { showPage, SIGNED_IN, TOKEN } from '../testing/show-page.tsx'
import { ManualTest } from './manual-test.tsx'

const shown = () => showPage(<ManualTest />, SIGNED_IN)

it('says why it shows nothing to who is signed out', async () => {
  const { screen } = await showPage(<ManualTest />)
  await expect.element(screen.getByText('Please sign in to test MCP endpoints.')).toBeVisible()
  expect(screen.container.textContent).toBe('Please sign in to test MCP endpoints.')
})

it('begins with tools/list for /mcp, and shows all that comes back', async () => {
  const asked = answerCalls({ 'POST /mcp': { status: 400, body: { result: { tools: [] } } } })
  const { screen } = await shown()
  await expect.element(screen.getByLabelText('Endpoint path')).toHaveValue('/mcp')
  await screen.getByRole('button', { name: 'Execute Request' }).click()
  const response = screen.getByRole('region', { name: 'Response' })
  await expect.element(response.getByText('400')).toBeVisible()
  await expect.element(response.getByText(/^\d+ ms$/)).toBeVisible()
  await expect.element(response.getByText(/content-type: text\/plain/)).toBeVisible()
  await expect.element(response.getByText(/"tools": \[\]/)).toBeVisible()
  const [sent] = asked
  expect(await sent?.json()).toMatchObject({ jsonrpc: '2.0', method: 'tools/list' })
  expect(sent?.headers.get('authorization')).toBe(`Bearer ${TOKEN}`)
})

it.each(['Bearer', 'Token', 'Basic'])('authenticates by %s', async (scheme) => {
  const asked = answerCalls({ 'POST /mcp': {} })
  const { screen } = await shown()
  await screen.getByLabelText('Scheme').selectOptions(scheme)
  await screen.getByRole('button', { name: 'Execute Request' }).click()
  await vi.waitFor(() => expect(asked[0]?.headers.get('authorization')).toBe(`${scheme} ${TOKEN}`))
})

it('sends no token where none is wanted, and no body by GET', async () => {
  const asked = answerCalls({ 'GET /mcp': {}, 'DELETE /mcp': {}, 'PUT /mcp': {} })
  const { screen } = await shown()
  await screen.getByLabelText('Include authentication').click()
  await expect.element(screen.getByLabelText('Scheme')).not.toBeInTheDocument()
  for (const method of ['GET', 'PUT', 'DELETE']) {
    await screen.getByLabelText('Method').selectOptions(method)
    expect(screen.getByLabelText('Request body (JSON)').elements()).toHaveLength(method === 'GET' ? 0 : 1)
    await screen.getByRole('button', { name: 'Execute Request' }).click()
    await vi.waitFor(() => expect(asked.at(-1)?.method).toBe(method))
    await expect.element(screen.getByRole('button', { name: 'Execute Request' })).toBeEnabled()
  }
  expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual([null, null, null])
})

it.each([
  ['Initialize', '/mcp', 'POST', 'initialize'],
  ['Tools List', '/mcp', 'POST', 'tools/list'],
  ['GET Local Tools', '/mcp/local/tools', 'GET', null],
  ['Health Check', '/health', 'GET', null],
])('has a quick example: %s', async (name, path, method, rpc) => {
  const { screen } = await shown()
  await screen.getByRole('button', { name }).click()
  await expect.element(screen.getByLabelText('Endpoint path')).toHaveValue(path)
  await expect.element(screen.getByLabelText('Method')).toHaveValue(method)
  const bodies = screen.getByLabelText('Request body (JSON)').elements()
  expect(bodies.map((body) => (JSON.parse((body as HTMLTextAreaElement).value) as { method: string }).method)).toEqual(
    rpc === null ? [] : [rpc],
  )
})

it.each([
  ['nothing answers', '/mcp', 'Failed to fetch'],
  ['the address is elsewhere', '//elsewhere.example/mcp', 'The endpoint must be a path of'],
])('says what went wrong where %s', async (_, path, message) => {
  const asked = answerCalls({ 'POST /mcp': 'no network' })
  const { screen } = await shown()
  await screen.getByLabelText('Endpoint path').fill(path)
  await screen.getByRole('button', { name: 'Execute Request' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(new RegExp(message))
  expect(asked.map(({ url }) => new URL(url).hostname)).not.toContain('elsewhere.example')
})

it('shows a stream as it comes, until told to stop', async () => {
  const { screen } = await shown()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('event: endpoint\n'))
        init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted')))
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  })
  await screen.getByRole('button', { name: 'Execute Request' }).click()
  await expect.element(screen.getByText('event: endpoint')).toBeVisible()
  await screen.getByRole('button', { name: 'Stop reading' }).click()
  await expect.element(screen.getByRole('button', { name: 'Execute Request' })).toBeEnabled()
  await expect.element(screen.getByText('event: endpoint')).toBeVisible()
})
