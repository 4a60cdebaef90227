import { AuthError, invalid } from '../http/auth-error.ts'
import type { Settings } from '../settings.ts'

/** Refuses a password that may not be set (protocol 0.9). */
export function checkPassword(settings: Settings['passwords'], password: string): void {
  if (Buffer.byteLength(password) > 72) throw invalid('Password cannot be longer than 72 characters')
  const weakness = passwordWeakness(settings, password)
  if (weakness)
    throw new AuthError(422, 'weak_password', weakness.message, { weak_password: { reasons: weakness.reasons } })
}

/** What is weak about a password by today's rules; a sign-in with it succeeds and says so. */
export function passwordWeakness(
  settings: Settings['passwords'],
  password: string,
): { message: string; reasons: string[] } | undefined {
  const messages: string[] = []
  const reasons: string[] = []
  if (Buffer.byteLength(password) < settings.minimumLength) {
    messages.push(`Password should be at least ${settings.minimumLength} characters.`)
    reasons.push('length')
  }
  const missing = settings.requiredCharacters.filter(
    (set) => !Array.from(set).some((character) => password.includes(character)),
  )
  if (missing.length > 0) {
    messages.push(`Password should contain at least one character of each: ${settings.requiredCharacters.join(', ')}.`)
    reasons.push('characters')
  }
  return reasons.length > 0 ? { message: messages.join(' '), reasons } : undefined
}
