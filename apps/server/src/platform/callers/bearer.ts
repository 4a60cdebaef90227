import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

/** Who makes the call, as her access token says. */
export type Bearer = z.infer<typeof bearerSchema>

/** Reads and checks the access token of a request. @throws KvintError `unauthorized`, or `unavailable` without keys. */
export type VerifyBearer = (request: FastifyRequest) => Promise<Bearer>

/** The claims of an access token that we read. */
export const bearerSchema = z.object({
  sub: z.guid(),
  exp: z.number(),
  role: z.literal('authenticated'),
  email: z.optional(z.string()),
  session_id: z.optional(z.guid()),
  /** `aal2` where the sign-in has shown a second factor. */
  aal: z.optional(z.string()),
  /** Of an assistant that was granted access, and what it was granted; absent in a token of the site. */
  client_id: z.optional(z.string()),
  scope: z.optional(z.string()),
  user_metadata: z.optional(z.looseObject({})),
})
