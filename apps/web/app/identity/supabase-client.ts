import { createClient, type SupabaseClient } from '@supabase/supabase-js'

/**
 * A client for one action, which keeps nothing: no ticker, no storage, no reading of the address bar. Each has a name
 * of its own, as none is to know the session of another.
 */
export function openSupabaseClient(url: string, anonKey: string): SupabaseClient {
  opened += 1
  return createClient(url, anonKey, {
    auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false, storageKey: `client-${opened}` },
    global: { fetch: askWithWait },
  })
}

/** The client shows a refusal's words alone: how long to wait, which the answer's head says, is put into them. */
const askWithWait: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init)
  const seconds = Number(answer.headers.get('retry-after'))
  if (answer.status !== 429 || !(seconds > 0)) return answer
  const body = (await answer.json().catch(() => ({}))) as object
  const message = `Too many attempts. Try again in ${seconds} seconds.`
  return Response.json({ ...body, message, ...('msg' in body && { msg: message }) }, answer)
}

let opened = 0
