import { ALL_CHECKS } from '@kvint/insights'
import { expect, it } from 'vitest'
import { GLOSSARY, glossaryTerm } from './glossary.ts'

it('has each id once, and a meaning that ends', () => {
  expect(new Set(GLOSSARY.map(({ id }) => id)).size).toBe(GLOSSARY.length)
  expect(GLOSSARY.filter(({ meaning }) => !meaning.endsWith('.'))).toEqual([])
})

it('knows every term that a lesson points to', () => {
  const pointed = ALL_CHECKS.flatMap(({ learnMore }) => learnMore.map(({ reference }) => reference))
  const unknown = pointed.filter((reference) => reference.startsWith('glossary:') && !glossaryTerm(reference))
  expect(unknown).toEqual([])
})

it.each([
  ['glossary:sidechain', 'sidechain'],
  ['sidechain', 'sidechain'],
  ['glossary:nothing', undefined],
])('%s', (reference, id) => {
  expect(glossaryTerm(reference)?.id).toBe(id)
})
