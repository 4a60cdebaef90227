import { afterEach, expect, it, vi } from 'vitest'
import { serviceWords } from './service-words.ts'

it.each([
  [new Error('Invalid login credentials'), 'Invalid login credentials'],
  [new Error(''), undefined],
  [new Error('{}'), undefined],
  [new Error('{"status":500}'), undefined],
  ['thrown as text', undefined],
  [undefined, undefined],
])('finds in %o what can be read: %s', (error, words) => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  expect(serviceWords(error)).toBe(words)
})

it.each([
  [
    Object.assign(new Error('Invalid login credentials'), { code: 'invalid_credentials' }),
    'E-posten eller passordet er feil.',
  ],
  [Object.assign(new Error('Something new'), { code: 'something_new' }), undefined],
  [new Error('User is offline - cannot sign in'), 'Du er frakoblet. Prøv igjen når du er på nett.'],
  [new Error('Failed to fetch'), 'Tjenesten kan ikke nås. Sjekk tilkoblingen, og prøv igjen.'],
  [new Error('Ingen passnøkkel ble brukt.'), 'Ingen passnøkkel ble brukt.'],
])('says %o in Norwegian on a Norwegian page: %s', (error, words) => {
  vi.stubGlobal('document', { documentElement: { lang: 'nb' } })
  expect(serviceWords(error)).toBe(words)
})

it.each([
  ['en', 'Too many attempts. Try again in 840 seconds.', 'Too many attempts. Try again in 14 minutes.'],
  [
    'en',
    'For security purposes, you can only request this after 1 seconds.',
    'Too many attempts. Try again in 1 second.',
  ],
  ['en', 'Request rate limit reached', 'Too many attempts. Wait a little, then try again.'],
  ['nb', 'Too many attempts. Try again in 61 seconds.', 'For mange forsøk. Prøv igjen om 61 sekunder.'],
  ['nb', 'Too many attempts. Try again in 121 seconds.', 'For mange forsøk. Prøv igjen om 3 minutter.'],
  ['nb', 'email rate limit exceeded', 'For mange forsøk. Vent litt, og prøv igjen.'],
])('tells in words of ours (%s) how long to wait after “%s”', (lang, said, words) => {
  vi.stubGlobal('document', { documentElement: { lang } })
  expect(serviceWords(Object.assign(new Error(said), { code: 'over_request_rate_limit' }))).toBe(words)
})

afterEach(() => vi.unstubAllGlobals())
