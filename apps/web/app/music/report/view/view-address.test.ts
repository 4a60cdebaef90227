import { expect, test } from 'vitest'
import { madeUpReport } from '../testing/made-up-report.ts'
import { addressOfView, viewOfAddress } from './view-address.ts'

const report = madeUpReport()
const viewOf = (search: string) => viewOfAddress(new URLSearchParams(search), report)

test('an address without a view shows the whole song', () => {
  expect(viewOf('')).toEqual({
    range: { start: 0, end: 64 },
    trackId: null,
    clipId: null,
    findingId: null,
    panel: null,
    area: null,
  })
})

test('bars, clip, finding and panel come from the address; a clip names its track', () => {
  expect(viewOf('?bars=5-8&clip=c2&finding=AR03:main&panel=notes')).toEqual({
    range: { start: 16, end: 32 },
    trackId: 2,
    clipId: 'c2',
    findingId: 'AR03:main',
    panel: 'notes',
    area: null,
  })
})

test.each(['?bars=0-4', '?bars=9-2', '?bars=900-950', '?bars=a-b', '?bars=5'])(
  '%s is not a range of this song',
  (search) => {
    expect(viewOf(search).range).toEqual({ start: 0, end: 64 })
  },
)

test('what the report does not hold is left out', () => {
  expect(viewOf('?clip=gone&finding=gone&track=99&area=rhythm')).toMatchObject({
    clipId: null,
    findingId: null,
    trackId: null,
    area: null,
  })
})

test.each(['', 'bars=5-8', 'bars=5-8&track=2&clip=c2&finding=AR03%3Amain&panel=notes', 'track=main', 'area=files'])(
  '%s goes there and back',
  (search) => {
    expect(addressOfView(viewOf(`?${search}`), report, new URLSearchParams()).toString()).toBe(search)
  },
)

test('other parameters stay', () => {
  expect(addressOfView(viewOf(''), report, new URLSearchParams('against=abc&bars=1-2')).toString()).toBe('against=abc')
})
