import { expect, it, vi } from 'vitest'
import { askModel } from './ask-model.ts'
import type { Model } from './model-store.ts'
import type { Turn } from './turn.ts'

const OPENAI: Model = { service: 'openai', address: 'https://models.example/v1/', name: 'small', key: 'k-1' }
const ANTHROPIC: Model = { ...OPENAI, service: 'anthropic', address: 'https://models.example/v1' }
const TOOLS = [{ name: 'weigh', description: 'Weighs.', inputSchema: { type: 'object', properties: {} } }]
const NEVER = new AbortController().signal
const result = (raw: unknown): readonly Turn[] => [
  { role: 'person', text: 'How heavy?' },
  { role: 'model', text: '', calls: [{ id: 'c1', name: 'weigh', args: {} }], raw },
  {
    role: 'tools',
    results: [{ call: { id: 'c1', name: 'weigh', args: {} }, text: '7', isError: false, durationMs: 1 }],
  },
]

function answer(body: unknown, status = 200) {
  return vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body, { status }))
}
const sentBody = (fetched: ReturnType<typeof answer>) =>
  JSON.parse(fetched.mock.calls[0]?.[1]?.body as string) as object

it('speaks as OpenAI does, with its own words given back', async () => {
  const raw = { role: 'assistant', content: null, tool_calls: [{ id: 'c1' }] }
  const fetched = answer({
    choices: [
      {
        message: {
          content: 'Let me see.',
          tool_calls: [{ id: 'c2', function: { name: 'weigh', arguments: '{"track":"Bass"}' } }],
        },
      },
    ],
  })
  const turn = await askModel(OPENAI, result(raw), TOOLS, NEVER)
  expect(turn).toMatchObject({ text: 'Let me see.', calls: [{ id: 'c2', name: 'weigh', args: { track: 'Bass' } }] })
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(url).toBe('https://models.example/v1/chat/completions')
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer k-1')
  expect(sentBody(fetched)).toMatchObject({
    model: 'small',
    messages: [{ role: 'user', content: 'How heavy?' }, raw, { role: 'tool', tool_call_id: 'c1', content: '7' }],
    tools: [{ type: 'function', function: { name: 'weigh', parameters: { type: 'object' } } }],
  })
})

it('speaks as Anthropic does', async () => {
  const raw = [{ type: 'tool_use', id: 'c1', name: 'weigh', input: {} }]
  const fetched = answer({
    content: [
      { type: 'text', text: 'Seven.' },
      { type: 'tool_use', id: 'c2', name: 'weigh', input: { track: 'Bass' } },
    ],
  })
  const turn = await askModel(ANTHROPIC, result(raw), TOOLS, NEVER)
  expect(turn).toMatchObject({ text: 'Seven.', calls: [{ id: 'c2', args: { track: 'Bass' } }] })
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(url).toBe('https://models.example/v1/messages')
  expect(new Headers(init?.headers).get('x-api-key')).toBe('k-1')
  expect(sentBody(fetched)).toMatchObject({
    messages: [
      { role: 'user', content: 'How heavy?' },
      { role: 'assistant', content: raw },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'c1', content: '7', is_error: false }] },
    ],
    tools: [{ name: 'weigh', input_schema: { type: 'object' } }],
  })
})

it('takes the key nowhere but to the address, and no cookie along', async () => {
  const fetched = answer({ content: [] })
  await askModel(ANTHROPIC, [], [], NEVER)
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    redirect: 'error',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
})

it.each<[unknown, number, string]>([
  [{ error: { message: 'invalid key' } }, 401, 'invalid key'],
  [{ error: 'model not found' }, 404, 'model not found'],
  [{ said: 'nothing' }, 200, '{"said":"nothing"}'],
])('says what the service refuses: %o', async (body, status, message) => {
  answer(body, status)
  await expect(askModel(OPENAI, [], [], NEVER)).rejects.toMatchObject({ message, status })
})

it('says that no answer came', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(askModel(OPENAI, [], [], NEVER)).rejects.toMatchObject({ status: null })
})
