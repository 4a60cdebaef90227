import { expect, it, vi } from 'vitest'
import { connectSession } from '../connect-session.ts'
import { extensionTasks, TASKS_EXTENSION, withTaskAsResult } from './extension-tasks.ts'

const CAPABLE = { extensions: { [TASKS_EXTENSION]: {} } }
const handle = { task: { taskId: 't1', status: 'working' } }
const atOnce = async () => undefined
const following = () => ({ signal: new AbortController().signal, onState: () => undefined })

/** Answers `tasks/get` with one state after the other, and remembers what was asked. */
function server(...states: Record<string, unknown>[]) {
  const asked: [string, Record<string, unknown>][] = []
  const send = async (method: string, params: Record<string, unknown>) => {
    asked.push([method, params])
    if (method !== 'tasks/get') return {}
    return { taskId: 't1', ...(states.length > 1 ? states.shift() : states[0]) }
  }
  return { asked, send }
}

const nobody = async () => Promise.reject(new Error('Nobody is asked here.'))

it('waits for what a task comes to, and tells its state', async () => {
  const { send } = server(
    { status: 'working', statusMessage: 'half' },
    { status: 'completed', result: { content: [] } },
  )
  const tasks = extensionTasks(send, nobody, CAPABLE, atOnce)
  const said: string[] = []
  expect(await tasks?.finish(handle, { ...following(), onState: (message) => said.push(message) })).toEqual({
    content: [],
  })
  expect(said).toEqual(['half'])
})

it('leaves an answer that is no task as it is', async () => {
  const { send, asked } = server({ status: 'working' })
  const answer = { content: [{ type: 'text', text: 'done' }] }
  expect(await extensionTasks(send, nobody, CAPABLE, atOnce)?.finish(answer, following())).toBe(answer)
  expect(asked).toEqual([])
})

it.each([
  [{ status: 'failed', error: { code: -32603, message: 'The disk is full' } }, 'The disk is full'],
  [{ status: 'cancelled', statusMessage: 'Stopped by an operator' }, 'Stopped by an operator'],
])('%o is a failure in words', async (state, words) => {
  const { send } = server(state)
  await expect(extensionTasks(send, nobody, CAPABLE, atOnce)?.finish(handle, following())).rejects.toThrow(words)
})

it('puts each question of a task to the person once, and sends her answer', async () => {
  const asks = { status: 'input_required', inputRequests: { name: { method: 'elicitation/create', params: { a: 1 } } } }
  const { send, asked } = server(asks, asks, { status: 'completed', result: {} })
  const questions: unknown[] = []
  const answer = async (method: string, params: unknown) => {
    questions.push([method, params])
    return { action: 'accept', content: { name: 'Nora' } }
  }
  await extensionTasks(send, answer, CAPABLE, atOnce)?.finish(handle, following())
  expect(questions).toEqual([['elicitation/create', { a: 1 }]])
  const update = { taskId: 't1', inputResponses: { name: { action: 'accept', content: { name: 'Nora' } } } }
  expect(asked.filter(([method]) => method === 'tasks/update')).toEqual([['tasks/update', update]])
})

it('a call that is given up cancels its task', async () => {
  const { send, asked } = server({ status: 'working' })
  const cancelling = new AbortController()
  const tasks = extensionTasks(send, nobody, CAPABLE, async () => cancelling.abort())
  await expect(tasks?.finish(handle, { ...following(), signal: cancelling.signal })).rejects.toThrow()
  expect(asked.at(-1)).toEqual(['tasks/cancel', { taskId: 't1' }])
})

it('lists what was started here, as it stands now', async () => {
  const { send } = server({ status: 'completed', result: {} })
  const tasks = extensionTasks(send, nobody, CAPABLE, atOnce)
  tasks?.keep(handle)
  expect(await tasks?.all()).toEqual([{ taskId: 't1', status: 'completed' }])
})

it.each([[{}], [{ extensions: {} }], [{ tasks: {} }]])('%o does not speak the extension', (capabilities) => {
  expect(extensionTasks(server({}).send, nobody, capabilities)).toBeUndefined()
})

it('hands the client a task as a result', () => {
  const message = { jsonrpc: '2.0' as const, id: 1, result: { resultType: 'task', taskId: 't1', status: 'working' } }
  expect(withTaskAsResult(message)).toMatchObject({
    id: 1,
    result: { resultType: 'complete', task: { taskId: 't1', status: 'working' } },
  })
  const other = { jsonrpc: '2.0' as const, id: 2, result: { resultType: 'complete' } }
  expect(withTaskAsResult(other)).toBe(other)
})

it('the SDK client gets through a whole task of a server of 2026-07-28', async () => {
  const told: { method: string; capabilities: unknown; name: string | null }[] = []
  let state = 'working'
  const answer = async (request: Request) => {
    const { id, method, params } = (await request.json()) as {
      id: number
      method: string
      params: { _meta: Record<string, unknown> }
    }
    const capabilities = params._meta['io.modelcontextprotocol/clientCapabilities']
    told.push({ method, capabilities, name: request.headers.get('mcp-name') })
    const task = { taskId: 't1', createdAt: NOW, lastUpdatedAt: NOW, ttlMs: null, pollIntervalMs: 250 }
    const cached = { ttlMs: 0, cacheScope: 'private' }
    const found = { content: [{ type: 'text', text: 'found' }] }
    const results: Record<string, object> = {
      'server/discover': {
        supportedVersions: ['2026-07-28'],
        capabilities: { tools: {}, ...CAPABLE },
        serverInfo: { name: 'tasks', version: '1' },
        ...cached,
      },
      'tools/list': { tools: [{ name: 'dig', inputSchema: { type: 'object' } }], ...cached },
      'tools/call': { resultType: 'task', status: 'working', ...task },
      'tasks/get': { ...task, status: state, ...(state === 'completed' && { result: found }) },
    }
    if (method === 'tasks/get') state = 'completed'
    return Response.json({ jsonrpc: '2.0', id, result: { resultType: 'complete', ...results[method] } })
  }
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => answer(new Request(input, init)))
  const quiet = { tell: () => undefined, onNotification: () => undefined, onClose: () => undefined }
  const session = await connectSession(
    { url: new URL('http://localhost:1/mcp'), transport: 'streamable', era: 'stateless', authProvider: undefined },
    { ...quiet, onError: () => undefined, person: { elicit: nobody, sample: nobody, roots: () => [] } },
    new AbortController().signal,
  )
  const [tool] = await session.listTools()
  const how = { signal: new AbortController().signal, onProgress: () => undefined }
  expect(tool && (await session.callTool(tool, {}, how))).toEqual({ content: [{ type: 'text', text: 'found' }] })
  expect(tool && (await session.callTool(tool, {}, { ...how, asTask: true }))).toMatchObject({ task: { taskId: 't1' } })
  await session.close()
  spy.mockRestore()
  expect(told.find(({ method }) => method === 'tools/call')?.capabilities).toMatchObject(CAPABLE)
  expect(told.find(({ method }) => method === 'tasks/get')?.name).toBe('t1')
})

const NOW = '2026-11-24T10:00:00Z'
