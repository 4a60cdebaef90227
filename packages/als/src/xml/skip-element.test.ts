import { assert, array, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createNameTable } from './name-table.ts'
import { beginSkip, createSkip, skipElement } from './skip-element.ts'

/** Where `Eq8` ends that has begun before `xml`, which is fed in pieces of `size`; −1 where it does not end. */
function endOf(xml: string, size = xml.length): number {
  const bytes = new TextEncoder().encode(xml)
  const names = createNameTable(['Eq8'], 4)
  const skip = createSkip()
  beginSkip(skip, 0, 0)
  let from = 0
  for (let to = size; ; to += size) {
    const end = Math.min(to, bytes.length)
    from = skipElement(skip, names, bytes.subarray(0, end), from, end)
    if (skip.name < 0) return from
    if (end === bytes.length) return -1
  }
}

const LONG = '\n\t<Freq Value="8" />'.repeat(200)

describe('an element that is passed over', () => {
  it.each([
    ['at once', '</Eq8>'],
    ['after a long content', `${LONG}</Eq8>`],
    ['after one of its own name', `${LONG}<Eq8 Id="1">${LONG}</Eq8>${LONG}</Eq8>`],
    ['after an empty one of its own name', `${LONG}<Eq8 Id="1" />${LONG}</Eq8>`],
    ['after names that begin or end like it', `${LONG}<Eq8x>${LONG}</Eq8x><xEq8></xEq8>Eq8${LONG}</Eq8>`],
    ['after its name in a value', `${LONG}<A Value="/Eq8>" />${LONG}</Eq8>`],
  ])('ends %s', (_, xml) => {
    expect(endOf(`${xml}<Eq8></Eq8>`)).toBe(xml.length)
    for (const size of [1, 7, 1000, 1500]) expect(endOf(`${xml}<Eq8></Eq8>`, size)).toBe(xml.length)
  })

  it('has no end where only another has', () => {
    expect(endOf(`${LONG}<Eq8>${LONG}</Eq8>${LONG}</Eq`)).toBe(-1)
  })

  it('ends where counting its tags says', () => {
    const part = constantFrom('<Eq8>', '</Eq8>', '<Eq8 Id="0"/>', '<Eq8s>', '/Eq8>', LONG, '\n')
    assert(
      property(array(part, { maxLength: 40 }), (parts) => {
        const xml = parts.join('')
        let open = 1
        let end = -1
        for (const { 0: tag, index } of xml.matchAll(/<\/?Eq8(?: Id="0"\/)?>/g)) {
          open += tag.startsWith('</') ? -1 : tag.endsWith('/>') ? 0 : 1
          if (open === 0 && end < 0) end = index + tag.length
        }
        expect(endOf(xml)).toBe(end)
      }),
    )
  })
})
