import { expect, it, vi } from 'vitest'
import type { Identity } from '../../identity/identity.ts'
import { answerCalls } from '@kvint/ui/testing'
import { memoryIdentity, memorySecurity, NORA } from '../../testing/memory-identity.ts'
import { show } from '../../testing/show.tsx'
import { Profile } from './profile.tsx'
import { ResetPassword } from './reset-password.tsx'

const shown = (given: Partial<Identity> = {}) =>
  show(<Profile />, {
    identity: memoryIdentity({ session0: NORA, ...given }),
    features: { enableProjects: false, enablePayments: false },
  })

it('shows who it is', async () => {
  const { screen } = await shown()
  await expect.element(screen.getByRole('heading', { name: 'My Profile' })).toBeVisible()
  await expect.element(screen.getByText('Joined January 2, 2026')).toBeVisible()
  await expect.element(screen.getByText('Email verified')).toBeVisible()
})

it('asks somebody who is signed out to sign in', async () => {
  const { screen } = await show(<Profile />)
  await expect.element(screen.getByText('Please sign in to view your profile.')).toBeVisible()
})

it('saves what was typed and goes back to reading', async () => {
  const updateUser = vi.fn<Identity['updateUser']>().mockResolvedValue(undefined)
  const { screen } = await shown({ updateUser })
  await screen.getByRole('button', { name: 'Edit Profile' }).click()
  await screen.getByLabelText('Bio').fill('Makes house in Bergen')
  await screen.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(screen.getByText('Profile updated successfully!')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
  expect(updateUser).toHaveBeenCalledWith({
    metadata: { display_name: 'Nora Nordlys', bio: 'Makes house in Bergen', location: '', website: '' },
  })
})

it('takes no more of a profile than an access token can carry', async () => {
  const { screen } = await shown({})
  await screen.getByRole('button', { name: 'Edit Profile' }).click()
  const lengths = ['Display Name', 'Bio', 'Location', 'Website'].map((label) =>
    Number(screen.getByLabelText(label).element().getAttribute('maxlength')),
  )
  expect(lengths.every((length) => length > 0)).toBe(true)
  /** Four bytes a sign at most, in base64; a server takes about 16,000 of headers. */
  expect((lengths.reduce((sum, length) => sum + length) * 4 * 4) / 3).toBeLessThan(12_000)
})

it('reads Saving... while it saves', async () => {
  const { screen } = await shown({ updateUser: () => new Promise(() => undefined) })
  await screen.getByRole('button', { name: 'Edit Profile' }).click()
  await screen.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled()
})

it('stays in editing where saving failed', async () => {
  const { screen } = await shown({ updateUser: () => Promise.reject(new Error('no')) })
  await screen.getByRole('button', { name: 'Edit Profile' }).click()
  await screen.getByLabelText('Location').fill('Bergen')
  await screen.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Failed to update profile. Please try again.')
  await expect.element(screen.getByLabelText('Location')).toHaveValue('Bergen')
})

it('gives up saving after half a minute', async () => {
  const { screen } = await shown({ updateUser: () => new Promise(() => undefined) })
  await screen.getByRole('button', { name: 'Edit Profile' }).click()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  ;[...document.querySelectorAll('button')].find((button) => button.textContent === 'Save Changes')?.click()
  await vi.advanceTimersByTimeAsync(29_999)
  expect(document.body.textContent).not.toContain('Request timed out')
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Request timed out. Please try again.')
})

it('forgets what was typed on Cancel', async () => {
  const { screen } = await shown()
  await screen.getByRole('button', { name: 'Edit Profile' }).click()
  await screen.getByLabelText('Display Name').fill('Somebody')
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByText('Somebody')).not.toBeInTheDocument()
})

it.each([
  ['secret1', 'secret2', 'New passwords do not match'],
  ['a', 'b', 'New passwords do not match'],
  ['short', 'short', 'Password must be at least 6 characters long'],
  ['', '', 'Password must be at least 6 characters long'],
])('refuses the passwords "%s" and "%s"', async (chosen, confirmed, words) => {
  const updateUser = vi.fn<Identity['updateUser']>()
  const { screen } = await shown({ updateUser })
  await screen.getByRole('button', { name: 'Change Password' }).click()
  await screen.getByLabelText('New Password', { exact: true }).fill(chosen)
  await screen.getByLabelText('Confirm New Password').fill(confirmed)
  await screen.getByRole('button', { name: 'Update Password' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(words)
  expect(updateUser).not.toHaveBeenCalled()
})

it('changes the password, closes and says so', async () => {
  const updateUser = vi.fn<Identity['updateUser']>().mockResolvedValue(undefined)
  const { screen } = await shown({ updateUser })
  await screen.getByRole('button', { name: 'Change Password' }).click()
  expect(document.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe('nora@example.com')
  await screen.getByLabelText('New Password', { exact: true }).fill('fjord 9 under')
  await screen.getByLabelText('Confirm New Password').fill('fjord 9 under')
  await screen.getByRole('button', { name: 'Update Password' }).click()
  await expect.element(screen.getByText('Password updated successfully!')).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(updateUser).toHaveBeenCalledWith({ password: 'fjord 9 under', keepPasskeys: [] })
})

const PASSKEY = { id: 'k', name: 'Mac', addedAt: '2026-11-01T10:00:00Z', lastUsedAt: undefined }
const PASSKEYS = { passkeys: async () => [PASSKEY, { ...PASSKEY, id: 'p', name: 'Phone' }] }

it('keeps those passkeys with a new password that stay ticked', async () => {
  const updateUser = vi.fn<Identity['updateUser']>().mockResolvedValue(undefined)
  const { screen } = await shown({ updateUser, security: async () => memorySecurity(PASSKEYS) })
  await screen.getByRole('button', { name: 'Change Password' }).click()
  const boxes = screen.getByRole('group', { name: 'Passkeys to Keep' })
  await expect.element(boxes).toHaveAccessibleDescription(/removes every passkey that is not ticked/)
  for (const name of [/^Mac/, /^Phone/]) await expect.element(boxes.getByRole('checkbox', { name })).toBeChecked()
  await boxes.getByRole('checkbox', { name: /^Phone/ }).click()
  await screen.getByLabelText('New Password', { exact: true }).fill('fjord 9 under')
  await screen.getByLabelText('Confirm New Password').fill('fjord 9 under')
  await screen.getByRole('button', { name: 'Update Password' }).click()
  await expect.element(screen.getByText('Password updated successfully!')).toBeVisible()
  expect(updateUser).toHaveBeenCalledWith({ password: 'fjord 9 under', keepPasskeys: ['k'] })
})

it('lets no one change the password before the passkeys are there to be seen', async () => {
  const { screen } = await shown({ security: () => new Promise(() => undefined) })
  await screen.getByRole('button', { name: 'Change Password' }).click()
  await expect.element(screen.getByRole('button', { name: 'Update Password' })).toBeDisabled()
})

it('says that all passkeys end where they cannot be listed', async () => {
  const updateUser = vi.fn<Identity['updateUser']>().mockResolvedValue(undefined)
  const passkeys = () => Promise.reject(new Error('503'))
  const { screen } = await shown({ updateUser, security: async () => memorySecurity({ passkeys }) })
  await screen.getByRole('button', { name: 'Change Password' }).click()
  await expect.element(screen.getByText(/Your new password removes all of them/)).toBeVisible()
  await screen.getByLabelText('New Password', { exact: true }).fill('fjord 9 under')
  await screen.getByLabelText('Confirm New Password').fill('fjord 9 under')
  await screen.getByRole('button', { name: 'Update Password' }).click()
  await expect.element(screen.getByText('Password updated successfully!')).toBeVisible()
  expect(updateUser).toHaveBeenCalledWith({ password: 'fjord 9 under', keepPasskeys: [] })
})

it('keeps the dialog where the password could not be changed', async () => {
  const { screen } = await shown({ updateUser: () => Promise.reject(new Error('no')) })
  await screen.getByRole('button', { name: 'Change Password' }).click()
  await screen.getByLabelText('New Password', { exact: true }).fill('fjord 9 under')
  await screen.getByLabelText('Confirm New Password').fill('fjord 9 under')
  await screen.getByRole('button', { name: 'Update Password' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Failed to update password. Please try again.')
})

it('reads Updating... while it changes the password', async () => {
  const { screen } = await shown({ updateUser: () => new Promise(() => undefined) })
  await screen.getByRole('button', { name: 'Change Password' }).click()
  await screen.getByLabelText('New Password', { exact: true }).fill('fjord 9 under')
  await screen.getByLabelText('Confirm New Password').fill('fjord 9 under')
  await screen.getByRole('button', { name: 'Update Password' }).click()
  await expect.element(screen.getByRole('button', { name: 'Updating...' })).toBeDisabled()
})

it('forgets the passwords that were typed on Cancel', async () => {
  const { screen } = await shown()
  await screen.getByRole('button', { name: 'Change Password' }).click()
  for (const label of ['Current Password', 'New Password', 'Confirm New Password'])
    await screen.getByLabelText(label, { exact: true }).fill('fjord 9 under')
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Change Password' }).click()
  for (const label of ['Current Password', 'New Password', 'Confirm New Password'])
    await expect.element(screen.getByLabelText(label, { exact: true })).toHaveValue('')
})

it('takes an address of a page as the website', async () => {
  const { screen } = await shown()
  await screen.getByRole('button', { name: 'Edit Profile' }).click()
  await expect.element(screen.getByLabelText('Website')).toHaveAttribute('type', 'url')
})

it('keeps Change disabled until a new address is there', async () => {
  const { screen } = await shown()
  await expect.element(screen.getByRole('heading', { name: 'Email Address' })).toBeVisible()
  const change = screen.getByRole('button', { name: 'Change', exact: true })
  await expect.element(change).toBeDisabled()
  await screen.getByLabelText('New address').fill('nora@example.com')
  await expect.element(change).toBeDisabled()
  await screen.getByLabelText('New address').fill('nora@example.org')
  await expect.element(change).toBeEnabled()
})

it('deletes the account only after the word is typed', async () => {
  const asked = answerCalls({ 'DELETE /api/v1/account': { status: 204 } })
  const { screen, path } = await shown()
  await screen.getByRole('button', { name: 'Delete Account' }).click()
  const confirm = screen.getByRole('button', { name: 'Delete for good' })
  await expect.element(confirm).toBeDisabled()
  await screen.getByLabelText('Type DELETE to confirm').fill('DELETE')
  await confirm.click()
  await vi.waitFor(() => expect(path()).toBe('/'))
  expect(asked).toHaveLength(1)
})

it('keeps open dialogs and words that are being typed when the session is renewed', async () => {
  const identity = memoryIdentity({ session0: NORA })
  const { screen } = await show(<Profile />, { identity })
  await screen.getByRole('button', { name: 'Edit Profile' }).click()
  await screen.getByLabelText('Bio').fill('Makes house')
  await screen.getByLabelText('New address').fill('nora@example.org')
  await screen.getByRole('button', { name: 'Delete Account' }).click()
  await screen.getByLabelText('Type DELETE to confirm').fill('DEL')
  for (const event of ['token-refreshed', 'user-updated', 'signed-in'] as const) await identity.adopt('renewed', event)
  await expect.element(screen.getByLabelText('Type DELETE to confirm')).toHaveValue('DEL')
  await screen.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByLabelText('Bio')).toHaveValue('Makes house')
  await expect.element(screen.getByLabelText('New address')).toHaveValue('nora@example.org')
  await screen.getByRole('button', { name: 'Delete Account' }).click()
  await expect.element(screen.getByLabelText('Type DELETE to confirm')).toHaveValue('')
})

it('keeps the dialog that is opened in the frame in which the one before it closes', async () => {
  const { screen } = await shown()
  await screen.getByRole('button', { name: 'Change Password' }).click()
  const password = screen.getByRole('dialog', { name: 'Change Password' }).element() as HTMLDialogElement
  const isTold = new Promise((resolve) => password.addEventListener('close', resolve))
  const next = screen.getByRole('button', { name: 'Delete Account', includeHidden: true }).element()
  password.close()
  next.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await isTold
  await new Promise((resolve) => setTimeout(resolve))
  await expect.element(screen.getByRole('dialog', { name: 'Delete Account' })).toBeVisible()
})

it('ends the sessions of other devices', async () => {
  const { screen } = await shown()
  await screen.getByRole('button', { name: 'Sign Out Other Devices' }).click()
  await expect.element(screen.getByText('You are signed out on all other devices.')).toBeVisible()
})

it('lists connected assistants and revokes one', async () => {
  const revokeGrant = vi.fn<Identity['revokeGrant']>().mockResolvedValue(undefined)
  const grant = { clientId: 'c1', name: 'Claude', scopes: ['sets:read'], grantedAt: '2026-11-01T00:00:00Z' }
  const grants = vi.fn<Identity['grants']>().mockResolvedValueOnce([grant]).mockResolvedValue([])
  const { screen } = await shown({ grants, revokeGrant })
  await screen.getByRole('button', { name: 'Revoke the access of Claude' }).click()
  await expect.element(screen.getByText(/No assistant can read your sets/)).toBeVisible()
  expect(revokeGrant).toHaveBeenCalledWith('c1')
})

it('says where the assistants could not be listed', async () => {
  const { screen } = await shown({ grants: () => Promise.reject(new Error('down')) })
  await expect.element(screen.getByText('The list could not be loaded. Reload the page.')).toBeVisible()
})

it('resets a password with the same rules', async () => {
  const { screen } = await show(<ResetPassword />, { identity: memoryIdentity({ session0: NORA }) })
  await screen.getByLabelText('New Password', { exact: true }).fill('a')
  await screen.getByLabelText('Confirm New Password').fill('b')
  await screen.getByRole('button', { name: 'Update Password' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('New passwords do not match')
})

it('keeps after a reset only the passkeys that she ticks', async () => {
  const updateUser = vi.fn<Identity['updateUser']>().mockResolvedValue(undefined)
  const identity = memoryIdentity({ session0: NORA, updateUser, security: async () => memorySecurity(PASSKEYS) })
  const { screen } = await show(<ResetPassword />, { identity })
  for (const name of [/^Mac/, /^Phone/]) await expect.element(screen.getByRole('checkbox', { name })).not.toBeChecked()
  await screen.getByRole('checkbox', { name: /^Phone/ }).click()
  await screen.getByLabelText('New Password', { exact: true }).fill('fjord 9 under')
  await screen.getByLabelText('Confirm New Password').fill('fjord 9 under')
  await screen.getByRole('button', { name: 'Update Password' }).click()
  await expect.element(screen.getByText('Password updated successfully!')).toBeVisible()
  expect(updateUser).toHaveBeenCalledWith({ password: 'fjord 9 under', keepPasskeys: ['p'] })
})

it('offers no link where accounts are not open', async () => {
  const { screen } = await show(<ResetPassword />, { features: { enableAuth: false } })
  await expect.element(screen.getByText('Accounts are not open yet.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Email Me a Link' }).elements()).toHaveLength(0)
})

it('mails another link from the page itself', async () => {
  const sendPasswordReset = vi.fn<Identity['sendPasswordReset']>().mockResolvedValue(undefined)
  const { screen } = await show(<ResetPassword />, { identity: memoryIdentity({ sendPasswordReset }) })
  const send = screen.getByRole('button', { name: 'Email Me a Link' })
  await send.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Enter your email first.')
  await screen.getByLabelText('Email').fill('nora@example.com')
  await send.click()
  await expect.element(screen.getByText(/we have sent a link/)).toBeVisible()
  expect(sendPasswordReset.mock.calls).toEqual([['nora@example.com']])
})

it('resets no password without the mailed link', async () => {
  const { screen } = await show(<ResetPassword />)
  await expect.element(screen.getByText(/open the link in the reset email/)).toBeVisible()
})
