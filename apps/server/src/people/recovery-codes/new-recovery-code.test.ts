import { expect, it } from 'vitest'
import { newRecoveryCode, recoveryCodeHash } from './new-recovery-code.ts'

it('makes codes that are all different, and easy to copy by hand', () => {
  const codes = Array.from({ length: 200 }, newRecoveryCode)
  expect(new Set(codes).size).toBe(200)
  for (const code of codes) expect(code).toMatch(/^(?:[a-km-np-z2-9]{4}-){3}[a-km-np-z2-9]{4}$/)
})

it.each(['abcd-efgh-ijkm-npqr', 'ABCD EFGH IJKM NPQR', ' abcdefghijkmnpqr '])(
  'knows %s however it is typed',
  (typed) => {
    expect(recoveryCodeHash(typed)).toEqual(recoveryCodeHash('abcd-efgh-ijkm-npqr'))
  },
)
