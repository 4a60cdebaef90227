import type { FastifyInstance } from 'fastify'
import type { Hosted } from '../hosted.ts'
import { AuthError, invalid } from '../http/auth-error.ts'
import { queryValue } from '../http/read-query.ts'
import { redirectUrl } from '../http/redirect-url.ts'
import { errorFields, withFragment, withQuery } from '../http/redirect-answer.ts'
import { sessionFields } from '../sessions/session-fields.ts'
import { byLink, countTries, FIRST_OF_TWO, verifyOnce } from './verify.ts'

/** GET /verify (protocol 7): the link of a mail; always ends at an allowed page. */
export function verifyFromLink(app: FastifyInstance, hosted: Hosted): void {
  app.get('/verify', async (request, reply) => {
    const tries = await countTries(hosted, request)
    const [linkToken, type] = [queryValue(request, 'token'), queryValue(request, 'type')]
    if (type === '') throw invalid('Verify requires a verification type')
    if (linkToken === '') throw invalid('Verify requires a token or a token hash')
    const target = redirectUrl(hosted.settings, request)
    const isPkce = linkToken.startsWith('pkce_')
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    try {
      const accepted = await verifyOnce(
        hosted,
        request,
        (sql) => byLink(sql, hosted, type, linkToken),
        isPkce ? 'code' : 'session',
      )
      for (const counted of tries) counted.giveBack()
      if (accepted.kind === 'code') return await reply.redirect(withQuery(target, { code: accepted.code }), 303)
      if (accepted.kind === 'session')
        return await reply.redirect(withFragment(target, { ...sessionFields(accepted.session), type }), 303)
      const message = withFragment(target, { message: FIRST_OF_TWO.msg })
      return await reply.redirect(isPkce ? withQuery(message, { message: FIRST_OF_TWO.msg }) : message, 303)
    } catch (error) {
      if (!(error instanceof AuthError)) throw error
      const failed = withFragment(target, errorFields(error))
      return reply.redirect(isPkce ? withQuery(failed, errorFields(error)) : failed, 303)
    }
  })
}
