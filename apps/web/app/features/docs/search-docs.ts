import type { DocsBlock, DocsSection, DocsTopic } from './docs-page.ts'

/** Topics that hold every word of `query`, best first: a word in a title counts most. Empty for an empty query. */
export function searchDocs(sections: readonly DocsSection[], query: string): readonly DocsTopic[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  return sections
    .flatMap(({ title, topics }) => topics.map((topic) => ({ topic, score: scoreOf(topic, title, words) })))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ topic }) => topic)
}

/** Topics that hold any telling word of a question, best first. */
export function answerFromDocs(sections: readonly DocsSection[], question: string): readonly DocsTopic[] {
  const words = wordsOf(question).filter((word) => word.length > 2 && !IDLE.has(word))
  const scores = new Map<DocsTopic, number>()
  for (const word of words) {
    for (const { title, topics } of sections) {
      for (const topic of topics) {
        const score = scoreOf(topic, title, [word])
        if (score > 0) scores.set(topic, (scores.get(topic) ?? 0) + score)
      }
    }
  }
  return [...scores].toSorted((a, b) => b[1] - a[1]).map(([topic]) => topic)
}

export function textOf(block: DocsBlock): string {
  if ('text' in block) return block.text
  if ('list' in block) return block.list.join(' ')
  if ('steps' in block) return block.steps.join(' ')
  if ('code' in block) return `${block.language} ${block.code}`
  return [block.columns, ...block.rows].flat().join(' ')
}

function scoreOf(topic: DocsTopic, section: string, words: readonly string[]): number {
  const title = topic.title.toLowerCase()
  const text = topic.blocks.map(textOf).join(' ').toLowerCase()
  let score = 0
  for (const word of words) {
    const found =
      (title.includes(word) ? 5 : 0) + (section.toLowerCase().includes(word) ? 2 : 0) + (text.includes(word) ? 1 : 0)
    if (found === 0) return 0
    score += found
  }
  return score
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? []
}

const IDLE = new Set([
  'the',
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
