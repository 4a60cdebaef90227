import { expect, it } from 'vitest'
import { glossaryEn } from '@kvint/insights/glossary-en'
import { docsEn } from './copy/en/docs.ts'
import { abletonLiveEn } from './copy/en/ableton-live.ts'
import { apiEn } from './copy/en/api.ts'
import { gettingStartedEn } from './copy/en/getting-started.ts'
import { glossaryPageEn } from './copy/en/glossary.ts'
import { fetchNorwegianGlossary } from './copy/glossary.ts'
import { glossarySection } from './glossary-section.ts'
import { mcpToolsEn } from './copy/en/mcp-tools.ts'
import { docsNb } from './copy/nb/docs.ts'
import { fetchNorwegian } from './copy/docs-sections.ts'
import { answerFromDocs, excerptOf, searchDocs, textOf } from './search-docs.ts'

const DOCS_SECTIONS_NB = await fetchNorwegian()
const NORWEGIAN = await fetchNorwegianGlossary()
const GLOSSARY = glossarySection(glossaryPageEn, glossaryEn)
const SECTIONS = [gettingStartedEn, mcpToolsEn, abletonLiveEn, apiEn]
const titles = (query: string) => searchDocs(SECTIONS, query).map(({ topic }) => topic.title)
const answers = (question: string) => answerFromDocs(SECTIONS, question).map(({ topic }) => topic.title)

it.each([
  ['versions', 'Supported versions'],
  ['TOOLS', 'The tools'],
  ['claude desktop', 'Claude and Claude Desktop'],
  ['bearer token', 'Authentication'],
  ['39.99', 'Plans and limits'],
])('finds %s first under "%s"', (query, title) => {
  expect(titles(query)).toContain(title)
})

it('wants every word of a search', () => {
  expect(titles('claude zither')).toEqual([])
  expect(titles('')).toEqual([])
})

it.each([
  ['How do I connect Cursor?', 'Cursor'],
  ['How do I connect Claude?', 'Claude and Claude Desktop'],
  ['Which versions of Live can you read?', 'Supported versions'],
  ['what does 429 mean', 'Errors and limits'],
])('answers "%s" with %s', (question, title) => {
  expect(answers(question)[0]).toBe(title)
})

it('has no answer to what it does not know', () => {
  expect(answers('zither?')).toEqual([])
})

it.each([
  ['English', docsEn.sections, SECTIONS],
  ['Norwegian', docsNb.sections, DOCS_SECTIONS_NB],
])('has an outline that says what stands in it: %s', (_language, outline, sections) => {
  expect(outline).toEqual(
    sections.map(({ id, title, lead, topics }) => ({ id, title, lead, topics: topics.map((t) => [t.id, t.title]) })),
  )
})

it('has the same topics, blocks and code in both languages', () => {
  const shape = (sections: typeof SECTIONS | typeof DOCS_SECTIONS_NB) =>
    sections.map(({ id, topics }) => [
      id,
      topics.map((topic) => [topic.id, topic.blocks.map((block) => Object.keys(block))]),
    ])
  expect(shape(DOCS_SECTIONS_NB)).toEqual(shape(SECTIONS))
})

it.each([
  ['ducking', 'English', 'Ducking'],
  ['inter-sample', 'English', 'True peak'],
  ['forholdning', 'Norwegian', 'Forholdning'],
])('finds the term for "%s" in %s', (query, language, title) => {
  const section = language === 'English' ? GLOSSARY : glossarySection(NORWEGIAN.page, NORWEGIAN.terms)
  expect(searchDocs([...SECTIONS, section], query)[0]?.topic.title).toBe(title)
})

it('gives every topic an address of its own', () => {
  const ids = [...SECTIONS, GLOSSARY].flatMap(({ topics }) => topics.map((topic) => topic.id))
  expect(new Set(ids).size).toBe(ids.length)
})

it('shows the place where a word was found', () => {
  for (const { topics } of SECTIONS) {
    for (const topic of topics) {
      const word = textOf(topic.blocks.at(-1) ?? { text: '' }).match(/[a-z]{6,}/)?.[0] ?? ''
      expect(excerptOf(topic, word).toLowerCase()).toContain(word)
    }
  }
})
