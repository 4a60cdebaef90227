import { createHash, randomBytes } from 'node:crypto'
import { KvintError, PRODUCT } from '@kvint/contract'
import { fastifyPlugin } from 'fastify-plugin'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Pool } from 'pg'
import * as z from 'zod/mini'
import { pageLanguage } from '../../platform/callers/page-language.ts'
import { inLanguage, type MailWords, type QueueMail } from '../../platform/mail/mail-queue.ts'

type Options = { readonly pool: Pool; readonly queueMail: QueueMail }

/**
 * `POST /api/v1/waitlist` mails a link to the address; `GET /api/v1/waitlist/confirm` is where it leads. The answer is
 * the same for an address that is on the list, and no address gets more than one mail in ten minutes.
 */
export const waitlistRoutes = fastifyPlugin<Options>(async (app, { pool, queueMail }) => {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.post(
    '/api/v1/waitlist',
    {
      schema: { summary: 'Join the waitlist', body: joinSchema, response: { 202: acceptedSchema } },
      config: { isCostly: true },
    },
    async (request, reply) => {
      const email = request.body.email.trim().toLowerCase()
      const token = randomBytes(24).toString('base64url')
      const { rowCount } = await pool.query(JOIN, [email, hashOf(token)])
      if (rowCount)
        await queueMail(pool, {
          to: email,
          ...inLanguage(invitation(`/api/v1/waitlist/confirm?token=${token}`), pageLanguage(request)),
        })
      return await reply.status(202).send({ success: true as const })
    },
  )

  routes.get(
    '/api/v1/waitlist/confirm',
    { schema: { summary: 'Where the mailed link leads', querystring: confirmSchema } },
    async (request, reply) => {
      const { rowCount } = await pool.query(CONFIRM, [hashOf(request.query.token)])
      if (!rowCount)
        throw new KvintError('not-found', 'This link is not valid. Enter your email again to get a new one.')
      return reply.redirect('/?waitlist=confirmed', 303)
    },
  )
})

function invitation(path: string): MailWords {
  return {
    en: {
      subject: `Confirm your place on the ${PRODUCT.name} waitlist`,
      text: `You, or someone who typed your address, asked to join the ${PRODUCT.name} waitlist. Confirm the address, and you are on it.`,
      button: { words: 'Confirm address', path },
      close: 'If this was not you, ignore this email: the address is not used.',
    },
    nb: {
      subject: `Bekreft plassen din på ventelisten til ${PRODUCT.name}`,
      text: `Du, eller noen som skrev inn adressen din, ba om plass på ventelisten til ${PRODUCT.name}. Bekreft adressen, så står du på den.`,
      button: { words: 'Bekreft adressen', path },
      close: 'Var det ikke du, kan du se bort fra denne e-posten: Adressen blir ikke brukt.',
    },
  }
}

const acceptedSchema = z.object({ success: z.literal(true) })
const joinSchema = z.object({ email: z.email().check(z.maxLength(254)) })
const confirmSchema = z.object({ token: z.string().check(z.maxLength(64)) })

/** A confirmed address stays as it is; one that was asked for lately gets no second mail yet. */
const JOIN = `insert into kvint.waitlist as w (email, token_hash) values ($1, $2)
  on conflict (email) do update set token_hash = excluded.token_hash, asked_at = now()
  where w.confirmed_at is null and w.asked_at < now() - interval '10 minutes'`
const CONFIRM = 'update kvint.waitlist set confirmed_at = coalesce(confirmed_at, now()) where token_hash = $1'

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
