import type { FastifyInstance } from 'fastify'
import type { Hosted } from '../hosted.ts'
import { isFromThisMachine } from '../http/from-this-machine.ts'
import type { OutboxRow } from './outbox.ts'

/** GET /outbox: the mails of a local run, newest first. Anyone who sees it can enter every account, so only this machine may. */
export function outboxPage(app: FastifyInstance, hosted: Hosted): void {
  app.get('/outbox', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.code(404).send('Not found')
    const mails = await hosted.database.sql<OutboxRow>`select * from auth.mail_outbox order by id desc limit 50`
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(page(mails))
  })
}

function page(mails: OutboxRow[]): string {
  const items = mails.map(
    (mail) =>
      `<article><h2>${escape(mail.subject)}</h2><p>To ${escape(mail.recipient)}, ${mail.created_at.toISOString()}</p><pre>${linked(mail.body_text)}</pre></article>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60em;margin:2em auto;padding:0 1em}pre{white-space:pre-wrap;overflow-wrap:anywhere}</style></head>
<body><h1>Outbox</h1><p>No mail server is configured. What would have been sent is here.</p>${items.join('') || '<p>Nothing yet.</p>'}</body></html>`
}

function linked(text: string): string {
  return escape(text).replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`)
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
