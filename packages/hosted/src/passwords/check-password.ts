import { AuthError, invalid } from '../http/auth-error.ts'
import type { Settings } from '../settings.ts'
import { isBreached } from './is-breached.ts'

/** Refuses a password that may not be set (protocol 0.9). */
export async function checkPassword(settings: Settings['passwords'], password: string): Promise<void> {
  if (Buffer.byteLength(password) > 72) throw invalid('Password cannot be longer than 72 characters')
  const weakness = await passwordWeakness(settings, password)
  if (weakness)
    throw new AuthError(422, 'weak_password', weakness.message, { weak_password: { reasons: weakness.reasons } })
}

/** What is weak about a password by today's rules; a sign-in with it succeeds and says so. */
export async function passwordWeakness(
  settings: Settings['passwords'],
  password: string,
): Promise<{ message: string; reasons: string[] } | undefined> {
  const weaknesses: { reason: string; message: string }[] = []
  if (Buffer.byteLength(password) < settings.minimumLength)
    weaknesses.push({ reason: 'length', message: `Password should be at least ${settings.minimumLength} characters.` })
  const lacks = (set: string) => !Array.from(set).some((character) => password.includes(character))
  if (settings.requiredCharacters.some(lacks))
    weaknesses.push({
      reason: 'characters',
      message: `Password should contain at least one character of each: ${settings.requiredCharacters.join(', ')}.`,
    })
  const isKnown =
    (settings.refusesCommon && (await isCommon(password))) ||
    (settings.breachedRangeUrl && (await isBreached(settings.breachedRangeUrl, password)))
  if (isKnown)
    weaknesses.push({
      reason: 'pwned',
      message: 'Password is known to be weak and easy to guess, please choose a different one.',
    })
  if (weaknesses.length === 0) return undefined
  return {
    message: weaknesses.map(({ message }) => message).join(' '),
    reasons: weaknesses.map(({ reason }) => reason),
  }
}

async function isCommon(password: string): Promise<boolean> {
  const { COMMON_PASSWORDS } = await import('./common-passwords.ts')
  common ??= new Set(COMMON_PASSWORDS)
  return common.has(password.toLowerCase())
}

let common: Set<string> | undefined
