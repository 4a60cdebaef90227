import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Hosted } from '../../hosted.ts'
import { audit } from '../../http/audit.ts'
import { AuthError } from '../../http/auth-error.ts'
import { readBody, record, text } from '../../http/read-body.ts'
import { redirectUrl } from '../../http/redirect-url.ts'
import { sendTokenMail } from '../../mail/send-token-mail.ts'
import { requireAdmin } from '../../sessions/require-admin.ts'
import { readEmail } from '../../users/contact.ts'
import { addSignUpIdentity, createUser } from '../../users/create-user.ts'
import { findUserByEmail } from '../../users/find-user.ts'
import { userJson } from '../../users/user-json.ts'

/** POST /invite (protocol 18). */
export function invite(app: FastifyInstance, hosted: Hosted): void {
  app.post('/invite', async (request) => {
    await requireAdmin(hosted, request)
    const input = readBody(z.object({ email: text, data: record }), request.body)
    const email = readEmail(input.email)
    const answer = await hosted.database.transaction(async (sql) => {
      const known = await findUserByEmail(sql, email)
      if (known?.email_confirmed_at)
        throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
      const user =
        known ??
        (await addSignUpIdentity(
          sql,
          await createUser(sql, { email, userMetadata: input.data, aud: hosted.settings.tokens.audience }),
        ))
      await audit(sql, request, 'user_invited', user.id)
      return userJson(
        sql,
        await sendTokenMail(sql, hosted, user, 'invite', { redirectTo: redirectUrl(hosted.settings, request) }),
      )
    })
    hosted.mailer.wake()
    return answer
  })
}
