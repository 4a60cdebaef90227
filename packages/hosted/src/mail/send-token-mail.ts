import type { Sql } from '../database/sql.ts'
import type { Hosted } from '../hosted.ts'
import { AuthError } from '../http/auth-error.ts'
import { startFlow, type Pkce } from '../sessions/pkce.ts'
import { issueOneTimeToken, type IssuedToken, type OneTimeTokenType } from '../tokens/one-time-token.ts'
import { updateUserRow } from '../users/update-user-row.ts'
import type { UserRow } from '../users/user-row.ts'
import type { MailKind } from './mail-texts.ts'
import type { Settings } from '../settings.ts'
import { verifyLink } from './verify-link.ts'

type SentColumn = 'confirmation_sent_at' | 'recovery_sent_at' | 'email_change_sent_at' | 'invited_at'

/** One kind of mail with a link and a code: what it proves, and where the time of it is kept. */
const KINDS = {
  signup: { token: 'confirmation_token', sent: 'confirmation_sent_at', mail: 'confirmation', flow: 'email/signup' },
  disputed_signup: {
    token: 'confirmation_token',
    sent: 'confirmation_sent_at',
    mail: 'disputed_confirmation',
    flow: 'email/signup',
  },
  invite: { token: 'confirmation_token', sent: 'invited_at', mail: 'invite', flow: 'invite' },
  recovery: { token: 'recovery_token', sent: 'recovery_sent_at', mail: 'recovery', flow: 'recovery' },
  magiclink: { token: 'recovery_token', sent: 'recovery_sent_at', mail: 'magic_link', flow: 'magiclink' },
} as const satisfies Record<string, { token: OneTimeTokenType; sent: SentColumn; mail: MailKind; flow: string }>

/** As links and flows name it. */
function nameOf(type: keyof typeof KINDS): Exclude<keyof typeof KINDS, 'disputed_signup'> {
  return type === 'disputed_signup' ? 'signup' : type
}

/** Issues the token of a flow and queues its mail. */
export async function sendTokenMail(
  sql: Sql,
  hosted: Hosted,
  user: UserRow,
  type: keyof typeof KINDS,
  options: { redirectTo: string; pkce?: Pkce | undefined },
): Promise<UserRow> {
  const { updated, issued } = await issueForMail(sql, hosted, user, type, options)
  const link = verifyLink(hosted.settings, {
    linkToken: issued.linkToken,
    type: nameOf(type),
    redirectTo: options.redirectTo,
  })
  const parts = { link, code: issued.otp, minutes: minutesOf(hosted.settings) }
  await hosted.mailer.queue(sql, user.email ?? '', KINDS[type].mail, parts)
  return updated
}

/** How long the link and the code of a mail are taken. */
export function minutesOf({ mail }: Settings): number {
  return Math.round(mail.otpLifetimeSeconds / 60)
}

/** The token alone, for `generate_link`. */
export async function issueForMail(
  sql: Sql,
  hosted: Hosted,
  user: UserRow,
  type: keyof typeof KINDS,
  options: { pkce?: Pkce | undefined },
): Promise<{ updated: UserRow; issued: IssuedToken }> {
  const kind = KINDS[type]
  const flow =
    options.pkce &&
    (await startFlow(sql, { pkce: options.pkce, provider: nameOf(type), method: kind.flow, userId: user.id }))
  const issued = await issueOneTimeToken(sql, {
    userId: user.id,
    type: kind.token,
    relatesTo: user.email ?? '',
    length: hosted.settings.mail.otpLength,
    flowStateId: flow?.id,
  })
  return { issued, updated: await updateUserRow(sql, user.id, { [kind.sent]: new Date() }) }
}

/** Refuses a second mail of a kind within the interval (protocol 0.10). */
export function refuseTooSoon(lastSent: Date | null, intervalSeconds: number, medium: 'email' | 'sms' = 'email'): void {
  const waitedMs = Date.now() - (lastSent?.getTime() ?? 0)
  if (waitedMs >= intervalSeconds * 1000) return
  const seconds = Math.ceil(intervalSeconds - waitedMs / 1000)
  throw new AuthError(
    429,
    `over_${medium}_send_rate_limit`,
    `For security purposes, you can only request this after ${seconds} seconds.`,
  )
}

export function isTooSoon(lastSent: Date | null, intervalSeconds: number): boolean {
  return Date.now() - (lastSent?.getTime() ?? 0) < intervalSeconds * 1000
}
