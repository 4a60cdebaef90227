import { expect, it } from 'vitest'
import { keyNames, keyWords, likelyKeys } from './key-words.ts'

const key = (confidence: number, ...next: readonly [name: string, confidence: number][]) => {
  const [runnerUp = null, ...others] = next.map(([name, sure]) => ({ name, confidence: sure }))
  return { name: 'A minor', confidence, runnerUp, ...(others.length > 0 && { others }) }
}

it.each([
  [key(0.91, ['C major', 0.08]), 'A minor (0.91 sure, else C major 0.08)'],
  [key(0.75, ['C major', 0.2]), 'A minor (0.75 sure, else C major 0.2)'],
  [key(0.74, ['C major', 0.2]), 'a guess between A minor (0.74) and C major (0.2)'],
  [key(0.6, ['C major', 0.2], ['E minor', 0.15]), 'a guess between A minor (0.6), C major (0.2) and E minor (0.15)'],
  [key(0.9), 'A minor (0.9 sure)'],
  [key(0.2), 'a guess: A minor (0.2)'],
])('what is thin is called a guess: %o', (found, words) => {
  expect(keyWords(found)).toBe(words)
})

it('a list says the same without figures', () => {
  const names = (confidence: number) => likelyKeys(key(confidence, ['C major', 0.3])).map(({ name }) => name)
  expect(keyNames(names(0.9))).toBe('A minor')
  expect(keyNames(names(0.6))).toBe('a guess between A minor and C major')
  expect(keyNames([])).toBe('not known')
})
