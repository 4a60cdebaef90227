import type { Identity } from './identity.ts'
import { returnPath } from './return-path.ts'
import { supabaseIdentity } from './supabase-identity.ts'

/** Accounts of an external identity provider: the service does the redirect login; the session is the same cookie. */
export function oidcIdentity(mayBeSignedIn: boolean): Identity {
  return {
    ...supabaseIdentity({ service: undefined, mayBeSignedIn }),
    async startRedirect(hint) {
      const query = new URLSearchParams({ provider: 'oidc', hint, return_to: returnPath(location.search) })
      location.assign(`/api/session/start?${query}`)
    },
  }
}
