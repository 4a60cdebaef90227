import { METRIC_WORDS, type MetricWords } from '@kvint/insights'
import { expect, test } from 'vitest'
import { libraryMetricsNb } from '../copy/nb/habits/metrics.ts'

const english: Readonly<Record<string, MetricWords>> = METRIC_WORDS
const figuresOf = (claim: string) => [...claim.matchAll(/\{(\w+)/g)].map(([, name]) => name)

test.each(Object.entries(libraryMetricsNb))('%s says the same in Norwegian', (id, words: MetricWords) => {
  expect(Object.keys(words.claims)).toEqual(Object.keys(english[id]?.claims ?? {}))
  for (const [claim, text] of Object.entries(words.claims)) {
    expect(new Set(figuresOf(text))).toEqual(new Set(figuresOf(english[id]?.claims[claim] ?? '')))
  }
  expect(words.title).not.toBe('')
})
