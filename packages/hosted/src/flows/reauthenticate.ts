import type { FastifyInstance } from 'fastify'
import type { Hosted } from '../hosted.ts'
import { audit } from '../http/audit.ts'
import { AuthError, invalid } from '../http/auth-error.ts'
import { limitMails, limitTexts } from '../http/rate-limit.ts'
import { minutesOf, refuseTooSoon } from '../mail/send-token-mail.ts'
import { refuseWithoutFactor, requireOwner } from '../sessions/require-user.ts'
import { issueOneTimeToken } from '../tokens/one-time-token.ts'
import { lockUser } from '../users/find-user.ts'
import { updateUserRow } from '../users/update-user-row.ts'
import { sendPhoneCode } from './phone-code.ts'

/** GET /reauthenticate (protocol 9): a code that `PUT /user` asks for before a new password. */
export function reauthenticate(app: FastifyInstance, hosted: Hosted): void {
  app.get('/reauthenticate', async (request) => {
    const caller = await requireOwner(hosted, request)
    await refuseWithoutFactor(hosted.database.sql, caller)
    const { email, phone } = caller.user
    if (!email && !phone) throw invalid('Reauthentication requires the user to have an email or a phone number')
    if (email && !caller.user.email_confirmed_at)
      throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.')
    if (!email && !caller.user.phone_confirmed_at)
      throw new AuthError(422, 'phone_not_confirmed', 'Please verify your phone first.')
    await (email ? limitMails(hosted, email) : limitTexts(hosted, phone ?? ''))
    await hosted.database.transaction(async (sql) => {
      const user = (await lockUser(sql, caller.user.id)) ?? caller.user
      await audit(sql, request, 'user_reauthenticate_requested', user.id)
      if (!email) return sendPhoneCode(sql, hosted, user, { phone: phone ?? '', type: 'reauthentication_token' })
      refuseTooSoon(user.reauthentication_sent_at, hosted.settings.mail.minimumIntervalSeconds)
      const length = hosted.settings.mail.otpLength
      const { otp } = await issueOneTimeToken(sql, {
        userId: user.id,
        type: 'reauthentication_token',
        relatesTo: email,
        length,
      })
      await hosted.mailer.queue(sql, email, 'reauthentication', { code: otp, minutes: minutesOf(hosted.settings) })
      return updateUserRow(sql, user.id, { reauthentication_sent_at: new Date() })
    })
    hosted.mailer.wake()
    return {}
  })
}
