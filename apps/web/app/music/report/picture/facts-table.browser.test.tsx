import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { wear } from '@kvint/ui/testing/wear'
import styles from '../../../styles/site.css?inline'
import { FactsTable } from './facts-table.tsx'

wear(styles)

test('of a thousand rows a hundred are drawn, and the others as one scrolls to them', async () => {
  const rows = Array.from({ length: 1000 }, (_, index) => ({ key: `${index}`, cells: [`Sample ${index + 1}`, index] }))
  const screen = await render(<FactsTable caption="Samples" columns={['File', 'Place']} rows={rows} />)
  const drawn = () => document.querySelectorAll('tbody tr').length
  expect(drawn()).toBe(100)
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1001')
  const region = screen.getByRole('region', { name: 'Samples' }).element()
  for (let hundreds = 2; hundreds <= 10; hundreds++) {
    region.scrollTo(0, region.scrollHeight)
    await expect.poll(drawn).toBe(hundreds * 100)
  }
  await expect.element(screen.getByRole('rowheader', { name: 'Sample 1000', exact: true })).toBeVisible()
})
