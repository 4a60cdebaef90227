import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useDrawing } from './use-drawing.ts'

test('draws step after step, and rests at the last', async () => {
  const drawn: string[] = []
  function Page() {
    const step = useDrawing(['cards', 'picture', 'whole'])
    drawn.push(step)
    return <p>{step}</p>
  }
  const screen = await render(<Page />)
  await expect.element(screen.getByText('whole')).toBeVisible()
  expect([...new Set(drawn)]).toEqual(['cards', 'picture', 'whole'])
})
