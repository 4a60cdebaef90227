import { describe, expect, it } from 'vitest'
import { glossary, glossaryEntry } from './glossary.ts'

describe('glossary', () => {
  it('explains every term in a sentence or two with an example', () => {
    for (const [key, { term, explanation, example }] of Object.entries(glossary())) {
      expect(term, key).not.toBe('')
      expect(explanation, key).toMatch(/^[A-Z].*\.$/)
      expect(explanation.length, key).toBeLessThan(160)
      expect(example, key).toMatch(/\.$/)
    }
  })
  it('has each term once', () => {
    const terms = Object.values(glossary()).map(({ term }) => term)
    expect(new Set(terms).size).toBe(terms.length)
  })
  it('is asked by key', () => expect(glossaryEntry('leadingTone').term).toBe('leading tone'))
})
