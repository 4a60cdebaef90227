import type { FastifyBaseLogger } from 'fastify'
import type { Transporter } from 'nodemailer'
import type { Pool } from 'pg'
import { openDatabase } from '../database/sql.ts'
import type { Settings } from '../settings.ts'

/** Mails that lie in a table until they are sent. */
export type Outbox = {
  /** Sends what waits. The callers of the API don't wait for it, so an answer takes as long whether there is a mail or not. */
  wake(): void
  close(): Promise<void>
}

export type OutboxOptions = {
  /** The table, with the columns of `auth.mail_outbox`. Its name stands in the statements as it is. */
  readonly table: 'auth.mail_outbox' | 'kvint.mail_outbox'
  /** Without a mail server mails stay in the table and can be read there. */
  readonly smtp: Settings['mail']['smtp']
  readonly from: string
  /** Told of each time that mails could not be looked at or sent; tries go on. */
  readonly onFailed?: (error: unknown) => void
}

/**
 * Sends the mails of a table over SMTP, each once however many processes look, and deletes them then: they hold tokens. What
 * could not be sent is tried again after 5, 15, 45 … seconds, eight times.
 * @example
 * const outbox = openOutbox(pool, { table: 'kvint.mail_outbox', smtp: { host, port: 587, isSecure: false }, from }, log)
 * outbox.wake()
 */
export function openOutbox(pool: Pool, { table, smtp, from, onFailed }: OutboxOptions, log: FastifyBaseLogger): Outbox {
  const database = openDatabase(pool)
  let transport: Promise<Transporter> | undefined
  let sending: Promise<void> | undefined
  let isWoken = false
  const timer = smtp && setInterval(() => wake(), LOOK_EVERY_MS)
  timer?.unref()

  function wake(): void {
    isWoken = true
    if (!smtp || sending) return
    isWoken = false
    transport ??= connect(smtp)
    sending = sendWaiting()
      .catch((error: unknown) => {
        onFailed?.(error)
        log.error({ err: error }, 'hosted: mails wait in the outbox')
      })
      .finally(() => {
        sending = undefined
        // Anyone who woke it after the last look has put a mail there that the look did not see.
        if (isWoken) wake()
      })
  }

  async function sendWaiting(): Promise<void> {
    while (await sendOne()) continue
  }

  const sendOne = () =>
    database.transaction(async (_sql, client) => {
      const { rows } = await client.query<OutboxRow>(
        `select * from ${table} where sent_at is null and attempts < 8 and next_attempt_at <= now() order by id limit 1 for update skip locked`,
      )
      const mail = rows[0]
      if (!mail) return false
      try {
        const { recipient, subject, body_text, body_html } = mail
        await (await transport)?.sendMail({ from, to: recipient, subject, text: body_text, html: body_html })
        await client.query(`delete from ${table} where id = $1`, [mail.id])
      } catch (error) {
        onFailed?.(error)
        log.error({ err: error, mail: mail.id }, 'hosted: a mail could not be sent')
        await client.query(
          `update ${table} set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => 5 * 3 ^ attempts) where id = $1`,
          [mail.id],
        )
      }
      return true
    })

  return {
    wake,
    async close() {
      clearInterval(timer)
      await sending
      const opened = await transport
      opened?.close()
    },
  }
}

/** The library is loaded with the first mail: most servers on one's own machine send none. */
async function connect(smtp: NonNullable<Settings['mail']['smtp']>): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.isSecure,
    /** A server that takes the line and says nothing must not hold up the other mails, nor the transaction that holds this one. */
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    ...(smtp.user ? { auth: { user: smtp.user, pass: smtp.password ?? '' } } : {}),
  })
}

const LOOK_EVERY_MS = 15_000

export type OutboxRow = {
  id: string
  recipient: string
  subject: string
  body_text: string
  body_html: string
  created_at: Date
}
