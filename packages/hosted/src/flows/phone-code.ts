import type { Sql } from '../database/sql.ts'
import type { Hosted } from '../hosted.ts'
import { AuthError } from '../http/auth-error.ts'
import { refuseTooSoon } from '../mail/send-token-mail.ts'
import { issueOneTimeToken } from '../tokens/one-time-token.ts'
import { findUserByPhone } from '../users/find-user.ts'
import { updateUserRow } from '../users/update-user-row.ts'
import type { UserRow } from '../users/user-row.ts'

/**
 * Sends a code to a number. No provider of text messages is built in: numbers of `sms.testCodes` get their set code, any other
 * gets the error that a project without a working provider gives. A change to a number that another account has is answered alike, and
 * has no code.
 */
export async function sendPhoneCode(
  sql: Sql,
  hosted: Hosted,
  user: UserRow,
  options: { phone: string; type: 'confirmation_token' | 'phone_change_token' | 'reauthentication_token' },
): Promise<UserRow> {
  const sent = {
    confirmation_token: 'confirmation_sent_at',
    phone_change_token: 'phone_change_sent_at',
    reauthentication_token: 'reauthentication_sent_at',
  } as const
  const column = sent[options.type]
  refuseTooSoon(user[column], hosted.settings.sms.minimumIntervalSeconds, 'sms')
  const otp = testCode(hosted, options.phone)
  const isTaken = options.type === 'phone_change_token' && (await findUserByPhone(sql, options.phone)) !== undefined
  if (!isTaken)
    await issueOneTimeToken(sql, {
      userId: user.id,
      type: options.type,
      relatesTo: options.phone,
      length: hosted.settings.sms.otpLength,
      otp,
    })
  return updateUserRow(sql, user.id, { [column]: new Date() })
}

export function testCode(hosted: Hosted, phone: string): string {
  const code = hosted.settings.sms.testCodes[phone]
  if (code === undefined)
    throw new AuthError(
      422,
      'sms_send_failed',
      'Error sending confirmation OTP to provider: no provider of text messages is configured',
    )
  return code
}
