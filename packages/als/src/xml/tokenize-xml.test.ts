import { describe, expect, it } from 'vitest'
import { ReadFailureError } from '../read-failure.ts'
import { DEFAULT_LIMITS, type ReadLimits } from '../read-limits.ts'
import { createNameTable, nameOf } from './name-table.ts'
import { ASK, KEEP_TEXT, PASS_OVER, READ, SKIP, TELL_END } from './tag-scan.ts'
import { ATTRIBUTE, createTape, textAt } from './tape.ts'
import { createXmlTokenizer } from './tokenize-xml.ts'

/** What the tokenizer tells of `xml`, fed in pieces that end at `cuts`. `Skip` and `Pass` are skipped, text is kept in `Keep`. */
function tell(xml: string, cuts: readonly number[] = [], limits: ReadLimits = DEFAULT_LIMITS): string[] {
  const bytes = new TextEncoder().encode(xml)
  const names = createNameTable(['Value', 'Pass'], limits.names)
  const tape = createTape()
  const rules = new Uint8Array(limits.names + 1).fill(ASK | TELL_END)
  rules[1] = PASS_OVER
  const told: string[] = []
  const tokenizer = createXmlTokenizer(
    tape,
    {
      names,
      valueName: 0,
      rules,
      keptAttributes: new Uint8Array(limits.names + 1).fill(1),
      open(node) {
        const tag = nameOf(names, tape.tags[node] as number)
        told.push(`<${tag} @${tape.offsets[node]}`)
        if (textAt(tape, node) !== null) told.push(`Value=${textAt(tape, node)}`)
        for (let at = node + 1; at < (tape.ends[node] as number); at++) {
          told.push(`${nameOf(names, (tape.tags[at] as number) & ~ATTRIBUTE)}=${textAt(tape, at)}`)
        }
        return tag === 'Skip' ? SKIP : tag === 'Keep' ? KEEP_TEXT : READ
      },
      close(node) {
        if (nameOf(names, tape.tags[node] as number) === 'Keep') told.push(`text ${textAt(tape, node)}`)
        told.push('>')
      },
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

const SAMPLE = `<?xml version="1.0"?>\r\n<A x='1 > "0"'>\r\n\t<!-- <B> -->\n\t<B Value="Kick &amp; Bass" Id="7"/>\n\t<Skip a="</Skip>"><C><D Value="/>" /></C><Skip></Skip><Skip b=">"/><Skipper></Skipper>Skip></Skip >\n\t<Pass>\n\t\tPass\n<Pass /><Pas Value="Pass"/></Pass><Pass/>\n\t<Keep>\n\t0A0B\n</Keep><E></E >\n</A>\n`

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
    for (let cut = 1; cut < length; cut++) {
      expect(tell(SAMPLE, [cut])).toEqual(whole)
      expect(tell(SAMPLE, [cut, Math.min(length, cut + 1)])).toEqual(whole)
    }
    expect(
      tell(
        SAMPLE,
        Array.from({ length }, (_, cut) => cut),
      ),
    ).toEqual(whole)
  })

  it('reads attributes whatever came before them in the same element', () => {
    const notes = '<N Time="1" Dur="2"/><N Dur="3" Time="4"/><N Time="5" Dura="6" Value="7" Dur="8"/><N Tim="9" />'
    const told = tell(`<A>${notes}</A>`).filter((line) => line.includes('='))
    expect(told.join(' ')).toBe('Time=1 Dur=2 Dur=3 Time=4 Value=7 Time=5 Dura=6 Dur=8 Tim=9')
  })

  it('makes room for more elements and attributes than the tape begins with', () => {
    const attributes = Array.from({ length: 3000 }, (_, i) => `a${i % 50}="${i}"`)
    const xml = `<A>${'<B/>'.repeat(4000)}<C ${attributes.join(' ')}/></A>`
    const told = tell(xml)
    expect(told.filter((line) => line.startsWith('<B'))).toHaveLength(4000)
    expect(told.filter((line) => line.includes('='))).toEqual(attributes.map((text) => text.replaceAll('"', '')))
  })

  it.each(['<A/><B/>', '<A></A></A>', '<A/>x\u0000'])('ends with the root: %s', (xml) => {
    expect(tell(xml)).toEqual(['<A @0', '>'])
  })

  it('gives the text of the elements that are asked for, and of no other', () => {
    expect(tell(SAMPLE).filter((line) => line.startsWith('text'))).toEqual(['text \n\t0A0B\n'])
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
    ['an open skipped element', '<A><Skip><B/>\n<B', 'truncated'],
    ['an open tag', '<A><B Value="', 'truncated'],
    ['nothing', '', 'truncated'],
  ])('refuses %s', (_what, xml, code) => {
    expect(failureOf(xml)).toBe(code)
  })

  it.each([
    ['depth', { depth: 3 }, '<A><B><C><D/></C></B></A>'],
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

describe('an element that is passed over and never ends', () => {
  it.each([[[]], [[7]], [[20, 21]]])('is said to begin where it begins, with cuts at %j', (cuts) => {
    expect(() => tell('<A>\n<Pass>\n<B/>\n</Nothing>\n</A>\n', cuts)).toThrow(
      'without its end tag, at byte 4 of the XML',
    )
  })
})
