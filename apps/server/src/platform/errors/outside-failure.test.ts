import { expect, it } from 'vitest'
import { outsideFailure } from './outside-failure.ts'

it('tells whose account is gone so, and nothing else that refers to what is not there', () => {
  const missing = (detail: string) =>
    outsideFailure(Object.assign(new Error('violates foreign key constraint'), { code: '23503', detail }))?.code
  expect(missing('Key (user_id)=(1) is not present in table "users".')).toBe('unauthorized')
  expect(missing('Key (save_id)=(1) is not present in table "saves".')).toBeUndefined()
})

it.each([
  ['22021', 'invalid byte sequence for encoding "UTF8": 0x00', 'bad-request'],
  ['53100', 'could not extend file', 'storage-full'],
  ['ENOSPC', 'write ENOSPC', 'storage-full'],
  ['57P03', 'the database system is starting up', 'unavailable'],
  ['ECONNREFUSED', 'connect', 'unavailable'],
  ['EPIPE', 'write EPIPE', 'unavailable'],
  ['57014', 'canceling statement due to statement timeout', 'unavailable'],
  ['55P03', 'canceling statement due to lock timeout', 'unavailable'],
  ['25P03', 'terminating connection due to idle-in-transaction timeout', 'unavailable'],
  [undefined, 'Query read timeout', 'unavailable'],
  ['ENOENT', 'no such file or directory, open /data/set.als', undefined],
  ['08006', 'connection failure', 'unavailable'],
  [undefined, 'Client has encountered a connection error and is not queryable', 'unavailable'],
  [undefined, 'timeout exceeded when trying to connect', 'unavailable'],
  [undefined, 'Connection terminated unexpectedly', 'unavailable'],
  ['23505', 'duplicate key', undefined],
  [undefined, 'x is not a function', undefined],
])('%s %s is told as %s', (code, message, told) => {
  expect(outsideFailure(Object.assign(new Error(message), { code }))?.code).toBe(told)
})
