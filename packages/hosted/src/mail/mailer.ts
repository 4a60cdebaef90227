import type { FastifyBaseLogger } from 'fastify'
import type { Transporter } from 'nodemailer'
import type { Database, Sql } from '../database/sql.ts'
import type { Settings } from '../settings.ts'
import { composeMail, type MailKind, type MailParts } from './compose-mail.ts'

export type Mailer = {
  /** Puts a mail into the outbox, in the caller's transaction: it goes out if and only if that commits. */
  queue(sql: Sql, to: string, kind: MailKind, parts: MailParts): Promise<void>
  /** Sends what waits. The callers of the API don't wait for it, so an answer takes as long whether there is a mail or not. */
  wake(): void
  close(): Promise<void>
}

/** Mail over SMTP where it is configured; otherwise the outbox in the database is where mails stay and can be read. */
export function openMailer(database: Database, settings: Settings, log: FastifyBaseLogger): Mailer {
  const { smtp, from } = settings.mail
  let transport: Promise<Transporter> | undefined
  let sending: Promise<void> | undefined
  let isWoken = false
  const timer = smtp && setInterval(() => wake(), 15_000)
  timer?.unref()

  function wake(): void {
    isWoken = true
    if (!smtp || sending) return
    isWoken = false
    transport ??= connect(smtp)
    sending = sendWaiting()
      .catch((error: unknown) => log.error({ err: error }, 'hosted: mails wait in the outbox'))
      .finally(() => {
        sending = undefined
        // Whoever woke it after the last look has put a mail there that the look did not see.
        if (isWoken) wake()
      })
  }

  async function sendWaiting(): Promise<void> {
    while (await database.transaction(sendOne)) continue
  }

  async function sendOne(sql: Sql): Promise<boolean> {
    const [mail] = await sql<OutboxRow>`
      select * from auth.mail_outbox where sent_at is null and attempts < 8 and next_attempt_at <= now() order by id limit 1 for update skip locked`
    if (!mail) return false
    try {
      await (
        await transport
      )?.sendMail({
        from,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
      })
      // What was sent holds a token: it is not kept.
      await sql`delete from auth.mail_outbox where id = ${mail.id}`
    } catch (error) {
      log.error({ err: error, mail: mail.id }, 'hosted: a mail could not be sent')
      await sql`update auth.mail_outbox set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => 5 * 3 ^ attempts) where id = ${mail.id}`
    }
    return true
  }

  return {
    async queue(sql, to, kind, parts) {
      const { subject, text, html } = composeMail(kind, { ...parts, siteUrl: settings.siteUrl })
      await sql`insert into auth.mail_outbox (recipient, subject, body_text, body_html) values (${to}, ${subject}, ${text}, ${html})`
    },
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
    ...(smtp.user ? { auth: { user: smtp.user, pass: smtp.password ?? '' } } : {}),
  })
}

export type OutboxRow = {
  id: string
  recipient: string
  subject: string
  body_text: string
  body_html: string
  created_at: Date
}
