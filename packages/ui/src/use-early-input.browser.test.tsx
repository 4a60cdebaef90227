import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { Choice } from './choice.tsx'
import { TextField } from './text-field.tsx'
import { useEarlyInput } from './use-early-input.ts'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

it('what is typed and chosen before the page is taken over is known to it, and stays', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Form />)
  const [field, select] = [container.querySelector('input'), container.querySelector('select')]
  if (!field || !select) throw new Error('The form was not drawn.')
  field.value = 'nora@example.com'
  select.value = 'light'
  root = hydrateRoot(container, <Form />)
  await vi.waitFor(() => expect(container.textContent).toContain('nora@example.com in light'))
  expect([field.value, select.value]).toEqual(['nora@example.com', 'light'])
})

function Form() {
  const [email, setEmail] = useState('')
  const [theme, setTheme] = useState<'dark' | 'light'>('dark')
  const field = useEarlyInput<HTMLInputElement>(email, setEmail)
  const options = [
    ['dark', 'Dark'],
    ['light', 'Light'],
  ] as const
  return (
    <>
      <TextField label="Email" ref={field} value={email} onChange={(event) => setEmail(event.target.value)} />
      <Choice label="Theme" value={theme} options={options} onChoose={setTheme} />
      <p>{`${email} in ${theme}`}</p>
    </>
  )
}
