import { createHash } from 'node:crypto'

/**
 * Whether a password is in a list of those that were stolen somewhere (protocol 0.9). Only the first five signs of its SHA-1 leave
 * the machine: the service answers with all that begin so. Where it cannot be asked, the password counts as unknown.
 * @see https://haveibeenpwned.com/API/v3#SearchingPwnedPasswordsByRange
 */
export async function isBreached(rangeUrl: string, password: string): Promise<boolean> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
  try {
    const answer = await fetch(new URL(hash.slice(0, PREFIX), rangeUrl), {
      headers: { 'add-padding': 'true' },
      signal: AbortSignal.timeout(TIME_OUT_MS),
    })
    if (!answer.ok) return false
    const lines = (await answer.text()).split(/\r?\n/)
    return lines.some((line) => line.startsWith(`${hash.slice(PREFIX)}:`) && !line.endsWith(':0'))
  } catch {
    return false
  }
}

const PREFIX = 5
const TIME_OUT_MS = 5000
