import { expect, it } from 'vitest'
import { pageLanguage } from './page-language.ts'

it.each([
  ['/', undefined, 'en'],
  ['/', 'en-US,nb;q=0.9', 'en'],
  ['/', 'nb-NO,nb;q=0.9,en;q=0.8', 'nb'],
  ['/', 'nn', 'nb'],
  ['/', 'no', 'nb'],
  ['/', 'now-US', 'en'],
  ['/pricing?lang=nb', 'en-US', 'nb'],
  ['/pricing?plan=x&lang=en', 'nb-NO', 'en'],
  ['/pricing?lang=de', 'nb-NO', 'nb'],
  ['/pricing?slang=nb', undefined, 'en'],
] as const)('%s for a browser that asks for %s comes in %s', (url, accepted, language) => {
  expect(pageLanguage({ url, headers: accepted ? { 'accept-language': accepted } : {} })).toBe(language)
})
