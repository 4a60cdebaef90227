import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { redirectLoginCookie, redirectLoginOf } from './redirect-login-cookie.ts'
import { tokenSeal } from '../../platform/seal/sealed-token.ts'

const seal = tokenSeal(randomBytes(32))
const [own, planted] = ['own', 'planted'].map((state) => ({ verifier: 'v', state, returnTo: '/' }))
const asking = (cookie: string) => ({ headers: { cookie } }) as FastifyRequest
const set = (login: typeof own, isSecure: boolean) => redirectLoginCookie(login, seal, isSecure).split(';')[0] ?? ''

it('is found again under its own name', () => {
  for (const isSecure of [true, false])
    expect(redirectLoginOf(asking(`a=1; ${set(own, isSecure)}`), seal, isSecure)).toEqual(own)
})

it('is not the one that a sibling of the site plants', () => {
  expect(redirectLoginOf(asking(set(planted, false)), seal, true)).toBeUndefined()
  expect(redirectLoginOf(asking(`${set(planted, false)}; ${set(own, true)}`), seal, true)).toEqual(own)
  expect(redirectLoginOf(asking(`${set(planted, true)}; ${set(own, true)}`), seal, true)).toBeUndefined()
})
