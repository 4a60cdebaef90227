import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useNearView } from './use-near-view.ts'

it('sees an element that was far and near before the page was told of either', async () => {
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: typeof tell) {
        tell = told
      }
      observe() {}
      disconnect() {}
    },
  )
  const screen = await render(<Near />)
  tell([{ isIntersecting: false }, { isIntersecting: true }])
  await expect.element(screen.getByText('near')).toBeInTheDocument()
  vi.unstubAllGlobals()
})

function Near() {
  const element = useRef(null)
  return <p ref={element}>{useNearView(element) ? 'near' : 'far'}</p>
}
