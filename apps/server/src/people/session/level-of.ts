import { decodeJwt } from 'jose'
import * as z from 'zod/mini'

/** Whose session it is and what it has shown, as its own access token says, which came from the account service itself. */
export function levelOf({ accessToken }: { readonly accessToken: string }): z.infer<typeof levelSchema> {
  return levelSchema.parse(decodeJwt(accessToken))
}

/** `password` where it began with one. */
const methodSchema = z.object({ method: z.string() })
const levelSchema = z.object({ sub: z.guid(), aal: z.optional(z.string()), amr: z.catch(z.array(methodSchema), []) })
