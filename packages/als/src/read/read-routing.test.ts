import { expect, it } from 'vitest'
import { routedTrackId } from './read-routing.ts'

it.each([
  ['AudioIn/Track.12/PostFxOut', 12],
  ['AudioOut/Track.7/TrackIn', 7],
  ['AudioIn/Track.-1/TrackOut', 'main'],
  ['AudioIn/Track.-2/TrackOut', null],
  ['AudioIn/Track.12/DeviceOut.0.B1,ChainOut', 12],
  ['AudioOut/Main', 'main'],
  ['AudioOut/Master', 'main'],
  ['AudioOut/GroupTrack', null],
  ['AudioIn/External/S0', null],
  ['AudioIn/None', null],
  ['MidiIn/External.All/-1', null],
])('%s leads to %s', (target, id) => {
  expect(routedTrackId(target)).toBe(id)
})
