import type { Identity } from './identity.ts'
import { returnPathOf } from './return-path.ts'
import { supabaseIdentity } from './supabase-identity.ts'

/** Accounts of an external identity provider: the service does the redirect login; the session is the same cookie. */
export function oidcIdentity(options: Parameters<typeof supabaseIdentity>[0]): Identity {
  return {
    ...supabaseIdentity(options),
    async startRedirect(hint) {
      const query = new URLSearchParams({ hint, return_to: returnPathOf(location.search) })
      location.assign(`/api/session/start?${query}`)
    },
  }
}
