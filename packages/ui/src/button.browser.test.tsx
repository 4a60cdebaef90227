import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'

it('takes no press while it rests, sends no form, and keeps the keyboard', async () => {
  const press = vi.fn()
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const form = (isResting: boolean) => (
    <form onSubmit={send}>
      <input aria-label="name" />
      <Button type="submit" aria-disabled={isResting} onClick={press}>
        send
      </Button>
    </form>
  )
  const screen = await render(form(false))
  const button = screen.getByRole('button', { name: 'send' }).element() as HTMLButtonElement
  button.focus()
  await screen.rerender(form(true))
  expect(document.activeElement).toBe(button)
  button.click()
  await screen.getByLabelText('name').click()
  await userEvent.keyboard('{Enter}')
  expect([press.mock.calls.length, send.mock.calls.length]).toEqual([0, 0])
  await screen.rerender(form(false))
  button.click()
  expect([press.mock.calls.length, send.mock.calls.length]).toEqual([1, 1])
})
