import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { wear } from '@kvint/ui/testing/wear'
import styles from '../testing/workbench.css?inline'
import { OutcomeCard } from '../tool/outcome-card.tsx'

wear(styles)

const show = (content: readonly object[]) => render(<OutcomeCard outcome={{ kind: 'response', result: { content } }} />)
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

it('shows pictures and plays sounds, and names the size of the rest', async () => {
  const screen = await show([
    { type: 'text', text: 'A bar of it.' },
    { type: 'image', mimeType: 'image/png', data: PIXEL },
    { type: 'audio', mimeType: 'audio/wav', data: 'UklGRg==' },
    { type: 'image', mimeType: 'image/svg+xml', data: 'PHN2Zz4=' },
  ])
  const picture = screen.getByRole('img', { name: 'Picture 1 of the answer' })
  await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).toBe(1)
  expect(screen.container.querySelector('audio')?.getAttribute('aria-label')).toBe('Sound 2 of the answer')
  await expect.element(screen.getByText('Data of the kind image/svg+xml, 8 characters of base64')).toBeVisible()
  expect(screen.getByRole('img').elements()).toHaveLength(1)
})

it('shows resources by name and address, with what they hold, and links to none', async () => {
  const screen = await show([
    { type: 'resource_link', uri: 'demo://song', name: 'A song', description: 'In D minor.', mimeType: 'text/plain' },
    { type: 'resource', resource: { uri: 'demo://words', mimeType: 'text/plain', text: 'La la' } },
  ])
  for (const words of ['A song', 'demo://song text/plain', 'In D minor.', 'La la'])
    await expect.element(screen.getByText(words, { exact: true })).toBeVisible()
  expect(screen.getByRole('link').elements()).toHaveLength(0)
})

it('says nothing more where the answer is text, and shows the beginning of a very long one', async () => {
  const screen = await show([{ type: 'text', text: 'x'.repeat(60_000) }])
  expect(screen.getByRole('heading', { name: 'Content' }).elements()).toHaveLength(0)
  const block = screen.getByRole('group', { name: 'Response' })
  expect(block.element().textContent.length).toBeLessThan(51_000)
  await screen.getByRole('button', { name: /^Show all 60,\d+ characters$/ }).click()
  expect(block.element().textContent.length).toBeGreaterThan(60_000)
})
