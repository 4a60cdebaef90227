import { createClient, REALTIME_SUBSCRIBE_STATES } from '@supabase/supabase-js'

type Source = {
  readonly service: { readonly url: string; readonly anonKey: string }
  /** A token that holds now: the line asks for a new one from time to time. */
  readonly accessToken: () => Promise<string | null>
}

/** Which rows of those that she may see. */
export type Rows = { readonly schema: string; readonly table: string; readonly filter: string }

/**
 * `changed`: a row, or perhaps several while the line was away. `gone`: a row with this id, not always one of the wanted:
 * once it is deleted, nobody can look at the rest of it.
 */
export type RowChange = { readonly kind: 'changed' } | { readonly kind: 'gone'; readonly id: string }

/** Tells of each change of these rows, whoever made it: another tab, a payment, the server. */
export function watchRows({ service, accessToken }: Source, rows: Rows, listener: OnChange): () => void {
  const client = createClient(service.url, service.anonKey, { accessToken })
  let isOver = false
  let hasJoined = false
  /** Joined as nobody, the channel would hear of no row. */
  void client.realtime.setAuth().then(() => {
    if (isOver) return
    client
      .channel(`${rows.table}:${rows.filter}`)
      .on<{ id: string }>('postgres_changes', { event: '*', ...rows }, ({ eventType, old }) =>
        listener(eventType === 'DELETE' ? { kind: 'gone', id: old.id ?? '' } : { kind: 'changed' }),
      )
      .subscribe((status) => {
        if (status !== REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) return
        if (hasJoined) listener({ kind: 'changed' })
        hasJoined = true
      })
  })
  return () => {
    isOver = true
    void client.removeAllChannels().then(() => client.realtime.disconnect())
  }
}

type OnChange = (change: RowChange) => void
