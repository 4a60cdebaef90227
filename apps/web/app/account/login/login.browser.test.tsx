import { expect, it, vi } from 'vitest'
import type { Identity } from '../../identity/identity.ts'
import { memoryIdentity } from '../../testing/memory-identity.ts'
import { show } from '../../testing/show.tsx'
import { Toasts } from '@kvint/ui'
import { Login } from './login.tsx'

const page = (
  <>
    <Login />
    <Toasts />
  </>
)

async function fillAndSend(screen: Awaited<ReturnType<typeof show>>['screen'], button: string) {
  await screen.getByLabelText('Email').fill('nora@example.com')
  await screen.getByPlaceholder('Password (min 6 characters)').fill('fjord 9')
  await screen.getByRole('button', { name: button, exact: true }).click()
}

it('signs in, says so and goes on to the dashboard', async () => {
  const { screen, path } = await show(page, { at: '/login' })
  await fillAndSend(screen, 'Sign In')
  await vi.waitFor(() => expect(path()).toBe('/dashboard'))
})

it('would not put the password into the address if the browser sent the form by itself', async () => {
  await show(page, { at: '/login' })
  await vi.waitFor(() => expect(document.querySelector('form')?.method).toBe('post'))
})

it('turns from Sign In to Sign Up by the link, and back', async () => {
  const { screen, path } = await show(page, { at: '/login' })
  await expect.element(screen.getByRole('heading', { name: 'Sign In' })).toBeVisible()
  await screen.getByRole('link', { name: 'Sign Up', exact: true }).click()
  await expect.element(screen.getByRole('heading', { name: 'Sign Up' })).toBeVisible()
  expect(path()).toBe('/login?mode=sign-up')
  await screen.getByRole('link', { name: 'Sign In', exact: true }).click()
  await expect.element(screen.getByRole('heading', { name: 'Sign In' })).toBeVisible()
})

it('reads Processing... and waits while it is at work', async () => {
  const { screen } = await show(page, {
    at: '/login',
    identity: memoryIdentity({ signIn: () => new Promise(() => undefined) }),
  })
  await fillAndSend(screen, 'Sign In')
  await expect.element(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled()
})

it.each([
  ['the provider’s words', new Error('Invalid login credentials'), 'Invalid login credentials'],
  ['its own where there are none', new Error(''), 'Authentication failed'],
  ['its own where the answer held no words', new Error('{}'), 'Authentication failed'],
])('says %s', async (_what, error, words) => {
  const identity = memoryIdentity({ signIn: () => Promise.reject(error) })
  const { screen } = await show(page, { at: '/login', identity })
  await fillAndSend(screen, 'Sign In')
  await expect.element(screen.getByRole('alert')).toHaveTextContent(words)
})

it('asks a new account to confirm its address', async () => {
  const identity = memoryIdentity({ signUp: async () => ({ isSignedIn: false }) })
  const { screen } = await show(page, { at: '/login?mode=sign-up', identity })
  await fillAndSend(screen, 'Sign Up')
  await expect.element(screen.getByText('Check your email for a confirmation link!')).toBeVisible()
})

it.each([
  ['sign-in', 'Sign In', 'Logged in successfully!'],
  ['sign-up', 'Sign Up', 'Account created and logged in successfully!'],
])('tells that %s worked', async (mode, button, words) => {
  const { screen } = await show(page, {
    at: `/login?mode=${mode}`,
    identity: memoryIdentity({ signIn: async () => ({ kind: 'signed-in' }) }),
  })
  await fillAndSend(screen, button)
  await expect.element(screen.getByText(words)).toBeVisible()
})

it.each([
  ['an address that is none', 'nora', 'fjord 9'],
  ['five characters', 'nora@example.com', 'secre'],
  ['no password', 'nora@example.com', ''],
])('does not send %s', async (_what, email, password) => {
  const signIn = vi.fn<Identity['signIn']>()
  const { screen } = await show(page, { at: '/login', identity: memoryIdentity({ signIn }) })
  await screen.getByLabelText('Email').fill(email)
  await screen.getByPlaceholder('Password (min 6 characters)').fill(password)
  await screen.getByRole('button', { name: 'Sign In', exact: true }).click()
  expect(signIn).not.toHaveBeenCalled()
})

it('takes no new account where the build takes none', async () => {
  const { screen } = await show(page, { at: '/login?mode=sign-up', features: { enableRegistration: false } })
  await expect.element(screen.getByRole('button', { name: 'Coming Soon' })).toBeDisabled()
})

it('answers a forgotten password alike for every address', async () => {
  const { screen } = await show(page, { at: '/login' })
  await screen.getByLabelText('Email').fill('nora@example.com')
  await screen.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect.element(screen.getByText(/If this email has an account/)).toBeVisible()
})

it('asks for the code of an account that wants one, and lets in anyone who has it', async () => {
  const tried: string[] = []
  const verify = async (code: string) => {
    tried.push(code)
    if (code !== '123456') throw new Error('Invalid TOTP code entered')
  }
  const identity = memoryIdentity({ signIn: async () => ({ kind: 'needs-code', verify, recover: verify }) })
  const { screen } = await show(page, { at: '/login', identity })
  await fillAndSend(screen, 'Sign In')
  await expect.element(screen.getByRole('heading', { name: 'One more step' })).toBeVisible()
  for (const code of ['654321', '123 456']) {
    await screen.getByLabelText('Code').fill(code)
    await screen.getByRole('button', { name: 'Confirm' }).click()
    if (code === '654321') await expect.element(screen.getByText('Invalid TOTP code entered')).toBeVisible()
  }
  await expect.element(screen.getByText('Logged in successfully!')).toBeVisible()
  expect(tried).toEqual(['654321', '123456'])
})

it('lets in anyone who has lost her app by a recovery code, and says which code does not count', async () => {
  const recover = vi.fn<(code: string) => Promise<void>>(async (code) => {
    if (code !== 'abcd-efgh-ijkm-npqr') throw new Error('refused')
  })
  const identity = memoryIdentity({
    signIn: async () => ({ kind: 'needs-code', verify: () => Promise.reject(new Error('not asked')), recover }),
  })
  const { screen } = await show(page, { at: '/login', identity })
  await fillAndSend(screen, 'Sign In')
  await screen.getByRole('button', { name: 'Use a recovery code' }).click()
  for (const code of ['aaaa', 'abcd-efgh-ijkm-npqr']) {
    await screen.getByLabelText('Recovery code').fill(code)
    await screen.getByRole('button', { name: 'Confirm' }).click()
    if (code === 'aaaa') await expect.element(screen.getByText(/That recovery code is wrong/)).toBeVisible()
  }
  await expect.element(screen.getByText(/^Logged in successfully! Two-factor authentication is off now/)).toBeVisible()
})

it('goes back from the code to the password', async () => {
  const nothing = async () => undefined
  const identity = memoryIdentity({
    signIn: async () => ({ kind: 'needs-code', verify: nothing, recover: nothing }),
  })
  const { screen } = await show(page, { at: '/login', identity })
  await fillAndSend(screen, 'Sign In')
  await screen.getByRole('button', { name: 'Back to the password' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Sign In' })).toBeVisible()
})

it('says where no passkey was used', async () => {
  const identity = memoryIdentity({ signInWithPasskey: () => Promise.reject(new Error('NotAllowedError')) })
  const { screen } = await show(page, { at: '/login', identity })
  await screen.getByRole('button', { name: 'Use a passkey' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/No passkey was used/)
})

it('offers no passkey where accounts are off', async () => {
  const { screen } = await show(page, { at: '/login', features: 'none' })
  await expect.element(screen.getByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument()
})
