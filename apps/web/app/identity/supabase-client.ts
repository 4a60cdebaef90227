import { createClient, type SupabaseClient } from '@supabase/supabase-js'

/** A client that keeps nothing: no ticker, no storage, no reading of the address bar. Loaded with the first action. */
export function openSupabaseClient(url: string, anonKey: string): SupabaseClient {
  return createClient(url, anonKey, {
    auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
  })
}
