import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../read-limits.ts'
import { createNameTable } from './name-table.ts'
import { ASK, MAY_RECUR, READ, SKIP, TELL_END } from './tag-scan.ts'
import { collapseNode, createTape, firstElement, partOf, textAt } from './tape.ts'
import { createXmlTokenizer } from './tokenize-xml.ts'

const NAMES = ['Value', 'A', 'Ref', 'Name', 'Other', 'Unknown'] as const
const KICK = '<Ref><Name Value="Kick.wav"/></Ref>'

describe('an element that may recur', () => {
  it('is read once, and what was read stands wherever it is written alike', () => {
    expect(read([KICK, KICK, '<Other/>', KICK])).toEqual({ parts: [0, 0, 0], reads: ['Kick.wav'], elements: 8 })
  })

  it.each([
    ['another value of the same length', KICK.replace('Kick', 'Tick')],
    ['a longer value that ends alike', KICK.replace('Kick', 'A Kick')],
    ['another element with the same value', KICK.replace('Name', 'Other')],
    ['white space', KICK.replace('</Ref>', ' </Ref>')],
    ['an end that is missing', '<Ref><Name Value="Kick.wav"/><Name Value="Snare.wav"/></Ref>'],
  ])('is read again with %s', (_, other) => {
    const { parts, reads } = read([KICK, other, KICK])
    expect(parts).toEqual([0, 1, 0])
    expect(reads).toHaveLength(2)
  })

  it('is recalled wherever the bytes are cut into chunks', () => {
    const xml = `<A>${KICK}${KICK}${KICK}</A>`
    for (let at = 1; at < xml.length; at++) {
      const { reads, parts } = readChunks([xml.slice(0, at), xml.slice(at)])
      expect(parts.map((part) => reads[part])).toEqual(['Kick.wav', 'Kick.wav', 'Kick.wav'])
    }
  })

  it('is read each time while it holds what somebody counts', () => {
    const strange = '<Ref><Name Value="Kick.wav"/><Unknown/></Ref>'
    expect(read([strange, strange]).reads).toHaveLength(2)
  })

  it('counts towards the limit of elements', () => {
    expect(() => readChunks([`<A>${KICK}${KICK}${KICK}</A>`], 6)).toThrow(/limit "elements"/)
  })

  it('is forgotten when many others came after it', () => {
    const others = Array.from({ length: 20 }, (_, i) => KICK.replace('Kick', `Kick ${i}`))
    expect(read([KICK, ...others, KICK]).reads).toHaveLength(22)
  })

  it('is left empty where it is empty', () => {
    expect(read(['<Ref/>', '<Ref></Ref>', '<Ref></Ref>']).reads).toEqual([null, null])
  })
})

function read(parts: readonly string[]) {
  return readChunks([`<A>${parts.join('')}</A>`])
}

function readChunks(chunks: readonly string[], elements = DEFAULT_LIMITS.elements) {
  const limits = { ...DEFAULT_LIMITS, elements }
  const tape = createTape()
  const reads: (string | null)[] = []
  const rules = new Uint8Array(limits.names + 1)
  rules[tagOf('Ref')] = ASK | TELL_END | MAY_RECUR
  rules[tagOf('Unknown')] = ASK
  const { feed, end, scan } = createXmlTokenizer(
    tape,
    {
      names: createNameTable(NAMES, limits.names),
      valueName: 0,
      rules,
      keptAttributes: new Uint8Array(limits.names + 1),
      open: (node) => (tape.tags[node] === tagOf('Unknown') ? SKIP : READ),
      close: (node) => {
        if (tape.tags[node] !== tagOf('Ref')) return
        reads.push(textAt(tape, firstElement(tape, node)))
        collapseNode(tape, node, reads.length - 1, scan.marks[scan.level] as number)
      },
    },
    limits,
  )
  for (const chunk of chunks) feed(new TextEncoder().encode(chunk))
  end()
  const nodes = Array.from({ length: tape.count }, (_, at) => at).filter((at) => tape.tags[at] === tagOf('Ref'))
  return { parts: nodes.map((node) => partOf(tape, node)), reads, elements: scan.elementCount }
}

function tagOf(name: (typeof NAMES)[number]): number {
  return NAMES.indexOf(name)
}
