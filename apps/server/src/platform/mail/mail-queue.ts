import { layOutMail } from '@kvint/hosted'
import type { Pool, PoolClient } from 'pg'
import type { PageLanguage } from '../callers/page-language.ts'
import type { Columns } from '../database/columns.ts'

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The one thing to press, and the page of the site that it leads to. */
  readonly button?: { readonly words: string; readonly path: string }
  /** Below the button: what happens if it is not pressed. */
  readonly close?: string
  /** English where it is not said. */
  readonly language?: PageLanguage
}

/** What a mail says, in each language. */
export type MailWords = Readonly<Record<PageLanguage, Pick<Mail, 'subject' | 'text' | 'button' | 'close'>>>

/** An account as mails ask for it. */
export type Addressee = Columns<'auth.users', 'email'> & { readonly language: string | null }

/** The words for somebody whose account says `language`: in English where it says nothing. */
export function inLanguage(words: MailWords, language: string | null): Omit<Mail, 'to'> {
  const known = language === 'nb' ? 'nb' : 'en'
  return { ...words[known], language: known }
}

/** Puts a mail into the outbox, in the caller's transaction where it has one: it goes out if and only if that commits. */
export type QueueMail = (on: Pool | PoolClient, mail: Mail) => Promise<void>

/** Into the outbox of the embedded account service; into one of our own where a Supabase project is that service. */
export function mailQueue(table: 'auth.mail_outbox' | 'kvint.mail_outbox', siteUrl: string): QueueMail {
  return async (on, { to, subject, text: lead, button, close, language = 'en' }) => {
    const { text, html } = layOutMail({
      lead,
      ...(button && { button: { words: button.words, url: siteUrl + button.path } }),
      ...(close && { close }),
      siteUrl,
      language,
    })
    await on.query(`insert into ${table} (recipient, subject, body_text, body_html) values ($1, $2, $3, $4)`, [
      to,
      subject,
      text,
      html,
    ])
  }
}
