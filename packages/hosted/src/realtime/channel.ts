import type { RestCaller } from '../rest/caller.ts'
import type { Broadcast, Payload } from './frames.ts'

/** A wish to hear of changes: what a client asked for, word for word, and the id that it is answered under. */
export type Binding = { id: number; event: string; schema: string; table?: string; filter?: string }

/** One socket's membership in one topic. */
export type Channel = {
  topic: string
  joinRef: string | null
  caller: RestCaller
  isPrivate: boolean
  mayWrite: boolean
  hearsItself: boolean
  acknowledges: boolean
  presenceKey: string
  bindings: Binding[]
  send(event: string, payload: Payload, ref?: string | null): void
  sendBroadcast(broadcast: Broadcast): void
  /** Ends the membership, and says why. */
  expel(reason: string): void
}
