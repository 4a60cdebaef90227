import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
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

test('draws all steps at once for paper, before the page is laid on it', async () => {
  const drawn: (string | null | undefined)[] = []
  const lay = () => drawn.push(document.querySelector('output')?.textContent)
  function Page() {
    const step = useDrawing(['cards', 'picture', 'whole'])
    useEffect(() => {
      window.addEventListener('beforeprint', lay)
      return () => window.removeEventListener('beforeprint', lay)
    }, [])
    useEffect(() => {
      if (step === 'cards') queueMicrotask(() => window.dispatchEvent(new Event('beforeprint')))
    }, [step])
    return <output>{step}</output>
  }
  // Not by `render`, which draws all steps before it lets anything else happen.
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Page />)
  await expect.poll(() => drawn).toEqual(['whole'])
  root.unmount()
})
