import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hasPostgres } from '@kvint/postgres'
import { startCluster, type TestHosted } from '../testing/start-hosted.ts'
import { composeMail } from './compose-mail.ts'
import { mailTextsEn } from './mail-texts-en.ts'
import type { MailKind } from './mail-texts.ts'

describe.skipIf(!hasPostgres())('mail over SMTP', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>
  let service: TestHosted
  let isBroken = true
  const received: string[] = []
  const server = createServer((socket) => speakSmtp(socket))
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    cluster = await startCluster()
    const { port } = server.address() as AddressInfo
    service = await cluster.start({ signUp: { isEmailConfirmed: false }, mail: { smtp: { host: '127.0.0.1', port } } })
  }, 60_000)
  afterAll(async () => {
    await cluster?.stop()
    server.close()
  }, 60_000)

  function speakSmtp(socket: Socket): void {
    let isData = false
    let mail = ''
    socket.on('error', () => {})
    socket.write('220 here\r\n')
    socket.on('data', (chunk) => {
      if (isData) {
        mail += chunk.toString()
        if (!mail.endsWith('\r\n.\r\n')) return
        isData = false
        received.push(mail)
        socket.write('250 taken\r\n')
        return
      }
      const command = chunk.toString().slice(0, 4).toUpperCase()
      isData = command === 'DATA' && !isBroken
      socket.write(isBroken && command === 'DATA' ? '451 not now\r\n' : isData ? '354 go on\r\n' : '250 fine\r\n')
    })
  }

  it('keeps a mail that could not be sent, and forgets one that was: it holds a token', async () => {
    const { status } = await service.auth('POST', '/signup', { email: 'ada@kvint.test', password: 'secret1' })
    expect(status).toBe(200)
    const waiting = async () =>
      (await service.pool.query<{ attempts: number }>('select attempts from auth.mail_outbox')).rows
    await vi.waitFor(async () => expect(await waiting()).toEqual([{ attempts: 1 }]), 10_000)
    isBroken = false
    await service.pool.query('update auth.mail_outbox set next_attempt_at = now()')
    service.hosted.mailer.wake()
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), 10_000)
    expect(received).toHaveLength(1)
    expect(received[0]).toContain('To: ada@kvint.test')
    expect(received[0]).toContain('Subject: Confirm your email address')
  })
})

const KINDS = Object.keys(mailTextsEn.mails) as MailKind[]

describe('composeMail', () => {
  it('says how long a link is taken, and whom to turn to', () => {
    const { text, html } = composeMail('recovery', { link: 'https://x.test/?a=1', minutes: 60 })
    expect(text).toContain('The link works once, for 60 minutes.\n\nIf this was not you, ignore this email')
    expect(html.match(/<a /g)).toHaveLength(1)
    const changed = composeMail('password_changed', { newPasswordUrl: 'https://x.test/reset-password' })
    expect(changed.html).toContain('<a href="https://x.test/reset-password">')
    expect(composeMail('email_changed', { support: 'help@x.test' }).text).toContain('write to help@x.test at once')
    expect(composeMail('email_changed', {}).text).toContain('reply to this email')
  })

  it('calls a device as its owner would', () => {
    const said = (browser: string | null, system: string | null) => composeMail('new_device', { browser, system }).text
    expect(said('Safari', 'iPhone')).toContain('on a new device: Safari on iPhone.')
    expect(said(null, null)).toContain('on a new device. If this was you')
  })

  it.each(KINDS)('%s: text first, no pictures, both schemes of colour, nothing unescaped', (kind) => {
    const mail = composeMail(kind, {
      link: 'https://x.test/?a=1&b=2',
      code: '123456',
      newEmail: '<b>@x.test',
      browser: '<script>',
      siteUrl: 'https://kvint.test',
    })
    expect(mail.subject).not.toBe('')
    expect(mail.text).toContain('https://x.test/?a=1&b=2')
    expect(mail.text).toContain('code: 123456')
    expect(mail.html).toContain('color-scheme')
    expect(mail.html).not.toMatch(/<img|<script>|<b>/)
  })

  it.each(KINDS)('%s in Norwegian: no word of it is the English one', (kind) => {
    const parts = { link: 'https://x.test/', code: '123456' }
    const [english, norwegian] = [composeMail(kind, parts), composeMail(kind, parts, 'nb')]
    const own = (text: string) => text.split('\n').filter((line) => line !== '' && !/^(https:|Kvint$)/.test(line))
    expect(norwegian.subject).not.toBe(english.subject)
    expect(own(norwegian.text).filter((line) => own(english.text).includes(line))).toEqual([])
    expect(norwegian.html).toContain('<html lang="nb">')
  })
})
