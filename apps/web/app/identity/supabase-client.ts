import { createClient, type SupabaseClient } from '@supabase/supabase-js'

/**
 * A client for one action, which keeps nothing: no ticker, no storage, no reading of the address bar. Each has a name
 * of its own, as none is to know the session of another.
 */
export function openSupabaseClient(url: string, anonKey: string): SupabaseClient {
  opened += 1
  return createClient(url, anonKey, {
    auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false, storageKey: `client-${opened}` },
  })
}

let opened = 0
