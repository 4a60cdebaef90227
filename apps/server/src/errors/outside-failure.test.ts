import { expect, it } from 'vitest'
import { outsideFailure } from './outside-failure.ts'

it.each([
  ['53100', 'could not extend file', 'storage-full'],
  ['ENOSPC', 'write ENOSPC', 'storage-full'],
  ['57P03', 'the database system is starting up', 'unavailable'],
  ['ECONNREFUSED', 'connect', 'unavailable'],
  ['EPIPE', 'write EPIPE', 'unavailable'],
  ['08006', 'connection failure', 'unavailable'],
  [undefined, 'Client has encountered a connection error and is not queryable', 'unavailable'],
  [undefined, 'timeout exceeded when trying to connect', 'unavailable'],
  [undefined, 'Connection terminated unexpectedly', 'unavailable'],
  ['23505', 'duplicate key', undefined],
  [undefined, 'x is not a function', undefined],
])('%s %s is told as %s', (code, message, told) => {
  expect(outsideFailure(Object.assign(new Error(message), { code }))?.code).toBe(told)
})
