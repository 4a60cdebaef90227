import { expect, it, vi } from 'vitest'
import type { Identity } from '../../identity/identity.ts'
import { memoryIdentity } from '../../testing/memory-identity.ts'
import { show } from '../../testing/show.tsx'
import { Login } from './login.tsx'

const auth = { kind: 'oidc', url: 'http://localhost:8080', anonKey: 'key' } as const

it.each([
  ['Continue to sign in', 'sign-in'],
  ['Create an account', 'sign-up'],
] as const)('"%s" leaves for the provider with the hint %s', async (button, hint) => {
  const startRedirect = vi.fn<Identity['startRedirect']>().mockResolvedValue(undefined)
  const identity = memoryIdentity({ startRedirect })
  const { screen } = await show(<Login />, { at: '/login', identity, configuration: { auth } })
  await screen.getByRole('button', { name: button }).click()
  expect(startRedirect.mock.calls).toEqual([[hint]])
})

it('asks for no password here, and says that a sign-in did not work', async () => {
  const { screen } = await show(<Login />, { at: '/login?problem=provider', configuration: { auth } })
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^Sign-in failed or was cancelled/)
  expect(document.querySelector('input')).toBeNull()
})

it('offers no new account where the build takes none', async () => {
  const features = { enableRegistration: false }
  const { screen } = await show(<Login />, { at: '/login', features, configuration: { auth } })
  await expect.element(screen.getByRole('button', { name: 'Continue to sign in' })).toBeVisible()
  expect(document.querySelectorAll('main button, button').length).toBe(1)
})
