import { contactRequestSchema, PRODUCT } from '@kvint/contract'
import { fastifyPlugin } from 'fastify-plugin'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Pool } from 'pg'
import * as z from 'zod/mini'
import type { Columns } from '../../platform/database/columns.ts'
import type { QueueMail } from '../../platform/mail/mail-queue.ts'

type Options = { readonly pool: Pool; readonly queueMail: QueueMail }

/** `POST /api/v1/contact`: a message to us. It is kept, and mailed to the box of its topic. */
export const contactRoutes = fastifyPlugin<Options>(async (app, { pool, queueMail }) => {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/v1/contact',
    {
      schema: { summary: 'Write to us', body: contactRequestSchema, response: { 202: acceptedSchema } },
      config: { isCostly: true },
    },
    async (request, reply) => {
      const { name, email, topic, message } = request.body
      const { rows } = await pool.query<Columns<'kvint.contact_messages', 'id'>>(KEEP, [name, email, topic, message])
      const id = rows[0]?.id ?? ''
      await queueMail(pool, {
        to: PRODUCT.mail[topic],
        subject: `Message ${id.slice(0, 8)} to ${topic}`,
        text: `${name} <${email}> wrote:\n\n${message}\n\nAnswer to ${email}.`,
      })
      return await reply.status(202).send({ success: true as const, id })
    },
  )
})

const acceptedSchema = z.object({ success: z.literal(true), id: z.guid() })
const KEEP = 'insert into kvint.contact_messages (name, email, topic, message) values ($1, $2, $3, $4) returning id'
