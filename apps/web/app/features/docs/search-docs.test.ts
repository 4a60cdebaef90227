import { expect, it } from 'vitest'
import { docsEn } from '../../copy/en/docs.ts'
import { answerFromDocs, searchDocs } from './search-docs.ts'

const titles = (query: string) => searchDocs(docsEn.sections, query).map(({ title }) => title)
const answers = (question: string) => answerFromDocs(docsEn.sections, question).map(({ title }) => title)

it.each([
  ['versions', 'Which versions are read'],
  ['TOOLS', 'The tools'],
  ['claude', 'Connect an assistant'],
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
  ['How do I connect Claude?', 'Connect an assistant'],
  ['Which versions of Live can you read?', 'Which versions are read'],
  ['what does 429 mean', 'Errors and limits'],
])('answers "%s" with %s', (question, title) => {
  expect(answers(question)[0]).toBe(title)
})

it('has no answer to what it does not know', () => {
  expect(answers('zither?')).toEqual([])
})

it('gives every section and topic an address of its own', () => {
  const ids = docsEn.sections.flatMap(({ id, topics }) => [id, ...topics.map((topic) => topic.id)])
  expect(new Set(ids).size).toBe(ids.length)
})
