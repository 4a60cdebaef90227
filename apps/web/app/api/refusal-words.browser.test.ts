import { afterEach, expect, it } from 'vitest'
import { answerCalls } from '@kvint/ui/testing'
import { callApi } from './call-api.ts'
import { soundAnswer } from './sound-answer.ts'

afterEach(() => {
  document.documentElement.lang = 'en'
})

const gone = { error: { code: 'not-found', message: 'There is no such project in your account.', requestId: '1' } }
const links = {
  error: { code: 'conflict', message: 'This report already has 20 links. Revoke one first.', requestId: '1' },
}

it.each([
  ['en', { status: 404, body: gone }, 'There is no such project in your account.'],
  ['nb', { status: 404, body: gone }, 'Dette finnes ikke på kontoen din. Det kan være slettet.'],
  ['nb', { status: 409, body: links }, 'Rapporten har allerede 20 lenker. Trekk tilbake en av dem først.'],
  ['en', { status: 502, body: {} }, 'The service answered 502. Try again.'],
  ['nb', { status: 502, body: {} }, 'Tjenesten svarte 502. Prøv igjen.'],
  ['en', 'no network' as const, 'The service cannot be reached. Check your connection, and try again.'],
  ['nb', 'no network' as const, 'Tjenesten kan ikke nås. Sjekk tilkoblingen, og prøv igjen.'],
])('says on a page in %s what %o means', async (language, answer, words) => {
  document.documentElement.lang = language
  answerCalls({ 'GET /api/v1/projects/1': answer })
  await expect(callApi('/api/v1/projects/1').then(soundAnswer)).rejects.toThrow(words)
})
