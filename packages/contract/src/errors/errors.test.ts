import { expect, it } from 'vitest'
import { errorBodySchema } from './error-body.ts'
import { ERROR_CODES, HTTP_STATUS } from './error-code.ts'
import { KvintError } from './kvint-error.ts'

it('gives every code a status that says error', () => {
  expect(Object.keys(HTTP_STATUS).toSorted()).toEqual(ERROR_CODES.toSorted())
  expect(ERROR_CODES.filter((code) => HTTP_STATUS[code] < 400)).toEqual([])
})

it('keeps code, message and cause', () => {
  const cause = new Error('disk full')
  const error = new KvintError('unavailable', 'The report could not be kept.', { cause })
  expect(error).toMatchObject({
    name: 'KvintError',
    code: 'unavailable',
    message: 'The report could not be kept.',
    cause,
  })
  expect(error).toBeInstanceOf(Error)
})

it.each([
  ['a known code', { error: { code: 'not-found', message: 'There is nothing here.', requestId: '1' } }, true],
  ['an unknown code', { error: { code: 'gone', message: 'There is nothing here.', requestId: '1' } }, false],
  ['no request id', { error: { code: 'not-found', message: 'There is nothing here.' } }, false],
])('reads an error body with %s', (_, body, isTaken) => {
  expect(errorBodySchema.safeParse(body).success).toBe(isTaken)
})
