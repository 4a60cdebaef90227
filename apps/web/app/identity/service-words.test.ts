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

afterEach(() => vi.unstubAllGlobals())
