import type { Settings } from '../settings.ts'

export type VerifyType = 'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change'

/** The link of a mail (protocol 19). Its host is the configured one, never the one that a request claims. */
export function verifyLink(
  settings: Settings,
  link: { linkToken: string; type: VerifyType; redirectTo: string },
): string {
  const redirect = /[&=#]/.test(link.redirectTo) ? encodeURIComponent(link.redirectTo) : link.redirectTo
  return `${settings.authUrl}/verify?token=${link.linkToken}&type=${link.type}&redirect_to=${redirect}`
}
