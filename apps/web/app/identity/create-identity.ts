import type { RuntimeConfiguration } from '@kvint/contract'
import { disabledIdentity } from './disabled-identity.ts'
import type { Identity } from './identity.ts'
import { oidcIdentity } from './oidc-identity.ts'
import { supabaseIdentity } from './supabase-identity.ts'

/** The reading of identity that is live in this build. */
export function createIdentity({ features, auth, mayBeSignedIn = true }: RuntimeConfiguration): Identity {
  if (!features.enableAuth) return disabledIdentity()
  if (auth?.kind === 'oidc') return oidcIdentity({ service: auth, mayBeSignedIn })
  return supabaseIdentity({ service: auth, mayBeSignedIn })
}
