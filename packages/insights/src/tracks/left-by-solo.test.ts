import { expect, it } from 'vitest'
import { midi, reportOf } from '../testing/report-of.ts'
import { leftBySolo } from './left-by-solo.ts'

it('leaves what is soloed and what lies in a soloed group, and says nothing without a solo', async () => {
  const named = async (soloed: string) => {
    const { tracks } = await reportOf({
      tracks: [
        { kind: 'group', name: 'Band', isSoloed: soloed === 'Band' },
        midi({ name: 'Bass', group: 'Band', isSoloed: soloed === 'Bass' }),
        midi({ name: 'Lead' }),
      ],
    })
    const left = leftBySolo(tracks)
    return left && tracks.filter(({ id }) => left.has(id)).map(({ name }) => name)
  }
  expect(await named('Band')).toEqual(['Band', 'Bass'])
  expect(await named('Bass')).toEqual(['Bass'])
  expect(await named('none')).toBeNull()
})
