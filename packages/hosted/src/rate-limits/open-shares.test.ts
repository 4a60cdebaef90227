import { expect, it } from 'vitest'
import { openShares } from './open-shares.ts'

it('gives each owner a share, and takes none where one of several is used up', () => {
  const shares = openShares({ account: 2, address: 3 })
  const take = (account: string, address: string) => shares.take({ account, address })
  expect([take('ada', 'a'), take('ada', 'a'), take('ada', 'b')].map(Boolean)).toEqual([true, true, false])
  expect([take('bo', 'a'), take('cy', 'a'), take('cy', 'b')].map(Boolean)).toEqual([true, false, true])
})

it('takes back what is closed, once', () => {
  const shares = openShares({ account: 1 })
  const leave = shares.take({ account: 'ada' })
  leave?.()
  leave?.()
  expect([shares.take({ account: 'ada' }), shares.take({ account: 'ada' })].map(Boolean)).toEqual([true, false])
})
