import { expect, it } from 'vitest'
import { isCommonPassword } from './is-common-password.ts'

it.each([
  ['password', true],
  ['Password1', true],
  ['123456', true],
  ['qwertyuiop', true],
  ['fjord under snow', false],
  ['correct horse 9', false],
])('%s: %s', async (password, isCommon) => {
  expect(await isCommonPassword(password)).toBe(isCommon)
})
