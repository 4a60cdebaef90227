import { expect, it } from 'vitest'
import { jsonBytes, parseJsonBytes, jsonTwice } from './json-bytes.ts'

it('holds the bytes of the text, as many as it is long', () => {
  const value = { claim: '“B♭” – 𝄞 é', path: String.raw`C:\sets`, broken: '\uD800', line: '\u2028\n' }
  const bytes = jsonBytes(JSON.stringify(value))
  expect(Buffer.from(bytes, 'latin1')).toEqual(Buffer.from(JSON.stringify(value)))
  expect(parseJsonBytes(bytes)).toEqual(value)
})

it.each([
  ['short', '“B♭” \\ "C♯"\n\u007F\u0080ÿ'],
  ['longer than what is kept', '“B♭” \\ "C♯"\n'.repeat(10_000)],
  ['of nothing but what is escaped', '"\\'.repeat(8000)],
])('stands as itself and quoted as its text would be: %s', (_, claim) => {
  const json = JSON.stringify({ claim })
  const whole = jsonBytes(`{"value":${json},"text":${JSON.stringify(json)}}`)
  expect(jsonTwice(json, ['{"value":', ',"text":"', '"}']) === whole).toBe(true)
})
