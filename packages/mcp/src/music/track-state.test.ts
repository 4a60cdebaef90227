import type { Report, TrackReport } from '@kvint/report'
import { expect, test } from 'vitest'
import { smallReport } from '../testing/small-report.ts'
import { soloRemark, trackState } from './track-state.ts'

const [drums, bass, keys, main] = smallReport().tracks as readonly [TrackReport, TrackReport, TrackReport, TrackReport]
const group: TrackReport = { ...keys, id: 9, name: 'Band', kind: 'group' }
const reportOf = (...tracks: TrackReport[]): Report => smallReport({ tracks: [...tracks, main] })

test.each([
  ['plays', drums, [], 'heard'],
  ['is switched off', { ...drums, isHeard: false }, [], 'muted'],
  [
    'lies in a group that is',
    { ...bass, groupId: 9, isHeard: false },
    [{ ...group, isHeard: false }],
    'in a muted group',
  ],
  ['stands beside a solo', drums, [{ ...bass, isSoloed: true }], 'soloed away'],
  ['is soloed itself', { ...drums, isSoloed: true }, [], 'heard'],
  ['lies in a soloed group', { ...bass, groupId: 9 }, [{ ...group, isSoloed: true }], 'heard'],
  ['is the group of a soloed track', group, [{ ...bass, groupId: 9, isSoloed: true }], 'heard'],
] as const)('a track that %s', (_what, track, others, state) => {
  expect(trackState(track, reportOf(track, ...others))).toBe(state)
})

test('a return is not soloed away', () => {
  const back: TrackReport = { ...keys, id: 7, kind: 'return' }
  expect(trackState(back, reportOf(back, { ...bass, isSoloed: true }))).toBe('heard')
})

test('a solo is told, with what the answer is about', () => {
  expect(soloRemark(reportOf(drums))).toEqual([])
  expect(soloRemark(reportOf({ ...drums, isSoloed: true }))).toEqual([
    'Solo is on (Drums): Live plays only that now. This answer is about the whole song as written.',
  ])
})
