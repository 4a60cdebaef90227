import { z } from 'zod'
import { AuthError } from './auth-error.ts'

/** Parses a body. Null counts as absent and unknown keys are ignored; a wrong JSON type is `bad_json` (protocol 0.1). */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body ?? {})
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new AuthError(
    400,
    'bad_json',
    `Could not parse request body as JSON: ${issue?.path.join('.') ?? 'body'}: ${issue?.message ?? 'wrong type'}`,
  )
}

/** Optional values that may also be null. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
export const maybeText = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined)
export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? undefined)
export const record = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? undefined)

/** The two fields of a PKCE flow (protocol 0.13). */
export const pkceFields = { code_challenge: text, code_challenge_method: text }
