import { expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { passwordWeakness } from './check-password.ts'

const { passwords } = readSettings({ siteUrl: 'http://localhost:5173' })

it.each(['password1', 'Password1', 'qwerty123'])(
  'refuses %s, one of the 10,000 that are guessed first',
  async (common) => {
    expect(await passwordWeakness(passwords, common)).toBeUndefined()
    expect(await passwordWeakness({ ...passwords, refusesCommon: true }, common)).toMatchObject({ reasons: ['pwned'] })
  },
)

it('takes what only holds a common one', async () => {
  expect(await passwordWeakness({ ...passwords, refusesCommon: true }, 'password1 of hers')).toBeUndefined()
})
