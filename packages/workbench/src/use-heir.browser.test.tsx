import { useRef, useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { useHeir } from './use-heir.ts'

function Parting() {
  const [isThere, setIsThere] = useState(true)
  const heir = useRef<HTMLButtonElement>(null)
  const going = useHeir(heir)
  return (
    <>
      <button ref={heir}>heir</button>
      {isThere && (
        <button ref={going} onClick={() => setIsThere(false)}>
          going
        </button>
      )}
      <button onClick={() => setIsThere(false)}>other</button>
    </>
  )
}

it.each([
  ['passes the keyboard on where what had it goes away', 'going', 'heir'],
  ['leaves the keyboard where it is otherwise', 'other', 'other'],
])('%s', async (_, pressed, focused) => {
  const screen = await render(<Parting />)
  await screen.getByRole('button', { name: pressed }).click()
  await expect.element(screen.getByRole('button', { name: 'going' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: focused })).toHaveFocus()
})
