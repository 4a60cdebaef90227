import type { Hosted } from '../hosted.ts'
import type { FactorRow } from '../users/factor-json.ts'
import type { UserRow } from '../users/user-row.ts'

type Credential = NonNullable<FactorRow['web_authn_credential']>

/** The options of a security key as a second factor: made the first time, asked for afterwards. */
export async function webauthnChallenge(
  { settings }: Hosted,
  factor: FactorRow,
  user: UserRow,
): Promise<{ session: { challenge: string }; options: Record<string, unknown> }> {
  const { rpId, rpName } = settings.passkeys
  const { generateAuthenticationOptions, generateRegistrationOptions } = await import('@simplewebauthn/server')
  if (factor.status === 'verified' && factor.web_authn_credential) {
    const options = await generateAuthenticationOptions({
      rpID: rpId,
      allowCredentials: [{ id: factor.web_authn_credential.id }],
      userVerification: 'preferred',
    })
    return {
      session: { challenge: options.challenge },
      options: { type: 'request', credential_options: { publicKey: options } },
    }
  }
  const options = await generateRegistrationOptions({
    rpID: rpId,
    rpName,
    userName: user.email ?? user.phone ?? user.id,
    userID: Uint8Array.from(Buffer.from(user.id)),
    attestationType: 'none',
  })
  return {
    session: { challenge: options.challenge },
    options: { type: 'create', credential_options: { publicKey: options } },
  }
}

/** The credential after a proof that holds; `undefined` where it does not. */
export async function proveWebauthn(
  { settings }: Hosted,
  factor: FactorRow,
  challenge: string,
  response: unknown,
): Promise<Credential | undefined> {
  const expected = {
    expectedChallenge: challenge,
    expectedOrigin: settings.passkeys.origins,
    expectedRPID: settings.passkeys.rpId,
    requireUserVerification: false,
  }
  const { verifyAuthenticationResponse, verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    const known = factor.status === 'verified' ? factor.web_authn_credential : null
    if (known) {
      const credential = {
        id: known.id,
        publicKey: Uint8Array.from(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
      }
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...expected,
        credential,
        response: response as never,
      })
      return verified ? { ...known, counter: authenticationInfo.newCounter } : undefined
    }
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...expected,
      response: response as never,
    })
    if (!verified) return undefined
    const { id, publicKey, counter } = registrationInfo.credential
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
  } catch {
    return undefined
  }
}
