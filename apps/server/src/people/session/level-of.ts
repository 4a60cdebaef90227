import { decodeJwt } from 'jose'
import * as z from 'zod/mini'

/** Whose session it is and what it has shown, as its own access token says, which came from the account service itself. */
export function levelOf({ accessToken }: { readonly accessToken: string }): z.infer<typeof levelSchema> {
  return levelSchema.parse(decodeJwt(accessToken))
}

const levelSchema = z.object({ sub: z.guid(), aal: z.optional(z.string()) })
