import { createClient } from '@supabase/supabase-js'
import type { Session } from './identity.ts'

type Source = {
  readonly service: { readonly url: string; readonly anonKey: string }
  readonly session: Session
  /** A token that holds now: the line asks for a new one from time to time. */
  readonly accessToken: () => Promise<string | null>
}

/** Tells of each change of this account's row, whoever made it: another tab, a payment, the server. */
export function watchAccount({ service, session, accessToken }: Source, listener: () => void): () => void {
  const client = createClient(service.url, service.anonKey, { accessToken })
  const own = {
    event: 'UPDATE',
    schema: 'public',
    table: 'users',
    filter: `supabase_id=eq.${session.user.id}`,
  } as const
  let isOver = false
  /** Joined as nobody, the channel would hear of no row. */
  void client.realtime.setAuth().then(() => {
    if (!isOver) client.channel(`account:${session.user.id}`).on('postgres_changes', own, listener).subscribe()
  })
  return () => {
    isOver = true
    void client.removeAllChannels().then(() => client.realtime.disconnect())
  }
}
