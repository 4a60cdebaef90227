import * as z from 'zod/mini'

/** The largest set that is taken in, in bytes. Real sets stay below 20 MB. */
export const LARGEST_SET_BYTES = 64_000_000

/** A file on its way into the account. */
export const uploadSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  bytes: z.number(),
  receivedBytes: z.number(),
  /** What became of it; null until all of it has come. */
  saveId: z.nullable(z.guid()),
  projectId: z.nullable(z.guid()),
})
