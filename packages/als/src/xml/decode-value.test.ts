import { describe, expect, it } from 'vitest'
import { decodeValue } from './decode-value.ts'

const decode = (text: string) => {
  const bytes = new TextEncoder().encode(text)
  return decodeValue(bytes, 0, bytes.length)
}

describe('decodeValue', () => {
  it.each([
    ['808', '808'],
    ['Kick &amp; Bass', 'Kick & Bass'],
    ['&lt;b&gt; &quot;x&quot; &apos;y&apos;', `<b> "x" 'y'`],
    ['one&#x0A;two&#x0D;&#x09;&#10;', 'one\ntwo\r\t\n'],
    ['Größe 日本 🎹', 'Größe 日本 🎹'],
    ['&#x1F3B9;', '🎹'],
    ['&nbsp; &#0; &#x110000; &', '&nbsp; &#0; &#x110000; &'],
    ['&amp;lt;', '&lt;'],
    [`a${'b'.repeat(100)}`, `a${'b'.repeat(100)}`],
  ])('decodes %s', (raw, text) => {
    expect(decode(raw)).toBe(text)
  })
})
