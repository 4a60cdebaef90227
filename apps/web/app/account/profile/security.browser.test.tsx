import { expect, it, vi } from 'vitest'
import type { AccountSecurity } from '../../identity/account-security.ts'
import type { Identity } from '../../identity/identity.ts'
import { memoryIdentity, memorySecurity, NORA } from '../../testing/memory-identity.ts'
import { show } from '../../testing/show.tsx'
import { Toasts } from '@kvint/ui'
import { SecurityPanel } from './security-panel.tsx'

const shown = (security: Partial<AccountSecurity>, given: Partial<Identity> = {}) =>
  show(
    <>
      <SecurityPanel />
      <Toasts />
    </>,
    { identity: memoryIdentity({ session0: NORA, security: async () => memorySecurity(security), ...given }) },
  )

it('sets up an authenticator app, and keeps asking until a code is right', async () => {
  const confirmed = vi.fn<(id: string, code: string) => Promise<void>>(async (_id, code) => {
    if (code !== '123456') throw new Error('Invalid TOTP code entered')
  })
  const authenticators = vi
    .fn<AccountSecurity['authenticators']>()
    .mockResolvedValueOnce([])
    .mockResolvedValue([{ id: 'app', addedAt: '2026-11-21T10:00:00Z' }])
  const { screen } = await shown({ authenticators, confirmAuthenticator: confirmed })
  await screen.getByRole('button', { name: 'Turn On' }).click()
  await expect.element(screen.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expect.element(screen.getByText('JBSW Y3DP')).toBeVisible()
  for (const code of ['000000', '123456']) {
    await screen.getByLabelText('Code').fill(code)
    await screen.getByRole('button', { name: 'Confirm', exact: true }).click()
    if (code === '000000') await expect.element(screen.getByText(/That code is wrong/)).toBeVisible()
  }
  await expect.element(screen.getByText('abcd-efgh-ijkm-npqr')).toBeVisible()
  await screen.getByRole('button', { name: 'I have kept them' }).click()
  await expect.element(screen.getByText('On since November 21, 2026')).toBeVisible()
  await expect.element(screen.getByText('10 recovery codes left')).toBeVisible()
  expect(confirmed.mock.calls).toEqual([
    ['app', '000000'],
    ['app', '123456'],
  ])
})

it('makes new recovery codes once she wants them, to copy and to download', async () => {
  const authenticators = async () => [{ id: 'app', addedAt: '2026-11-21T10:00:00Z' }]
  const makeRecoveryCodes = vi
    .fn<AccountSecurity['makeRecoveryCodes']>()
    .mockRejectedValueOnce(new Error('aal1'))
    .mockResolvedValue(['abcd-efgh-ijkm-npqr', 'stuv-wxyz-2345-6789'])
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { screen } = await shown({ authenticators, makeRecoveryCodes, recoveryCodes: async () => 1 })
  await expect.element(screen.getByText('1 recovery code left')).toBeVisible()
  await screen.getByRole('button', { name: 'New Recovery Codes' }).click()
  expect(makeRecoveryCodes).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Make Ten New Codes' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/No codes could be made/)
  await screen.getByRole('button', { name: 'Make Ten New Codes' }).click()
  await screen.getByRole('button', { name: 'Copy all' }).click()
  expect(written).toHaveBeenCalledWith('abcd-efgh-ijkm-npqr\nstuv-wxyz-2345-6789')
  await expect.element(screen.getByRole('button', { name: 'Download' })).toBeVisible()
  await screen.getByRole('button', { name: 'I have kept them' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

it('turns it off, and says where that failed', async () => {
  const removeAuthenticator = vi.fn<(id: string) => Promise<void>>().mockRejectedValueOnce(new Error('aal1'))
  const authenticators = vi
    .fn<AccountSecurity['authenticators']>()
    .mockResolvedValueOnce([{ id: 'app', addedAt: '2026-11-21T10:00:00Z' }])
    .mockResolvedValue([])
  const { screen } = await shown({ authenticators, removeAuthenticator })
  await screen.getByRole('button', { name: 'Turn Off' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/could not be turned off/)
  await screen.getByRole('button', { name: 'Turn Off' }).click()
  await expect.element(screen.getByRole('button', { name: 'Turn On' })).toBeVisible()
})

it('lists passkeys, names and removes them', async () => {
  const renamePasskey = vi.fn<AccountSecurity['renamePasskey']>(async () => undefined)
  const removePasskey = vi.fn<AccountSecurity['removePasskey']>().mockRejectedValue(new Error('gone'))
  const passkeys = async () => [{ id: 'k', name: 'Mac', addedAt: '2026-11-01T10:00:00Z', lastUsedAt: undefined }]
  const { screen } = await shown({ passkeys, renamePasskey, removePasskey })
  await screen.getByRole('button', { name: 'Rename the passkey Mac' }).click()
  await screen.getByLabelText('Name of the passkey').fill('Studio')
  await screen.getByRole('button', { name: 'Save Changes' }).click()
  await vi.waitFor(() => expect(renamePasskey).toHaveBeenCalledWith('k', 'Studio'))
  const rename = screen.getByRole('button', { name: 'Rename the passkey Mac' })
  await expect.element(rename).toHaveFocus()
  await rename.click()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(rename).toHaveFocus()
  await screen.getByRole('button', { name: 'Remove the passkey Mac' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/could not be changed/)
})

it('lists what is from before though no recovery codes can be made, and says so', async () => {
  const makeRecoveryCodes = () => Promise.reject(new Error('away'))
  const passkeys = async () => [{ id: 'key', name: 'Phone', addedAt: '2026-11-20T10:00:00Z', lastUsedAt: undefined }]
  const { screen } = await shown({ authenticators: async () => [], makeRecoveryCodes, passkeys })
  await screen.getByRole('button', { name: 'Turn On' }).click()
  await screen.getByLabelText('Code').fill('123456')
  await screen.getByRole('button', { name: 'Confirm', exact: true }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText(/no recovery codes could be made/)).toBeVisible()
  await expect.element(dialog.getByText(/made these .* before you turned on two-factor authentication/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

it('lists passkeys from before once two-factor authentication stands, each with a button to end it', async () => {
  const known = { id: 'k', name: 'Mac', addedAt: '2026-11-01T10:00:00Z', lastUsedAt: undefined }
  let left = [known, { ...known, id: 'i', name: 'Phone of somebody' }]
  const removePasskey = vi
    .fn<AccountSecurity['removePasskey']>()
    .mockRejectedValueOnce(new Error('503'))
    .mockImplementation(async (id) => {
      left = left.filter((passkey) => passkey.id !== id)
    })
  const { screen } = await shown({ passkeys: async () => left, removePasskey })
  await screen.getByRole('button', { name: 'Turn On' }).click()
  await screen.getByLabelText('Code').fill('123456')
  await screen.getByRole('button', { name: 'Confirm', exact: true }).click()
  const dialog = screen.getByRole('dialog')
  await expect
    .element(dialog.getByText(/made these passkeys before you turned on two-factor authentication/))
    .toBeVisible()
  const end = dialog.getByRole('button', { name: 'Remove the passkey Phone of somebody' })
  await end.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/could not be changed/)
  await end.click()
  await expect.element(end).not.toBeInTheDocument()
  expect(removePasskey).toHaveBeenLastCalledWith('i')
  await expect.element(dialog.getByRole('button', { name: 'Remove the passkey Mac' })).toBeVisible()
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect.element(screen.getByText('Mac', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Phone of somebody')).not.toBeInTheDocument()
})

it('keeps a name that is being typed when the list cannot be asked for again', async () => {
  const passkeys = vi
    .fn<AccountSecurity['passkeys']>()
    .mockResolvedValueOnce([{ id: 'k', name: 'Mac', addedAt: '2026-11-01T10:00:00Z', lastUsedAt: undefined }])
    .mockRejectedValue(new Error('down'))
  const identity = memoryIdentity({ session0: NORA, security: async () => memorySecurity({ passkeys }) })
  const { screen } = await show(<SecurityPanel />, { identity })
  await screen.getByRole('button', { name: 'Rename the passkey Mac' }).click()
  await screen.getByLabelText('Name of the passkey').fill('Studio')
  await identity.adopt('renewed', 'user-updated')
  await expect.element(screen.getByText('Your passkeys could not be loaded. Reload the page.')).toBeVisible()
  await expect.element(screen.getByLabelText('Name of the passkey')).toHaveValue('Studio')
})

it('lists passkeys again once a new password may have ended some', async () => {
  const passkeys = vi
    .fn<AccountSecurity['passkeys']>()
    .mockResolvedValueOnce([{ id: 'k', name: 'Mac', addedAt: '2026-11-01T10:00:00Z', lastUsedAt: undefined }])
    .mockResolvedValue([])
  const identity = memoryIdentity({ session0: NORA, security: async () => memorySecurity({ passkeys }) })
  const { screen } = await show(<SecurityPanel />, { identity })
  await expect.element(screen.getByText('Mac', { exact: true })).toBeVisible()
  await identity.adopt('renewed', 'user-updated')
  await expect.element(screen.getByText('No passkey yet.')).toBeVisible()
})

it('keeps the typed name of a passkey where it could not be saved', async () => {
  const passkeys = async () => [{ id: 'k', name: 'Mac', addedAt: '2026-11-01T10:00:00Z', lastUsedAt: undefined }]
  const { screen } = await shown({ passkeys, renamePasskey: () => Promise.reject(new Error('gone')) })
  await screen.getByRole('button', { name: 'Rename the passkey Mac' }).click()
  await screen.getByLabelText('Name of the passkey').fill('Studio')
  await screen.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/could not be changed/)
  await expect.element(screen.getByLabelText('Name of the passkey')).toHaveValue('Studio')
})

it('says where no passkey was made', async () => {
  const { screen } = await shown({ addPasskey: () => Promise.reject(new Error('NotAllowedError')) })
  await expect.element(screen.getByText('No passkey yet.')).toBeVisible()
  await screen.getByRole('button', { name: 'Add a Passkey' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/No passkey was added/)
})

it('lists where she is signed in, and ends one session or all others', async () => {
  const endSession = vi.fn<Identity['endSession']>(async () => undefined)
  const signOutOthers = vi.fn<Identity['signOutOthers']>().mockRejectedValue(new Error('503'))
  const at = { createdAt: '2026-11-01T10:00:00Z', lastUsedAt: '2026-11-20T10:00:00Z' }
  const openSessions = async () => [
    { id: 'a', browser: 'Firefox', system: 'Windows', isCurrent: true, ...at },
    { id: 'b', browser: null, system: null, isCurrent: false, ...at },
  ]
  const { screen } = await shown({}, { openSessions, endSession, signOutOthers })
  await expect.element(screen.getByText(/This browser, signed in Nov 1, 2026/)).toBeVisible()
  await screen.getByRole('button', { name: 'Sign out Unknown browser' }).click()
  await expect.element(screen.getByText('That device is signed out.')).toBeVisible()
  expect(endSession).toHaveBeenCalledWith('b')
  await screen.getByRole('button', { name: 'Sign Out Other Devices' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/could not be ended/)
})

it('says of each list that it could not be fetched', async () => {
  const fail = () => Promise.reject(new Error('503'))
  const { screen } = await shown({ authenticators: fail, passkeys: fail }, { openSessions: fail })
  await vi.waitFor(() => expect(screen.getByRole('alert').elements()).toHaveLength(3))
})
