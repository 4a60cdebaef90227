import { expect, it, vi } from 'vitest'
import type { AssistantRequest, Identity } from '../../identity/identity.ts'
import { memoryIdentity, NORA } from '../../testing/memory-identity.ts'
import { show } from '../../testing/show.tsx'
import { OauthConsent } from './oauth-consent.tsx'

const CALLBACK = 'https://assistant.test/callback'
const ASKED: AssistantRequest = {
  kind: 'asked',
  client: { name: 'Assistant', site: 'https://assistant.test/about' },
  redirectUri: CALLBACK,
  email: 'nora@example.com',
  scopes: ['projects:read', 'notes:read', 'something:else'],
}

async function shown(given: Parameters<typeof memoryIdentity>[0] = {}, at = '/oauth/consent?authorization_id=abc') {
  const leave = vi.fn<(address: string) => void>()
  const answerAssistant = vi.fn<Identity['answerAssistant']>().mockResolvedValue(`${CALLBACK}?code=c&state=s`)
  const identity = memoryIdentity({
    session0: NORA,
    assistantRequest: async () => ASKED,
    answerAssistant,
    ...given,
  })
  return { ...(await show(<OauthConsent leave={leave} />, { at, identity })), leave, answerAssistant }
}

it('says who asks for what, where the answer goes, and for which account', async () => {
  const { screen } = await shown()
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Assistant asks to read from your account')
  const who = screen.getByRole('region', { name: 'Who asks' })
  for (const text of ['Assistant', 'assistant.test', 'nora@example.com'])
    await expect.element(who.getByText(text, { exact: true }).first()).toBeVisible()
  const may = screen.getByRole('region', { name: 'What it could do' })
  await expect.element(may.getByText(/See your projects/)).toBeVisible()
  await expect.element(may.getByText(/Read the notes that you have written/)).toBeVisible()
  await expect.element(may.getByText('Something that we have no words for: something:else')).toBeVisible()
})

it.each([
  ['Allow', 'allow', 'Allowed. On to your assistant...'],
  ['Deny', 'deny', 'Denied. Back to your assistant...'],
] as const)('%s answers once and goes back to the assistant', async (button, answer, words) => {
  const { screen, leave, answerAssistant } = await shown()
  await screen.getByRole('button', { name: button }).click()
  await expect.element(screen.getByRole('heading', { name: words })).toBeVisible()
  expect(answerAssistant.mock.calls).toEqual([['abc', answer]])
  expect(leave.mock.calls).toEqual([[`${CALLBACK}?code=c&state=s`]])
})

it('gives both answers the same look', async () => {
  const { screen } = await shown()
  const [allow, deny] = ['Allow', 'Deny'].map((name) => screen.getByRole('button', { name }))
  await expect.element(allow ?? null).toBeVisible()
  const [a, b] = [allow?.element(), deny?.element()]
  expect(a?.className).toBe(b?.className)
})

it('sends somebody who is signed out to sign in, and back', async () => {
  const { path } = await shown({ session0: null })
  await vi.waitFor(() => expect(path()).toBe('/login?return_to=%2Foauth%2Fconsent%3Fauthorization_id%3Dabc'))
})

it('goes straight back where she has allowed the same before', async () => {
  const { screen, leave } = await shown({
    assistantRequest: async () => ({ kind: 'granted', returnTo: `${CALLBACK}?code=c` }),
  })
  await expect.element(screen.getByRole('heading', { name: /Allowed/ })).toBeVisible()
  expect(leave.mock.calls).toEqual([[`${CALLBACK}?code=c`]])
})

it.each([
  ['is unknown', '/oauth/consent?authorization_id=old'],
  ['is missing', '/oauth/consent'],
])('says what to do where the id %s', async (_what, at) => {
  const { screen, leave } = await shown({ assistantRequest: async () => ({ kind: 'gone' }) }, at)
  await expect.element(screen.getByRole('heading', { name: 'This request is no longer open' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'To your dashboard' })).toBeVisible()
  expect(leave).not.toHaveBeenCalled()
})

it('tries again where the request could not be read', async () => {
  const assistantRequest = vi.fn<Identity['assistantRequest']>().mockRejectedValueOnce(new Error('Failed to fetch'))
  assistantRequest.mockResolvedValue(ASKED)
  const { screen } = await shown({ assistantRequest })
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('button', { name: 'Allow' })).toBeVisible()
})

it('lets her answer again where the answer did not get through', async () => {
  const answerAssistant = vi.fn<Identity['answerAssistant']>().mockRejectedValueOnce(new Error('Failed to fetch'))
  answerAssistant.mockResolvedValue(`${CALLBACK}?error=access_denied`)
  const { screen, leave } = await shown({ answerAssistant })
  await screen.getByRole('button', { name: 'Deny' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Your answer did not get through. Try again.')
  await screen.getByRole('button', { name: 'Deny' }).click()
  await vi.waitFor(() => expect(leave).toHaveBeenCalledTimes(1))
})

it.each([
  ['another site than was shown', 'https://evil.test/callback?code=c'],
  ['a script', 'javascript:alert(1)'],
])('does not leave for %s', async (_what, address) => {
  const { screen, leave } = await shown({ answerAssistant: async () => address })
  await screen.getByRole('button', { name: 'Allow' }).click()
  await expect.element(screen.getByRole('heading', { name: 'We stopped here' })).toBeVisible()
  expect(leave).not.toHaveBeenCalled()
})

it('tells of a program on this computer, and of an assistant that names nothing', async () => {
  const { screen } = await shown({
    assistantRequest: async () => ({
      ...ASKED,
      client: { name: '', site: 'not an address' },
      redirectUri: 'http://127.0.0.1:33418/cb',
    }),
  })
  await expect.element(screen.getByText('A program on this computer (127.0.0.1:33418)')).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/^An assistant without a name/)
})

it('asks in Norwegian too, with a sentence for each thing', async () => {
  document.documentElement.lang = 'nb'
  const { screen } = await shown()
  await expect.element(screen.getByRole('button', { name: 'Tillat' })).toBeVisible()
  await expect.element(screen.getByText(/Lese notene du har skrevet/)).toBeVisible()
  document.documentElement.lang = 'en'
})
