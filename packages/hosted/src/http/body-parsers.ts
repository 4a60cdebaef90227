import type { FastifyInstance } from 'fastify'
import { AuthError } from './auth-error.ts'
import { parseJson } from './parse-json.ts'

/** JSON whatever the content type claims, forms where they are declared, 1 MiB (protocol 0.1). */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_, body, done) => {
      const fields = [...new URLSearchParams(String(body))]
      // Never thrown from here: nothing would catch it.
      if (fields.flat().some(isUnstorable)) return done(new AuthError(400, 'validation_failed', UNSTORABLE))
      done(null, Object.fromEntries(fields))
    },
  )
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_, body, done) => {
    if (String(body).trim() === '') return done(null, undefined)
    try {
      done(null, withoutPrototypeKeys(String(body)))
    } catch (error) {
      done(new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${(error as Error).message}`))
    }
  })
}

const BODY_LIMIT = 1_048_576
const UNSTORABLE = 'strings must not hold NUL or half of a surrogate pair'

/** What the database takes in no text. */
function isUnstorable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}

function withoutPrototypeKeys(text: string): unknown {
  // Almost no body has an escape or that key: then no value of it need be looked at one by one, which takes longer than parsing.
  if (!/\\u|__proto__/.test(text)) return parseJson(text, undefined, MOST_VALUES)
  return parseJson(
    text,
    function (this: unknown, key: string, value: unknown) {
      if (isUnstorable(key) || (typeof value === 'string' && isUnstorable(value))) throw new Error(UNSTORABLE)
      return key === '__proto__' ? undefined : value
    },
    MOST_VALUES,
  )
}

/** Three times as many as the longest metadata can have. */
const MOST_VALUES = 4000
