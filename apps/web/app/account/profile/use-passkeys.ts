import type { Passkey } from '../../identity/account-security.ts'
import type { Identity } from '../../identity/identity.ts'
import { type Loaded, useLoaded } from './use-loaded.ts'

/** The passkeys of the account. */
export function usePasskeys(): Loaded<readonly Passkey[]> {
  return useLoaded(passkeys)
}

const passkeys = async (identity: Identity) => (await identity.security()).passkeys()
