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
 * once it is deleted, no one can look at the rest of it.
 */
export type RowChange = { readonly kind: 'changed' } | { readonly kind: 'gone'; readonly id: string }

/** Tells of each change of these rows, no matter who made it: another tab, a payment, the server. */
export function watchRows({ service, accessToken }: Source, rows: Rows, listener: OnChange): () => void {
  const client = createClient(service.url, service.anonKey, { accessToken })
  let isOver = false
  let hasJoined = false
  const tell: OnChange = (change) => {
    if (!isOver) listener(change)
  }
  /** Joined as no one, the channel would hear of no row. */
  void client.realtime.setAuth().then(() => {
    if (isOver) return
    client
      .channel(`${rows.table}:${rows.filter}`)
      .on<{ id: string }>('postgres_changes', { event: '*', ...rows }, ({ eventType, old }) =>
        tell(eventType === 'DELETE' ? { kind: 'gone', id: old.id ?? '' } : { kind: 'changed' }),
      )
      .subscribe((status) => {
        if (status !== REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) return
        if (hasJoined) tell({ kind: 'changed' })
        hasJoined = true
      })
  })
  /** Browsers complain in the console of a line that is closed before it stands. */
  const leave = (): void => {
    if (client.realtime.isConnecting()) setTimeout(leave, LOOK_AGAIN_MS)
    else void client.removeAllChannels().then(() => client.realtime.disconnect())
  }
  return () => {
    isOver = true
    leave()
  }
}

const LOOK_AGAIN_MS = 100

type OnChange = (change: RowChange) => void
