import { z } from 'zod'

const presence = z.object({
  /** Of one membership on one server. */
  id: z.string(),
  topic: z.string(),
  isPrivate: z.boolean(),
  key: z.string(),
  meta: z.looseObject({ phx_ref: z.string() }),
})

/** Somebody who is present on a topic, as the servers tell each other. */
export type Presence = z.output<typeof presence>

/** What servers that share a database tell each other. */
export const nodeMessage = z.discriminatedUnion('kind', [
  /** "I am new, or have missed something": everybody answers with `state`. */
  z.object({ kind: z.literal('hello') }),
  z.object({ kind: z.literal('alive') }),
  z.object({ kind: z.literal('bye') }),
  z.object({ kind: z.literal('state'), present: z.array(presence) }),
  z.object({ kind: z.literal('track'), presence }),
  z.object({ kind: z.literal('untrack'), id: z.string() }),
  z.object({
    kind: z.literal('broadcast'),
    topic: z.string(),
    event: z.string(),
    isPrivate: z.boolean(),
    isJson: z.boolean(),
    /** Base64. */
    content: z.string(),
  }),
])

export type NodeMessage = z.output<typeof nodeMessage>
