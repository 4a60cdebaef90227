import { SignJWT } from 'jose'
import type { Hosted } from '../../hosted.ts'
import type { UserRow } from '../../users/user-row.ts'
import type { ClientRow } from './client-row.ts'
import { userInfo } from './user-info.ts'

/** Tells a client who signed in. Only with an asymmetric key: a client must be able to check it and not to make it. */
export async function signIdToken(
  hosted: Hosted,
  user: UserRow,
  client: ClientRow,
  session: { scopes: string[]; nonce: string | null; signedInAt: Date },
): Promise<string | undefined> {
  const signer = await hosted.keyRing.signer()
  if (signer.alg.startsWith('HS')) return undefined
  return new SignJWT({
    ...userInfo(user, session.scopes),
    auth_time: Math.floor(session.signedInAt.getTime() / 1000),
    ...(session.nonce ? { nonce: session.nonce } : {}),
  })
    .setProtectedHeader({ alg: signer.alg, typ: 'JWT', ...(signer.kid ? { kid: signer.kid } : {}) })
    .setIssuer(hosted.settings.authUrl)
    .setAudience(client.metadata_url ?? client.id)
    .setIssuedAt()
    .setExpirationTime(`${hosted.settings.tokens.lifetimeSeconds}s`)
    .sign(signer.privateKey)
}
