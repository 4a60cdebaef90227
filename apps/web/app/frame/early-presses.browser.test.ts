import { afterEach, expect, it, vi } from 'vitest'
import { BEFORE_PAINT } from './before-paint.ts'
import { earlyPresses } from './early-presses.ts'

afterEach(() => {
  document.body.replaceChildren()
  delete document.documentElement.dataset['painted']
  delete document.documentElement.dataset['features']
})

it('answers once what was pressed and sent before, and lets later presses be', () => {
  const script = document.createElement('script')
  script.textContent = BEFORE_PAINT
  document.body.append(script)
  const form = document.createElement('form')
  form.innerHTML = '<input name="password"><button>Send</button><button type="button"><b>Open</b></button>'
  document.body.append(form)
  const inner = form.querySelector('b')
  inner?.click()
  inner?.click()
  form.querySelector('button')?.click()
  expect(location.search, 'nothing goes into the address').not.toContain('password')

  earlyPresses.take()
  const pressed = vi.fn<() => void>()
  const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  form.querySelector('[type=button]')?.addEventListener('click', pressed)
  form.addEventListener('submit', sent)
  earlyPresses.replay()
  earlyPresses.replay()
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(sent).toHaveBeenCalledTimes(1)
  inner?.click()
  expect(pressed).toHaveBeenCalledTimes(2)
})
