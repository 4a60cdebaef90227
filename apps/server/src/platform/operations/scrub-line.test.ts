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
  ['{"level":30,"reqId":"5f0c","status":200}', '{"level":30,"reqId":"5f0c","status":200}'],
])('%s', (line, scrubbed) => {
  expect(scrubLine(line)).toBe(scrubbed)
})
