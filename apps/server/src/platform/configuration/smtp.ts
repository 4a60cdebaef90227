/** Where mail goes out; without it mails stay in the outbox. */
export type Smtp = {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; else it is asked for once connected. */
  readonly isSecure: boolean
  readonly user?: string
  readonly password?: string
}

/** `smtp://user:password@mail.example.org:587`, or `smtps://` for TLS from the first byte. */
export function parseSmtp(text: string | undefined): { smtp: Smtp | undefined } | { problem: string } {
  if (text === undefined || text === '') return { smtp: undefined }
  const url = URL.parse(text)
  if (!url || url.hostname === '' || !['smtp:', 'smtps:'].includes(url.protocol)) {
    return {
      problem: 'SMTP_URL is not the address of a mail server. Write it as smtp://user:password@host:587, or smtps://.',
    }
  }
  const isSecure = url.protocol === 'smtps:'
  const account =
    url.username === '' ? {} : { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) }
  return { smtp: { host: url.hostname, port: Number(url.port) || (isSecure ? 465 : 587), isSecure, ...account } }
}
