import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
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

function TwoQuestions() {
  const [open, setOpen] = useState<'first' | 'second'>()
  return (
    <>
      {(['first', 'second'] as const).map((name) => (
        <Button key={name} onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      {(['first', 'second'] as const).map((name) => (
        <Dialog key={name} isOpen={open === name} title={`The ${name}`} onClose={() => setOpen(undefined)}>
          <p>{name}</p>
        </Dialog>
      ))}
    </>
  )
}

it('stays open when the browser tells late, with a frame of its own, that the dialog before it was closed', async () => {
  const screen = await render(<TwoQuestions />)
  await screen.getByRole('button', { name: 'first' }).click()
  const first = screen.getByRole('dialog', { name: 'The first' }).element() as HTMLDialogElement
  const isTold = new Promise((resolve) => first.addEventListener('close', resolve))
  /** As Escape does where the browser does not ask the page first. */
  first.close()
  const button = screen.getByRole('button', { name: 'second' }).element() as HTMLButtonElement
  button.click()
  await isTold
  await new Promise((resolve) => setTimeout(resolve))
  await expect.element(screen.getByRole('dialog', { name: 'The second' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

it('knows that Escape closed it before anything else is pressed', async () => {
  let closings = 0
  function Counted() {
    const [isOpen, setIsOpen] = useState(false)
    const close = () => {
      closings += 1
      setIsOpen(false)
    }
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>ask</Button>
        <Dialog isOpen={isOpen} title="A question" onClose={close}>
          <input type="file" aria-label="a file" />
        </Dialog>
      </>
    )
  }
  const screen = await render(<Counted />)
  await screen.getByRole('button', { name: 'ask' }).click()
  const dialog = screen.getByRole('dialog').element() as HTMLDialogElement
  screen
    .getByLabelText('a file')
    .element()
    .dispatchEvent(new Event('cancel', { bubbles: true }))
  expect(closings, 'a choice of files that is given up closes nothing').toBe(0)
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  await expect.poll(() => dialog.open).toBe(false)
  await screen.getByRole('button', { name: 'ask' }).click()
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  expect(closings).toBe(1)
})

it('stays open when it was opened again before the browser told that it had been closed', async () => {
  const screen = await render(<TwoQuestions />)
  await screen.getByRole('button', { name: 'first' }).click()
  const dialog = screen.getByRole('dialog', { name: 'The first' })
  await expect.element(dialog).toBeVisible()
  dialog.element().dispatchEvent(new Event('close'))
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  await expect.element(dialog).toBeVisible()
})
