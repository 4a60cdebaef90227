import { describe, expect, it } from 'vitest'
import { ReadFailureError } from '../read-failure.ts'
import { DEFAULT_LIMITS, type ReadLimits } from '../read-limits.ts'
import { decodeValue } from './decode-value.ts'
import { createNameTable, nameOf } from './name-table.ts'
import { createXmlTokenizer, KEEP_TEXT, READ, SKIP } from './tokenize-xml.ts'

/** What the tokenizer tells of `xml`, fed in pieces that end at `cuts`. `Skip` is skipped, text is kept in `Keep`. */
function tell(xml: string, cuts: readonly number[] = [], limits: ReadLimits = DEFAULT_LIMITS): string[] {
  const bytes = new TextEncoder().encode(xml)
  const names = createNameTable(['Value'], limits.names)
  const told: string[] = []
  const tokenizer = createXmlTokenizer(
    names,
    0,
    {
      open(name, offset) {
        const tag = nameOf(names, name)
        told.push(`<${tag} @${offset}`)
        return tag === 'Skip' ? SKIP : tag === 'Keep' ? KEEP_TEXT : READ
      },
      attribute: (name, from, start, end) => told.push(`${nameOf(names, name)}=${decodeValue(from, start, end)}`),
      text: (from, start, end) => told.push(`text ${decodeValue(from, start, end)}`),
      close: () => told.push('>'),
    },
    limits,
  )
  let at = 0
  for (const cut of [...cuts, bytes.length]) {
    tokenizer.feed(bytes.subarray(at, cut))
    at = cut
  }
  tokenizer.end()
  return told
}

function failureOf(xml: string, limits?: Partial<ReadLimits>): string {
  try {
    tell(xml, [], { ...DEFAULT_LIMITS, ...limits })
    return 'none'
  } catch (error) {
    return error instanceof ReadFailureError ? error.code : String(error)
  }
}

const SAMPLE = `<?xml version="1.0"?>\r\n<A x='1 > "0"'>\r\n\t<!-- <B> -->\n\t<B Value="Kick &amp; Bass" Id="7"/>\n\t<Skip a="</Skip>"><C><D Value="/>" /></C><Skip></Skip></Skip>\n\t<Keep>\n\t0A0B\n</Keep><E></E >\n</A>\n`

describe('createXmlTokenizer', () => {
  it.each([
    ['<A/>', ['<A @0', '>']],
    ['<A Value="1" />', ['<A @0', 'Value=1', '>']],
    ['<A Value=\'{"push": "x"}\' />', ['<A @0', 'Value={"push": "x"}', '>']],
    ['<A Value = "1"\n Id="2"></A>', ['<A @0', 'Value=1', 'Id=2', '>']],
    ['<A><Bands.0 Value="ä" /></A>', ['<A @0', '<Bands.0 @3', 'Value=ä', '>', '>']],
    [
      '<A><Values Value="1"/><Valu Value="2"/></A>',
      ['<A @0', '<Values @3', 'Value=1', '>', '<Valu @22', 'Value=2', '>', '>'],
    ],
    ['<A Values="1" Valu="2"/>', ['<A @0', 'Values=1', 'Valu=2', '>']],
    ['<A><Skip /><B/></A>', ['<A @0', '<Skip @3', '<B @11', '>', '>']],
  ])('tells %s', (xml, expected) => {
    expect(tell(xml)).toEqual(expected)
  })

  it('tells the same wherever the chunks end', () => {
    const whole = tell(SAMPLE)
    expect(whole).toContain('x=1 > "0"')
    expect(whole).toContain('Value=Kick & Bass')
    const at = (text: string) => SAMPLE.indexOf(text)
    expect(whole.filter((line) => line.startsWith('<'))).toEqual([
      `<A @${at('<A')}`,
      `<B @${at('<B V')}`,
      `<Skip @${at('<Skip')}`,
      `<Keep @${at('<Keep')}`,
      `<E @${at('<E')}`,
    ])
    const length = new TextEncoder().encode(SAMPLE).length
    const withoutText = whole.filter((line) => !line.startsWith('text'))
    for (let cut = 1; cut < length; cut++) {
      expect(tell(SAMPLE, [cut]).filter((line) => !line.startsWith('text'))).toEqual(withoutText)
      expect(tell(SAMPLE, [cut, Math.min(length, cut + 1)]).filter((line) => line.startsWith('<'))).toHaveLength(5)
    }
  })

  it.each(['<A/><B/>', '<A></A></A>', '<A/>x\u0000'])('ends with the root: %s', (xml) => {
    expect(tell(xml)).toEqual(['<A @0', '>'])
  })

  it('gives the text of one element in pieces, and of no other', () => {
    const text = tell(SAMPLE, [SAMPLE.indexOf('0A0B') + 1, SAMPLE.indexOf('0A0B') + 3])
      .filter((line) => line.startsWith('text'))
      .map((line) => line.slice(5))
    expect(text.join('')).toBe('\n\t0A0B\n')
  })

  it.each([
    ['an end tag of another element', '<A><B></A></B>', 'broken-xml'],
    ['an end tag inside a skipped one that closes too much', '<A><Skip></A>', 'broken-xml'],
    ['an end tag alone', '</A>', 'broken-xml'],
    ['a value without quotes', '<A Value=1/>', 'broken-xml'],
    ['an attribute without a value', '<A Value/>', 'broken-xml'],
    ['a tag without a name', '<A>< B/></A>', 'broken-xml'],
    ['text before the root', 'x<A/>', 'broken-xml'],
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><A/>', 'broken-xml'],
    ['an open element', '<A><B/>', 'truncated'],
    ['an open skipped element', '<A><Skip><B/>', 'truncated'],
    ['an open tag', '<A><B Value="', 'truncated'],
    ['nothing', '', 'truncated'],
  ])('refuses %s', (_what, xml, code) => {
    expect(failureOf(xml)).toBe(code)
  })

  it.each([
    ['depth', { depth: 3 }, '<A><B><C><D/></C></B></A>'],
    ['depth inside a skipped element', { depth: 3 }, '<A><Skip><C><D></D></C></Skip></A>'],
    ['names', { names: 4 }, '<A><B/><C/><D/><E/></A>'],
  ])('stops at the limit of %s', (_what, limits, xml) => {
    expect(failureOf(xml, limits)).toBe('too-large')
    expect(failureOf(xml)).toBe('none')
  })

  it('stops at a tag that never ends', () => {
    const limits = { ...DEFAULT_LIMITS, tagBytes: 64 }
    expect(() => tell(`<A Value="${'x'.repeat(200)}"/>`, [100, 150], limits)).toThrow('limit "tagBytes"')
  })
})
