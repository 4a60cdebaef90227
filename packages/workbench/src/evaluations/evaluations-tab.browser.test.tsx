import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { chooseModel } from '../chat/model-store.ts'
import type { McpTool } from '../wire/mcp-tool.ts'
import { EvaluationsTab } from './evaluations-tab.tsx'
import { keptEvaluations } from './evaluation.ts'

const TOOLS: readonly McpTool[] = [{ name: 'weigh', annotations: { readOnlyHint: true } } as McpTool, { name: 'erase' }]
beforeEach(() => {
  keptEvaluations.keep([])
  chooseModel({ service: 'openai', address: 'http://localhost:11434/v1', name: 'small', key: '' })
})

it('writes an evaluation, runs it, and says what was not called and not said', async () => {
  const wants = { content: '', tool_calls: [{ id: '1', function: { name: 'erase', arguments: '{}' } }] }
  const said = [wants, { content: 'It weighs SEVEN kilos.' }]
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ choices: [{ message: said.shift() }] }))
  const call = vi.fn()
  await render(<EvaluationsTab tools={TOOLS} call={call} isConnected />)
  await page.getByLabelText('Question').fill('How heavy?')
  await page.getByLabelText('Tools that must be called').fill('weigh, erase')
  await page.getByLabelText('What the answer must hold').fill('seven\nkilograms')
  await page.getByRole('button', { name: 'Save evaluation' }).click()
  await page.getByRole('button', { name: 'Run all' }).click()
  await expect.element(page.getByText('0 of 1 as expected')).toBeVisible()
  await expect.element(page.getByText('Not called: weigh. Not in the answer: kilograms.')).toBeVisible()
  expect(call).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Delete: How heavy?' }).click()
  await expect.element(page.getByText('No evaluation is saved.', { exact: false })).toBeVisible()
})

it('waits for a connection and a model', async () => {
  keptEvaluations.keep([{ id: '1', question: 'How heavy?', tools: [], holds: [] }])
  await render(<EvaluationsTab tools={TOOLS} call={vi.fn()} isConnected={false} />)
  await expect.element(page.getByRole('button', { name: 'Run all' })).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText(/^Connect to a server, and choose a model/)).toBeVisible()
})
