import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { TurnedSheet } from './turned-sheet.tsx'

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <TurnedSheet title="The song" onClose={() => setOpen(false)}>
          Bars
        </TurnedSheet>
      )}
    </>
  )
}

test('gives back a screen that was granted after it was closed', async () => {
  const root = document.documentElement
  const granted = Promise.withResolvers<void>()
  const given = vi.fn()
  vi.spyOn(root, 'requestFullscreen').mockImplementation(async (options) => {
    await granted.promise
    await Element.prototype.requestFullscreen.call(root, options)
    given(document.fullscreenElement)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  await render(<Opener />)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  granted.resolve()
  await expect.poll(() => given.mock.calls).toEqual([[root]])
  await expect.poll(() => document.fullscreenElement).toBeNull()
})
