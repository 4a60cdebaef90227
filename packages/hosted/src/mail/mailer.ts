import type { FastifyBaseLogger } from 'fastify'
import type { Database, Sql } from '../database/sql.ts'
import type { Settings } from '../settings.ts'
import { composeMail, type MailKind, type MailParts } from './compose-mail.ts'
import { openOutbox, type Outbox } from './outbox.ts'

export type Mailer = Outbox & {
  /** Puts a mail into the outbox, in the caller's transaction: it goes out if and only if that commits. */
  queue(sql: Sql, to: string, kind: MailKind, parts: MailParts): Promise<void>
}

/** Mail over SMTP where it is configured; otherwise the outbox in the database is where mails stay and can be read. */
export function openMailer(
  database: Database,
  settings: Settings,
  log: FastifyBaseLogger,
  onFailed?: (error: unknown) => void,
): Mailer {
  const { smtp, from } = settings.mail
  return {
    ...openOutbox(database.pool, { table: 'auth.mail_outbox', smtp, from, ...(onFailed && { onFailed }) }, log),
    async queue(sql, to, kind, parts) {
      const { subject, text, html } = composeMail(kind, { ...parts, siteUrl: settings.siteUrl })
      await sql`insert into auth.mail_outbox (recipient, subject, body_text, body_html) values (${to}, ${subject}, ${text}, ${html})`
    },
  }
}
