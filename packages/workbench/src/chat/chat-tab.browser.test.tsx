import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { McpTool } from '../wire/mcp-tool.ts'
import type { Outcome } from '../wire/outcome.ts'
import { ChatTab } from './chat-tab.tsx'

const Nothing = () => null
const TOOLS: readonly McpTool[] = [
  { name: 'weigh', annotations: { readOnlyHint: true } } as McpTool,
  { name: 'erase', inputSchema: { type: 'object' } },
]
const call = vi.fn(async (): Promise<Outcome> => ({
  kind: 'response',
  result: { content: [{ type: 'text', text: '7 kg' }] },
}))

beforeEach(() => {
  localStorage.clear()
  call.mockClear()
})

/** A model that says these things one after the other. */
function model(...said: readonly object[]) {
  const left = [...said]
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ choices: [{ message: left.shift() ?? { content: 'Nothing.' } }] }))
}
const wants = (name: string) => ({ content: '', tool_calls: [{ id: '1', function: { name, arguments: '{}' } }] })

async function open(question: string) {
  const screen = await render(<ChatTab tools={TOOLS} call={call} isReady After={Nothing} />)
  await page.getByLabelText('Address of the service').fill('http://localhost:11434/v1')
  await page.getByLabelText('Name of the model').fill(`small ${question}`)
  await page.getByLabelText('Key').fill('secret-key')
  await page.getByRole('button', { name: 'Use this model' }).click()
  await page.getByLabelText('Message').fill(question)
  await userEvent.keyboard('{Enter}')
  return screen
}

it('shows what is asked, each call with its arguments and result, and the answer', async () => {
  model(wants('weigh'), { content: 'It weighs seven kilos.' })
  await open('How heavy is the bass?')
  const talk = page.getByRole('log', { name: 'Talk' })
  await expect.element(talk).toMatchTextContent('It weighs seven kilos.')
  await expect.element(talk).toMatchTextContent('How heavy is the bass?')
  await talk.getByText(/^weigh, \d+ ms$/).click()
  await expect.element(page.getByRole('group', { name: 'Result of weigh' })).toMatchTextContent('7 kg')
  expect(call).toHaveBeenCalledOnce()
})

it('asks before a tool that may change something, and tells the model of a refusal', async () => {
  const fetched = model(wants('erase'), { content: 'Then I leave it.' })
  await open('Erase it')
  await expect.element(page.getByRole('group', { name: /wants to call erase/ })).toBeVisible()
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect.element(page.getByRole('log')).toMatchTextContent('Then I leave it.')
  expect(call).not.toHaveBeenCalled()
  expect(fetched.mock.calls[1]?.[1]?.body).toContain('The person refused this call.')
})

it('keeps the choice of the model, and never its key', async () => {
  model({ content: 'Hello.' })
  await open('Hello')
  await expect.element(page.getByRole('log')).toMatchTextContent('Hello.')
  const kept = JSON.stringify([localStorage, sessionStorage])
  expect(kept).toContain('localhost:11434')
  expect(kept).not.toContain('secret-key')
})

it('says what the service refuses, and can be asked again', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ error: { message: 'no credit' } }, { status: 402 }))
  await open('Hello again')
  await expect.element(page.getByRole('alert')).toMatchTextContent('The service answers 402: no credit')
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeEnabled()
})

it('takes no address that a key should not go to', async () => {
  await render(<ChatTab tools={TOOLS} call={call} isReady After={Nothing} />)
  await page.getByLabelText('Address of the service').fill('http://models.example/v1')
  await page.getByRole('button', { name: 'Use this model' }).click()
  await expect.element(page.getByText('Type an https:// address, or http:// on this machine.')).toBeVisible()
})
