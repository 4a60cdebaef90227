import type { FastifyInstance } from 'fastify'
import { AuthError } from './auth-error.ts'
import { unstorableText } from './refuse-text.ts'

/** JSON whatever the content type claims, forms where they are declared, 1 MiB (protocol 0.1). */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_, body, done) => done(null, storable(Object.fromEntries(new URLSearchParams(String(body))), '\\u0000')),
  )
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_, body, done) => {
    if (String(body).trim() === '') return done(null, undefined)
    try {
      done(null, storable(withoutPrototypeKeys(String(body)), String(body)))
    } catch (error) {
      if (error instanceof AuthError) return done(error)
      done(new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${(error as Error).message}`))
    }
  })
}

/** A NUL sign or half a sign would only be noticed by Postgres, as a fault of ours. */
function storable(body: unknown, json: string): unknown {
  const unstorable = unstorableText(body, json)
  if (unstorable) throw new AuthError(400, 'validation_failed', `The body has ${unstorable}`)
  return body
}

const BODY_LIMIT = 1_048_576

/** What the database takes in no text. */
function isUnstorable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}

function withoutPrototypeKeys(text: string): unknown {
  return JSON.parse(text, function (this: unknown, key: string, value: unknown) {
    if (isUnstorable(key) || (typeof value === 'string' && isUnstorable(value)))
      throw new Error('strings must not hold NUL or half of a surrogate pair')
    return key === '__proto__' ? undefined : value
  })
}
