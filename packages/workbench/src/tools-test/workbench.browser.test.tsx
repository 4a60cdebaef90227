import { beforeEach, expect, it, vi } from 'vitest'
import { answerCalls } from '@kvint/ui/testing'
import { showPage, SIGNED_IN, TOKEN } from '../testing/show-page.tsx'
import { savedCalls } from '../saved/saved-call.ts'
import { ToolsTest } from './tools-test.tsx'

const TOOL = {
  name: 'mix',
  inputSchema: {
    type: 'object',
    properties: {
      gain: { type: 'number', maximum: 6 },
      options: { type: 'object', properties: { bus: { type: 'string' } } },
      note: { type: ['string', 'null'] },
    },
    required: ['gain'],
  },
  outputSchema: { type: 'object', properties: { level: { type: 'number' } }, required: ['level'] },
}
const shown = async (structuredContent: object = { level: 1 }) => {
  const asked = answerCalls({
    'GET /mcp/sse': { body: { result: { tools: [TOOL] } } },
    'POST /mcp': { body: { result: { content: [], structuredContent } } },
  })
  const { screen } = await showPage(<ToolsTest />, SIGNED_IN)
  await screen.getByRole('button', { name: 'mix' }).click()
  const sent = async () =>
    (JSON.parse((await asked.at(-1)?.clone().text()) ?? '') as { params: { arguments: unknown } }).params.arguments
  return { screen, sent, execute: () => screen.getByRole('button', { name: 'Execute Tool' }).click() }
}

beforeEach(() => savedCalls.keep([]))

it('says in place what does not fit, and sends it all the same', async () => {
  const { screen, sent, execute } = await shown()
  await screen.getByRole('spinbutton', { name: 'gain' }).fill('9')
  await expect.element(screen.getByText(/9 is greater than 6/)).toBeVisible()
  await execute()
  await expect.element(screen.getByRole('region', { name: 'Response' })).toBeVisible()
  expect(await sent()).toEqual({ gain: 9 })
})

it('opens an object as a form that writes its JSON', async () => {
  const { screen, sent, execute } = await shown()
  await screen.getByRole('button', { name: 'Fill in options as a form' }).click()
  await screen.getByLabelText('bus').fill('Drums')
  await screen.getByRole('button', { name: 'Write options as JSON' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'options' })).toHaveValue('{\n  "bus": "Drums"\n}')
  await execute()
  await vi.waitFor(async () => expect(await sent()).toEqual({ options: { bus: 'Drums' } }))
})

it('switches all arguments to JSON and back, and sends no broken ones', async () => {
  const { screen, sent, execute } = await shown()
  await screen.getByRole('spinbutton', { name: 'gain' }).fill('2')
  await screen.getByRole('button', { name: 'Edit all arguments as JSON' }).click()
  const text = screen.getByLabelText('Arguments (JSON)')
  await expect.element(text).toHaveValue('{\n  "gain": 2\n}')
  await text.fill('{"gain": 3, ')
  await expect.element(screen.getByRole('button', { name: 'Execute Tool' })).toBeDisabled()
  await text.fill('{"note": null}')
  await expect.element(screen.getByText(/^gain is required and empty/)).toBeVisible()
  await execute()
  await vi.waitFor(async () => expect(await sent()).toEqual({ note: null }))
  await screen.getByRole('button', { name: 'Back to the fields' }).click()
  await expect.element(screen.getByLabelText('Send null for note')).toBeChecked()
})

it.each([
  [{ level: 1 }, /fits the output schema/],
  [{ level: 'loud' }, /does not fit the output schema of the tool \(1 place\)/],
])('checks the answer %o', async (structuredContent, words) => {
  const { screen, execute } = await shown(structuredContent)
  await execute()
  await expect.element(screen.getByText(words)).toBeVisible()
})

it('keeps a call, makes it again, and says where the answer differs', async () => {
  const { screen, execute } = await shown()
  await screen.getByRole('spinbutton', { name: 'gain' }).fill('2')
  await execute()
  await screen.getByRole('button', { name: 'Save this call' }).click()
  await screen.getByLabelText('Name of the call').fill('Two dB')
  await screen.getByRole('button', { name: 'Save', exact: true }).click()
  await screen.getByRole('button', { name: 'Run Two dB' }).click()
  await expect.element(screen.getByText(/^As expected, \d+ ms$/)).toBeVisible()
  answerCalls({ 'POST /mcp': { body: { result: { content: [], structuredContent: { level: 7 } } } } })
  await screen.getByRole('button', { name: 'Run all' }).click()
  await expect.element(screen.getByText(/^Differs at \/structuredContent\/level: got 7/)).toBeVisible()
  await expect.element(screen.getByText('0 of 1 as expected')).toBeVisible()
  expect(localStorage.getItem('mcp-saved-calls')).not.toContain(TOKEN)
  await screen.getByRole('button', { name: 'Delete Two dB' }).click()
  await expect.element(screen.getByText(/^No call is saved\./)).toBeVisible()
})
