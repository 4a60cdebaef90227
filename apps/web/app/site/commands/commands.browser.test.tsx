import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { memoryIdentity, NORA } from '../../testing/memory-identity.ts'
import { show } from '../../testing/show.tsx'
import { openCommands } from '../../frame/commands-store.ts'
import { Commands } from './commands.tsx'
import type { ListSongs } from './song-place.ts'

const songs: ListSongs = () =>
  Promise.resolve([
    { to: '/projects/1', name: 'Nattog', isInAccount: false },
    { to: '/projects/account/2', name: 'Nattog', isInAccount: true },
  ])

async function pressed(keys: string, { session0 }: { session0?: typeof NORA } = {}) {
  openCommands(null)
  const shown = await show(
    <>
      <input aria-label="A field" />
      <Commands listSongs={songs} />
    </>,
    { at: '/about', ...(session0 && { identity: memoryIdentity({ session0 }) }) },
  )
  await userEvent.keyboard(keys)
  if (keys !== '?') await expect.element(shown.screen.getByRole('combobox')).toHaveFocus()
  return shown
}

it('goes to a song of hers, told by where it is', async () => {
  const { screen, path } = await pressed('{Control>}k{/Control}')
  await expect.element(screen.getByRole('option', { name: 'Nattog in this browser' })).toBeVisible()
  await userEvent.keyboard('nattog{ArrowDown}')
  await vi.waitFor(() => expect(screen.getByRole('option').elements()).toHaveLength(2))
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(path()).toBe('/projects/account/2'))
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

it('goes to a page with the key of an Apple keyboard, and names no page that needs an account', async () => {
  const { screen, path } = await pressed('{Meta>}k{/Meta}')
  await userEvent.keyboard('dashboard')
  await expect.element(screen.getByText('No page or song has this name.')).toBeVisible()
  await userEvent.keyboard('{Control>}a{/Control}pric{Enter}')
  await vi.waitFor(() => expect(path()).toBe('/pricing'))
})

it('names the pages of an account to anyone who is signed in', async () => {
  const { screen } = await pressed('{Control>}k{/Control}', { session0: NORA })
  await expect.element(screen.getByRole('option', { name: 'Dashboard' })).toBeVisible()
  await expect.element(screen.getByRole('option', { name: 'Sign In' })).not.toBeInTheDocument()
})

it('shows the keys, but leaves a question mark that is typed alone', async () => {
  const { screen } = await pressed('?')
  await expect.element(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.getByLabelText('A field').click()
  await userEvent.keyboard('?')
  expect(screen.getByRole('dialog').elements()).toHaveLength(0)
  await expect.element(screen.getByLabelText('A field')).toHaveValue('?')
})
