import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Sql } from '../database/sql.ts'
import type { Hosted } from '../hosted.ts'
import { invalid } from '../http/auth-error.ts'
import { limitAddress, limitMails, limitTexts } from '../http/rate-limit.ts'
import { pkceFields, readBody, text } from '../http/read-body.ts'
import { redirectUrl } from '../http/redirect-url.ts'
import { isTooSoon, sendTokenMail } from '../mail/send-token-mail.ts'
import { readPkce, type Pkce } from '../sessions/pkce.ts'
import { readEmail, readPhone } from '../users/contact.ts'
import { findUserByEmail, findUserByPhone, lockUser } from '../users/find-user.ts'
import { startEmailChange } from './email-change.ts'
import { sendPhoneCode } from './phone-code.ts'

const body = z.object({ type: text, email: text, phone: text, ...pkceFields })

/** POST /resend (protocol 8): `{}` also where there is nothing to send again. */
export function resend(app: FastifyInstance, hosted: Hosted): void {
  app.post('/resend', async (request) => {
    await limitAddress(hosted, request, 'mailRequests', 'resend')
    const input = readBody(body, request.body)
    checkCombination(input)
    const pkce = readPkce(input)
    if (input.email !== '') {
      const email = readEmail(input.email)
      await limitMails(hosted, email)
      const redirectTo = redirectUrl(hosted.settings, request)
      hosted.later.put(async () => {
        await hosted.database.transaction((sql) =>
          resendMail(sql, hosted, { email, type: input.type, pkce, redirectTo }),
        )
        hosted.mailer.wake()
      })
    } else {
      const phone = readPhone(input.phone)
      await limitTexts(hosted, phone)
      await hosted.database.transaction((sql) => resendCode(sql, hosted, { phone, type: input.type }))
    }
    hosted.mailer.wake()
    return {}
  })
}

function checkCombination({ type, email, phone }: { type: string; email: string; phone: string }): void {
  if (!['signup', 'email_change', 'sms', 'phone_change'].includes(type))
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
  if (email !== '' && phone !== '') throw invalid('Only an email address or phone number should be provided.')
  if (email === '' && phone === '') throw invalid('Missing email address or phone number')
  if ((type === 'signup' || type === 'email_change') && email === '')
    throw invalid('Type provided requires an email address')
  if ((type === 'sms' || type === 'phone_change') && phone === '')
    throw invalid('Type provided requires a phone number')
}

async function resendMail(
  sql: Sql,
  hosted: Hosted,
  { email, type, pkce, redirectTo }: { email: string; type: string; pkce: Pkce | undefined; redirectTo: string },
): Promise<void> {
  const found = await findUserByEmail(sql, email)
  const user = found && (await lockUser(sql, found.id))
  const interval = hosted.settings.mail.minimumIntervalSeconds
  if (!user) return
  if (type === 'signup' && !user.email_confirmed_at && !isTooSoon(user.confirmation_sent_at, interval))
    await sendTokenMail(sql, hosted, user, 'signup', { redirectTo, pkce })
  if (type === 'email_change' && user.email_change !== '' && !isTooSoon(user.email_change_sent_at, interval))
    await startEmailChange(sql, hosted, user, { email: user.email_change, redirectTo, pkce })
}

async function resendCode(sql: Sql, hosted: Hosted, { phone, type }: { phone: string; type: string }): Promise<void> {
  const found = await findUserByPhone(sql, phone)
  const user = found && (await lockUser(sql, found.id))
  if (user && type === 'sms' && !user.phone_confirmed_at)
    await sendPhoneCode(sql, hosted, user, { phone, type: 'confirmation_token' })
  if (user && type === 'phone_change' && user.phone_change !== '')
    await sendPhoneCode(sql, hosted, user, { phone: user.phone_change, type: 'phone_change_token' })
}
