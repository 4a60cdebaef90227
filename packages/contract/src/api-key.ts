import * as z from 'zod/mini'
import { ASSISTANT_SCOPES } from './assistant-scopes.ts'

/** What a key may be allowed to do, each with the sentence that says so. */
export const API_KEY_SCOPES = [
  { scope: 'account:read', sentence: 'Read your profile and your plan.' },
  { scope: 'projects:write', sentence: 'Keep sets in your account, and delete them.' },
  ...ASSISTANT_SCOPES,
] as const

export type ApiKeyScope = (typeof API_KEY_SCOPES)[number]['scope']

const SCOPE_NAMES = API_KEY_SCOPES.map(({ scope }) => scope)

/** A key as its owner sees it; never the key itself. */
export const apiKeySchema = z.object({
  id: z.guid(),
  name: z.string(),
  /** The first characters, to know it by. */
  beginning: z.string(),
  scopes: z.array(z.enum(SCOPE_NAMES)),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
  /** When a key that was rolled ends. */
  endsAt: z.nullable(z.iso.datetime()),
  /** `ended-by-password`: a new password ended it a day ago at most, and its owner may keep it. */
  state: z.enum(['active', 'ending', 'ended', 'revoked', 'ended-by-password']),
})

export type ApiKey = z.infer<typeof apiKeySchema>

export const apiKeyListSchema = z.object({
  apiKeys: z.array(apiKeySchema),
  /** For the next page, as `cursor`; null on the last. */
  nextCursor: z.nullable(z.string()),
})

/** What making a key is sent. */
export const newApiKeySchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  scopes: z.array(z.enum(SCOPE_NAMES)).check(z.minLength(1), z.maxLength(SCOPE_NAMES.length)),
})

/** How long the old key still works beside the new one. */
export const rollApiKeySchema = z.strictObject({
  overlapHours: z._default(z.int().check(z.minimum(0), z.maximum(168)), 24),
})

/** The only answer that holds the key itself. */
export const shownApiKeySchema = z.object({ apiKey: apiKeySchema, secret: z.string() })

export type ShownApiKey = z.infer<typeof shownApiKeySchema>
