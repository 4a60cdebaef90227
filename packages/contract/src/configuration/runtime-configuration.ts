import * as z from 'zod/mini'
import { featuresSchema } from './features.ts'

/** What the server tells a page about the build that serves it. What is absent is not configured. */
export const runtimeConfigurationSchema = z.object({
  environment: z.enum(['development', 'preview', 'production']),
  features: featuresSchema,
  /** False where the page was asked for without a session cookie: then no one is signed in, and the page need not ask. */
  mayBeSignedIn: z.exactOptional(z.boolean()),
  /** Where browsers find the site, without a slash at the end; absent in plain files, which may stand anywhere. */
  publicUrl: z.exactOptional(z.url()),
  /** Origin of the product API, without a slash at the end; absent where the page's own origin serves it. */
  apiBase: z.exactOptional(z.url()),
  /** Which tool servers the test pages may call: any that the visitor names, unless only our own. */
  toolServers: z.exactOptional(z.enum(['any', 'own'])),
  /** The hosted service for accounts: needed where `enableAuth` is on. */
  auth: z.exactOptional(
    z.object({
      /** `oidc`: people sign in at the page of an external provider; the service behind is the same. */
      kind: z.enum(['supabase', 'oidc']),
      url: z.url(),
      anonKey: z.string().check(z.minLength(1)),
    }),
  ),
  /** The payment provider: needed where `enablePayments` is on. */
  payments: z.exactOptional(
    z.object({
      environment: z.enum(['sandbox', 'production']),
      vendorId: z.string().check(z.minLength(1)),
      /** Needed in production. */
      publicKey: z.exactOptional(z.string().check(z.minLength(1))),
    }),
  ),
  /** The policy service that embeds the legal documents; absent, each page says how to get its document. */
  policies: z.exactOptional(
    z.object({
      script: z.url(),
      documents: z.object({
        privacy: z.exactOptional(z.string()),
        terms: z.exactOptional(z.string()),
        cookies: z.exactOptional(z.string()),
        disclaimer: z.exactOptional(z.string()),
        eula: z.exactOptional(z.string()),
      }),
    }),
  ),
  /** Visitor counts: used only where `enableAnalytics` is on and the visitor agreed. */
  analytics: z.exactOptional(z.object({ key: z.string().check(z.minLength(1)), endpoint: z.exactOptional(z.url()) })),
})

export type RuntimeConfiguration = z.infer<typeof runtimeConfigurationSchema>
