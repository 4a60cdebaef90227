import type { Report, TrackReport } from '@kvint/insights'
import { expect, test } from 'vitest'
import { clip, madeUpReport, track } from '../testing/made-up-report.ts'
import { compareReports } from './compare-reports.ts'

const before = madeUpReport()
const withTrack = (id: TrackReport['id'], change: Partial<TrackReport>): Report => ({
  ...before,
  tracks: before.tracks.map((each) => (each.id === id ? { ...each, ...change } : each)),
})

test('a set beside itself has no changes', () => {
  expect(compareReports(before, madeUpReport())).toEqual([])
})

test.each<[string, Report, object]>([
  [
    'tempo',
    { ...before, overview: { ...before.overview, tempo: { ...before.overview.tempo, bpm: 128 } } },
    { kind: 'tempo', before: 124, after: 128 },
  ],
  [
    'length',
    { ...before, overview: { ...before.overview, lengthBars: 32 } },
    { kind: 'length', before: 16, after: 32 },
  ],
  [
    'a key that is gone',
    { ...before, harmony: { kind: 'unknown', reason: '' } },
    { kind: 'key', before: 'A minor', after: '–' },
  ],
  ['a fader', withTrack(3, { volumeDb: -9 }), { kind: 'volume', track: 'Bass', before: -6, after: -9 }],
  ['a pan', withTrack(2, { pan: 0 }), { kind: 'pan', track: 'Chords', before: -0.3, after: 0 }],
  ['a name', withTrack(3, { name: 'Sub' }), { kind: 'trackRenamed', before: 'Bass', after: 'Sub' }],
  ['a track that is heard again', withTrack(4, { isHeard: true }), { kind: 'heard', track: 'Vocal', isHeard: true }],
  [
    'devices, counting doubles',
    withTrack(2, { devices: ['Wavetable', 'Wavetable', 'Reverb'] }),
    { kind: 'devices', track: 'Chords', added: ['Wavetable', 'Reverb'], removed: ['EQ Eight'] },
  ],
])('%s', (_name, after, change) => {
  expect(compareReports(before, after)).toEqual([change])
})

test('a track that came and one that went', () => {
  const after = { ...before, tracks: [...before.tracks.filter(({ id }) => id !== 4), track({ id: 9, name: 'Lead' })] }
  expect(compareReports(before, after)).toEqual([
    { kind: 'trackAdded', track: 'Lead' },
    { kind: 'trackRemoved', track: 'Vocal' },
  ])
})

test('clips are counted by track', () => {
  const clips = [...before.arrangement.clips, clip({ id: 'c9', trackId: 3, startBeats: 64, endBeats: 80 })]
  const after = { ...before, arrangement: { ...before.arrangement, clips } }
  expect(compareReports(before, after)).toEqual([{ kind: 'clips', track: 'Bass', before: 1, after: 2 }])
})

test('a lesson that is learnt, and a new one', () => {
  const [first, ...others] = before.findings
  const after = {
    ...before,
    findings: [...others, { ...first!, id: 'NEW:set', checkId: 'NEW', claim: 'Something new.' }],
  }
  expect(compareReports(before, after)).toEqual([
    { kind: 'findingGone', claim: first!.claim },
    { kind: 'findingNew', claim: 'Something new.' },
  ])
})

test('in two different sets tracks of one name belong together', () => {
  const other = { ...before, tracks: before.tracks.map((each, index) => ({ ...each, id: 100 + index })) }
  expect(compareReports(before, other).filter(({ kind }) => kind === 'trackAdded')).toEqual([])
})

test('a finding that names other tracks than before is told once, as it is now', () => {
  const [first, ...others] = before.findings
  const after = {
    ...before,
    findings: [{ ...first!, id: `${first!.checkId}:track-99`, claim: 'Three of them.' }, ...others],
  }
  expect(compareReports(before, after)).toEqual([{ kind: 'findingNow', claim: 'Three of them.' }])
})
