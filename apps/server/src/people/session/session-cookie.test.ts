import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { clearedCookies, mayHaveSession, newSessionId, sessionCookies, sessionIdOf } from './session-cookie.ts'

const asking = (cookie: string) => ({ headers: { cookie } }) as FastifyRequest

it('keeps the session from scripts and from other sites, and marks it where those link here', () => {
  expect(sessionCookies('value', true)).toEqual([
    '__Host-sid=value; Path=/; Max-Age=2592000; HttpOnly; SameSite=Strict; Secure',
    '__Host-signed-in=1; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure',
  ])
  expect(clearedCookies(false)).toEqual([
    'sid=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict',
    'signed-in=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
  ])
})

it.each([
  ['sid=abc', true],
  ['a=1; __Host-sid=abc', true],
  ['signed-in=1', true],
  ['__Host-signed-in=1', true],
  ['signed-in=', false],
  ['not-signed-in=1', false],
  ['', false],
])('%j may hold a session: %s', (cookie, expected) => {
  expect(mayHaveSession(asking(cookie))).toBe(expected)
})

it('knows a session by its own cookie only, and stores a hash', () => {
  const { value, hash } = newSessionId()
  expect(sessionIdOf(asking(`sid=${value}`), false)).toEqual(hash)
  expect(sessionIdOf(asking(`signed-in=${value}`), false)).toBeUndefined()
  expect(hash.toString('base64url')).not.toContain(value)
})

it('takes by https only the name that no other site can plant, and neither of two', () => {
  const [own, planted] = [newSessionId(), newSessionId()]
  const found = (cookie: string, isSecure = true) => sessionIdOf(asking(cookie), isSecure)
  expect(found(`__Host-sid=${own.value}`)).toEqual(own.hash)
  expect(found(`sid=${planted.value}; __Host-sid=${own.value}`)).toEqual(own.hash)
  expect(found(`sid=${planted.value}`)).toBeUndefined()
  expect(found(`__Host-sid=${planted.value}; __Host-sid=${own.value}`)).toBeUndefined()
  expect(found(`__Host-sid=${own.value}; __Host-sid=`)).toBeUndefined()
  expect(found(`sid=${planted.value}; sid=${own.value}`, false)).toBeUndefined()
  expect(found(`x__Host-sid=${own.value}`)).toBeUndefined()
})
