import type { DocsBlock, DocsSection, DocsTopic } from './docs-page.ts'

export type FoundTopic = { readonly section: DocsSection; readonly topic: DocsTopic }

/** Topics that hold every word of `query`, best first: a word in a title counts most. Empty for an empty query. */
export function searchDocs(sections: readonly DocsSection[], query: string): readonly FoundTopic[] {
  const words = wordsOf(query)
  return ranked(sections, (topic, section) => {
    const scores = words.map((word) => scoreOf(topic, section.title, word))
    return scores.includes(0) ? 0 : sum(scores)
  })
}

/** Topics that hold any telling word of a question, best first. */
export function answerFromDocs(sections: readonly DocsSection[], question: string): readonly FoundTopic[] {
  const words = wordsOf(question).filter((word) => word.length > 2 && !IDLE.has(word))
  return ranked(sections, (topic, section) => sum(words.map((word) => scoreOf(topic, section.title, word))))
}

/** The words around the first that was searched for. */
export function excerptOf(topic: DocsTopic, query: string): string {
  const text = topic.blocks.map(textOf).join(' ').replaceAll(/\s+/g, ' ')
  const at = Math.max(0, text.toLowerCase().indexOf(wordsOf(query)[0] ?? ''))
  const start = at < EXCERPT / 2 ? 0 : text.indexOf(' ', at - EXCERPT / 2) + 1
  const end = text.indexOf(' ', start + EXCERPT)
  return `${start > 0 ? '… ' : ''}${text.slice(start, end < 0 ? undefined : end)}${end < 0 ? '' : ' …'}`
}

export function textOf(block: DocsBlock): string {
  if ('text' in block) return block.text
  if ('list' in block) return block.list.join(' ')
  if ('steps' in block) return block.steps.join(' ')
  if ('code' in block) return `${block.language} ${block.code}`
  return [block.columns, ...block.rows].flat().join(' ')
}

function ranked(
  sections: readonly DocsSection[],
  score: (topic: DocsTopic, section: DocsSection) => number,
): readonly FoundTopic[] {
  return sections
    .flatMap((section) => section.topics.map((topic) => ({ section, topic, score: score(topic, section) })))
    .filter((found) => found.score > 0)
    .toSorted((a, b) => b.score - a.score)
}

function scoreOf(topic: DocsTopic, sectionTitle: string, word: string): number {
  const text = topic.blocks.map(textOf).join(' ').toLowerCase()
  return (
    (topic.title.toLowerCase().includes(word) ? 5 : 0) +
    (sectionTitle.toLowerCase().includes(word) ? 2 : 0) +
    (text.includes(word) ? 1 : 0)
  )
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? []
}

const EXCERPT = 160
const IDLE = new Set([
  'the',
  'mean',
  'and',
  'how',
  'can',
  'does',
  'what',
  'with',
  'for',
  'you',
  'are',
  'was',
  'not',
  'into',
  'from',
  'this',
  'that',
  'which',
  'where',
  'when',
  'who',
  'why',
  'have',
  'has',
  'get',
])
