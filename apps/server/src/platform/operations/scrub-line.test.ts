import { expect, it } from 'vitest'
import { scrubLine } from './scrub-line.ts'

it.each([
  ['GET /verify?token=abc123&type=signup', 'GET /verify?token=[secret]&type=signup'],
  ['{"msg":"Bearer abc.def"}', '{"msg":"Bearer [secret]"}'],
  ['jwt eyJhbGciOi.eyJzdWIi.c2ln end', 'jwt [token] end'],
  [`key kvint_${'0a'.repeat(24)} used`, 'key [api key] used'],
  ['Key (email)=(nora@example.org) exists', 'Key (email)=([mail address]) exists'],
  [
    String.raw`{"detail":"{\"password\":\"hunter2\"}"}`,
    String.raw`{"detail":"{\"password\":\"hunter2\"}"}`.replace('hunter2', '[secret]'),
  ],
  [
    '{"err":{"code":"23505","constraint":"users_email_key"}}',
    '{"err":{"code":"23505","constraint":"users_email_key"}}',
  ],
  [
    '{"code":"40P01"} {"code":"ECONNREFUSED"} {"code":"ERR_STREAM_PREMATURE_CLOSE"}',
    '{"code":"40P01"} {"code":"ECONNREFUSED"} {"code":"ERR_STREAM_PREMATURE_CLOSE"}',
  ],
  ['/callback?code=0f8b6a61-11&state=x', '/callback?code=[secret]&state=x'],
  ['{"code":"123456"}', '{"code":"[secret]"}'],
  ['{"code":"aaaa-bbbb-cccc-dddd"}', '{"code":"[secret]"}'],
  ['{"secretKey":"s3cr3t","secretAccessKey":"a/b+c"}', '{"secretKey":"[secret]","secretAccessKey":"[secret]"}'],
  [
    '{"clientSecret":"a","refresh_token":"b","sessionKey":"c","webhookSecrets":["d"]}',
    '{"clientSecret":"[secret]","refresh_token":"[secret]","sessionKey":"[secret]","webhookSecrets":["[secret]"]}',
  ],
  ['AWS_SECRET_ACCESS_KEY=abc PASSWD=hunter2', 'AWS_SECRET_ACCESS_KEY=[secret] PASSWD=[secret]'],
  ['connect postgres://kvint:hunter2@db.example:5432/kvint', 'connect postgres://kvint:[secret]@db.example:5432/kvint'],
  ['{"level":30,"reqId":"5f0c","status":200}', '{"level":30,"reqId":"5f0c","status":200}'],
])('%s', (line, scrubbed) => {
  expect(scrubLine(line)).toBe(scrubbed)
})
