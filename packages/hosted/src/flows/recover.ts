import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Sql } from '../database/sql.ts'
import type { Hosted } from '../hosted.ts'
import { audit } from '../http/audit.ts'
import { AuthError, invalid } from '../http/auth-error.ts'
import { limitAddress, limitMails } from '../http/rate-limit.ts'
import { pkceFields, readBody, text } from '../http/read-body.ts'
import { redirectUrl } from '../http/redirect-url.ts'
import { isTooSoon, sendTokenMail } from '../mail/send-token-mail.ts'
import { readPkce } from '../sessions/pkce.ts'
import { readEmail } from '../users/contact.ts'
import { findUserByEmail, lockUser } from '../users/find-user.ts'

const body = z.object({ email: text, ...pkceFields })

/**
 * POST /recover (protocol 5). The answer is `{}` whatever the address, and waits for nothing that depends on it. Where the real
 * service tells by a 429 that an account exists and was just written to, this one stays silent and sends nothing.
 */
export function recover(app: FastifyInstance, hosted: Hosted): void {
  app.post('/recover', async (request) => {
    await limitAddress(hosted, request, 'mailRequests', 'recover')
    const input = readBody(body, request.body)
    if (input.email === '') throw invalid('Password recovery requires an email')
    if (!hosted.settings.signUp.hasEmail)
      throw new AuthError(400, 'email_provider_disabled', 'Email logins are disabled')
    const email = readEmail(input.email)
    const pkce = readPkce(input)
    await limitMails(hosted, email)
    const redirectTo = redirectUrl(hosted.settings, request)
    const from = { ip: request.ip }
    hosted.later.put(async () => {
      await hosted.database.transaction((sql) => sendRecovery(sql, email))
      hosted.mailer.wake()
    })
    return {}

    async function sendRecovery(sql: Sql, email: string): Promise<void> {
      const found = await findUserByEmail(sql, email)
      const user = found && (await lockUser(sql, found.id))
      if (!user || isTooSoon(user.recovery_sent_at, hosted.settings.mail.minimumIntervalSeconds)) return
      await audit(sql, from, 'user_recovery_requested', user.id)
      await sendTokenMail(sql, hosted, user, 'recovery', { redirectTo, pkce })
    }
  })
}
