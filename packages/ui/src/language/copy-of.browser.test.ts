import { afterEach, expect, it } from 'vitest'
import { copyOf, withWords } from './copy-of.ts'

afterEach(() => (document.documentElement.lang = 'en'))

it.each([
  ['nb', 'Behold'],
  ['en', 'Keep'],
])('brings a part that comes later with its words, on a page in %s', async (language, words) => {
  document.documentElement.lang = language
  const useCopy = await withWords(Promise.resolve(copyOf('Keep', async () => 'Behold')))
  expect(useCopy.now()).toBe(words)
})
