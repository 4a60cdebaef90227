import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

function Asked() {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button onClick={() => setIsAsked(true)}>ask</Button>
      {isAsked && (
        <Dialog isOpen title="A question" onClose={() => undefined}>
          <Button onClick={() => setIsAsked(false)}>answer</Button>
        </Dialog>
      )}
    </>
  )
}

it('gives the keyboard back where it was, also when it is taken away while open', async () => {
  const screen = await render(<Asked />)
  await screen.getByRole('button', { name: 'ask' }).click()
  await screen.getByRole('button', { name: 'answer' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'ask' })).toHaveFocus()
})
