import type { SupabaseClient } from '@supabase/supabase-js'
import { PRODUCT } from '@kvint/contract'
import { countRecoveryCodes, makeRecoveryCodes } from '../api/recovery-codes.ts'
import type { AccountSecurity } from './account-security.ts'
import { codeStep, type GivenSession } from './sign-in-step.ts'

type Access = {
  /** A client that acts for anyone who is signed in. */
  readonly openSignedIn: () => Promise<SupabaseClient>
  readonly adopt: (given: GivenSession) => Promise<void>
}

/** Authenticator app and passkeys of an account at a Supabase project. */
export function supabaseSecurity({ openSignedIn, adopt }: Access): AccountSecurity {
  return {
    async authenticators() {
      const { totp } = sound(await (await openSignedIn()).auth.mfa.listFactors())
      return totp.map(({ id, created_at: addedAt }) => ({ id, addedAt }))
    },
    async startAuthenticator() {
      const { mfa } = (await openSignedIn()).auth
      /** One that was begun and never confirmed stands in the way of the next. */
      for (const { id, status } of sound(await mfa.listFactors()).all)
        if (status === 'unverified') sound(await mfa.unenroll({ factorId: id }))
      const { id, totp } = sound(await mfa.enroll({ factorType: 'totp', issuer: PRODUCT.name, friendlyName: 'App' }))
      return { id, qrCode: totp.qr_code, secret: totp.secret }
    },
    async confirmAuthenticator(id, code) {
      const { mfa } = (await openSignedIn()).auth
      await adopt(sound(await mfa.challengeAndVerify({ factorId: id, code })))
    },
    async removeAuthenticator(id) {
      sound(await (await openSignedIn()).auth.mfa.unenroll({ factorId: id }))
    },
    recoveryCodes: async () => await countRecoveryCodes(await tokenOf(await openSignedIn())),
    makeRecoveryCodes: async () => await makeRecoveryCodes(await tokenOf(await openSignedIn())),
    async passkeys() {
      const found = sound(await (await openSignedIn()).auth.passkey.list())
      return found.map(({ id, friendly_name: name, created_at: addedAt, last_used_at: lastUsedAt }) => ({
        id,
        name: name ?? '',
        addedAt,
        lastUsedAt,
      }))
    },
    async addPasskey(name) {
      const { auth } = await openSignedIn()
      const { id } = sound(await auth.registerPasskey())
      sound(await auth.passkey.update({ passkeyId: id, friendlyName: name }))
    },
    async renamePasskey(id, name) {
      sound(await (await openSignedIn()).auth.passkey.update({ passkeyId: id, friendlyName: name }))
    },
    async removePasskey(id) {
      const { error } = await (await openSignedIn()).auth.passkey.delete({ passkeyId: id })
      if (error) throw error
    },
    async nextStep() {
      const client = await openSignedIn()
      const { currentLevel } = sound(await client.auth.mfa.getAuthenticatorAssuranceLevel())
      const { all } = sound(await client.auth.mfa.listFactors())
      if (currentLevel === 'aal2') return { kind: 'signed-in' }
      const accessToken = await tokenOf(client)
      return (
        codeStep(client, all, { accessToken, adopt, whenRecovered: async () => undefined }) ?? { kind: 'signed-in' }
      )
    },
  }
}

async function tokenOf({ auth }: SupabaseClient): Promise<string> {
  const { data, error } = await auth.getSession()
  return sound({ data: data.session, error }).access_token
}

function sound<Data>({ data, error }: { data: Data; error: Error | null }): NonNullable<Data> {
  if (error) throw error
  if (!data) throw new Error('The account service answered nothing.')
  return data
}
