import { describe, expect, it } from 'vitest'
import { ALL_CHECKS } from '../checks/all-checks.ts'
import { findTerm } from './find-term.ts'
import { fetchGlossary, TERMS, termAddress, type TermId, termOf } from './glossary.ts'

const [en, nb] = await Promise.all([fetchGlossary('en'), fetchGlossary('nb')])
const ids = Object.keys(TERMS) as TermId[]

describe('glossary', () => {
  it('has the same terms in both languages, in the same order', () => {
    expect(Object.keys(en)).toEqual(ids)
    expect(Object.keys(nb)).toEqual(ids)
  })

  it.each([
    ['English', en],
    ['Norwegian', nb],
  ])('explains each term once, in a sentence or two, with an example: %s', (_language, words) => {
    const names = Object.values(words).map(({ name }) => name.toLowerCase())
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    const texts = Object.values(words).flatMap(({ definition, example, confusion }) => [
      definition,
      example,
      ...(confusion === undefined ? [] : [confusion]),
    ])
    expect(texts.filter((text) => !/[.…”»]$/.test(text) || text.length > 220)).toEqual([])
  })

  it('holds no English clause in Norwegian', () => {
    const texts = Object.values(nb).flatMap(({ definition, example, confusion = '' }) => [
      definition,
      example,
      confusion,
    ])
    const english = /\b(the|with|your|you|of|are|it|that|this|from|into|when|which|not|its)\b/i
    expect(texts.filter((text) => english.test(text))).toEqual([])
  })

  it('says the same of what a term is taken for in both languages', () =>
    expect(ids.filter((id) => 'confusion' in en[id] !== 'confusion' in nb[id])).toEqual([]))

  it('links each term to others that are there, and to none twice', () => {
    const links = ids.flatMap((id) => TERMS[id].related.map((to) => [id, to] as const))
    expect(links.filter(([id, to]) => !ids.includes(to) || id === to)).toEqual([])
    expect(new Set(links.map(String)).size).toBe(links.length)
    expect(ids.filter((id) => !links.some(([from]) => from === id))).toEqual([])
  })

  it('knows every term that a check points to', () => {
    const pointed = ALL_CHECKS.flatMap(({ learnMore }) => learnMore.map(({ reference }) => reference))
    const terms = pointed.filter((reference) => reference.startsWith('glossary:'))
    expect(terms.length).toBeGreaterThan(100)
    expect(terms.filter((reference) => !termOf(reference))).toEqual([])
  })
})

it.each([
  ['glossary:groove', 'groove'],
  ['groove', null],
  ['glossary:nothing', null],
  ['glossary:constructor', null],
  ['Ableton Reference Manual, Mixing', null],
])('the term of %s is %s', (reference, id) => expect(termOf(reference)).toBe(id))

it('a term has an address on the site', () => expect(termAddress('groove')).toBe('/docs/glossary#groove'))

it.each([
  ['groove', 'groove'],
  ['Roman numeral', 'roman-numeral'],
  ['high-pass', 'low-cut'],
  ['pumping', 'ducking'],
  ['loop trap', 'loop'],
  ['the sidechain', 'sidechain'],
  ['quux', null],
  ['tone', null],
])('%s is found as %s', (asked, id) => expect(findTerm(asked)).toBe(id))
