import { invalid } from '../http/auth-error.ts'

/** The address in its stored form: trimmed, lower case (protocol 1). */
export function readEmail(input: string): string {
  const email = input.trim().toLowerCase()
  if (email.length > 255) throw invalid('An email address is too long')
  if (!EMAIL.test(email)) throw invalid('Unable to validate email address: invalid format')
  return email
}

/** The number in its stored form: digits only. */
export function readPhone(input: string): string {
  const phone = input.replace(/^\+/, '').replaceAll(' ', '')
  if (!/^[1-9][0-9]{1,14}$/.test(phone)) throw invalid('Invalid phone number format (E.164 required)')
  return phone
}

const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/
