import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import '../testing/workbench.css'
import { WindowedList } from './windowed-list.tsx'

function Row({ entry }: { entry: { number: number } }) {
  return <button className="block h-8">row {entry.number}</button>
}

function flyingRow() {
  const element = document.createElement('p')
  return { element, write: ({ number }: { number: number }) => (element.textContent = `row ${number}`) }
}

function Listed({ from = 1, count = 200 }) {
  const box = useRef<HTMLDivElement>(null)
  const entries = Array.from({ length: count }, (_, index) => ({ number: index + from }))
  return (
    <div ref={box} className="h-96 overflow-y-auto">
      <WindowedList
        entries={entries}
        box={box}
        Row={Row}
        flyingRow={flyingRow}
        textOf={({ number }) => `row ${number}`}
        guessPx={() => 32}
      />
    </div>
  )
}

it('draws its first rows at once where it comes up with its entries', async () => {
  const screen = await render(<Listed />)
  await expect.element(screen.getByRole('button', { name: 'row 1', exact: true })).toBeVisible()
  expect(screen.getByRole('button', { name: 'row 200' }).elements()).toHaveLength(0)
})

it('stays as it is for a reader at its beginning while entries pour in and the oldest go, for a second at most', async () => {
  const { container, rerender } = await render(<Listed count={600} />)
  await vi.waitFor(() => expect(container.textContent).toContain('row 600'))
  await rerender(<Listed count={600} from={21} />)
  let last = 620
  await vi.waitFor(
    async () => {
      await rerender(<Listed count={600} from={last - 598} />)
      last++
      expect(container.textContent).not.toContain(`row ${last}`)
    },
    { interval: 5 },
  )
  await vi.waitFor(() => expect(container.textContent).toContain(`row ${last}`))
  expect(container.textContent).not.toContain('row 1\n')
})
