import type { Pool, PoolClient } from 'pg'

export type Mail = { readonly to: string; readonly subject: string; readonly text: string }

/** Puts a mail into the outbox of the embedded service, which sends it where SMTP is configured and shows it where not. */
export async function queueMail(on: Pool | PoolClient, { to, subject, text }: Mail): Promise<void> {
  await on.query('insert into auth.mail_outbox (recipient, subject, body_text, body_html) values ($1, $2, $3, $4)', [
    to,
    subject,
    text,
    `<!doctype html><html lang="en"><body><pre style="font:16px/1.5 system-ui,sans-serif;white-space:pre-wrap">${withLinks(text)}</pre></body></html>`,
  ])
}

function withLinks(text: string): string {
  const safe = text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return safe.replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`)
}
