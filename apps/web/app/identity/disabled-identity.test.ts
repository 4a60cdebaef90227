import { expect, it } from 'vitest'
import { disabledIdentity } from './disabled-identity.ts'

const identity = disabledIdentity()
const nora = { email: 'nora@example.com', password: 'secret1' }

it.each([
  ['signIn', () => identity.signIn(nora)],
  ['signInWithPasskey', () => identity.signInWithPasskey()],
  ['signUp', () => identity.signUp(nora)],
  ['startRedirect', () => identity.startRedirect('sign-up')],
  ['signOut', () => identity.signOut()],
  ['session', () => identity.session()],
  ['accessToken', () => identity.accessToken()],
  ['updateUser', () => identity.updateUser({ password: 'secret1' })],
  ['sendPasswordReset', () => identity.sendPasswordReset(nora.email)],
  ['signOutOthers', () => identity.signOutOthers()],
  ['openSessions', () => identity.openSessions()],
  ['endSession', () => identity.endSession('id')],
  ['security', () => identity.security()],
  ['grants', () => identity.grants()],
  ['revokeGrant', () => identity.revokeGrant('client')],
  ['assistantRequest', () => identity.assistantRequest('id')],
  ['answerAssistant', () => identity.answerAssistant('id', 'deny')],
  ['adopt', () => identity.adopt('token')],
])('rejects %s', async (_action, act) => {
  await expect(act()).rejects.toThrow(/^Authentication is disabled$/)
})

it('knows at once that no one is signed in', async () => {
  expect(identity.state()).toEqual({ status: 'signed-out' })
  await identity.restore()
  expect(identity.state()).toEqual({ status: 'signed-out' })
})
