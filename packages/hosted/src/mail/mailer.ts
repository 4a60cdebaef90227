import type { FastifyBaseLogger } from 'fastify'
import type { Database, Sql } from '../database/sql.ts'
import type { Settings } from '../settings.ts'
import { composeMail } from './compose-mail.ts'
import type { MailKind, MailLanguage, MailParts } from './mail-texts.ts'
import { findUserByEmail } from '../users/find-user.ts'
import { openOutbox, type Outbox } from './outbox.ts'

export type Mailer = Outbox & {
  /**
   * Puts a mail into the outbox, in the caller's transaction: it goes out if and only if that commits. It is written in the
   * language of the account that it is about, `language` in its user metadata; in English where that is not known.
   */
  queue(sql: Sql, to: string, kind: MailKind, parts: MailParts): Promise<void>
}

/** Mail over SMTP where it is configured; otherwise the outbox in the database is where mails stay and can be read. */
export function openMailer(
  database: Database,
  settings: Settings,
  log: FastifyBaseLogger,
  onFailed?: (error: unknown) => void,
): Mailer {
  const { smtp, from, newPasswordUrl, support, hasCodes } = settings.mail
  const ofSite = { siteUrl: settings.siteUrl, ...(newPasswordUrl && { newPasswordUrl }), ...(support && { support }) }
  return {
    ...openOutbox(database.pool, { table: 'auth.mail_outbox', smtp, from, ...(onFailed && { onFailed }) }, log),
    async queue(sql, to, kind, { code, ...parts }) {
      const language = await languageOf(sql, parts.oldEmail || to)
      const said = { ...ofSite, ...parts, ...(code && (hasCodes || !parts.link) && { code }) }
      const { subject, text, html } = composeMail(kind, said, language)
      await sql`insert into auth.mail_outbox (recipient, subject, body_text, body_html) values (${to}, ${subject}, ${text}, ${html})`
    },
  }
}

async function languageOf(sql: Sql, address: string): Promise<MailLanguage> {
  const owner = await findUserByEmail(sql, address)
  return owner?.raw_user_meta_data['language'] === 'nb' ? 'nb' : 'en'
}
