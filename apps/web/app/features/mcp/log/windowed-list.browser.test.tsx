import { useRef } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '../../../styles/site.css'
import { WindowedList } from './windowed-list.tsx'

const entries = Array.from({ length: 200 }, (_, index) => ({ number: index + 1 }))

function Row({ entry }: { entry: { number: number } }) {
  return <button className="block h-8">row {entry.number}</button>
}

function flyingRow() {
  const element = document.createElement('p')
  return { element, write: ({ number }: { number: number }) => (element.textContent = `row ${number}`) }
}

function Listed() {
  const box = useRef<HTMLDivElement>(null)
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
