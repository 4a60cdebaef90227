import { expect, it } from 'vitest'
import { parseSmtp } from './smtp.ts'

it.each([
  [undefined, { smtp: undefined }],
  ['', { smtp: undefined }],
  ['smtp://mail.example.org', { smtp: { host: 'mail.example.org', port: 587, isSecure: false } }],
  ['smtps://mail.example.org', { smtp: { host: 'mail.example.org', port: 465, isSecure: true } }],
  [
    'smtp://nora%40example.org:p%3Aw@mail.example.org:2525',
    { smtp: { host: 'mail.example.org', port: 2525, isSecure: false, user: 'nora@example.org', password: 'p:w' } },
  ],
  ['mail.example.org', { problem: expect.stringContaining('SMTP_URL') }],
  ['http://mail.example.org', { problem: expect.stringContaining('SMTP_URL') }],
])('%s', (text, expected) => {
  expect(parseSmtp(text)).toEqual(expected)
})
