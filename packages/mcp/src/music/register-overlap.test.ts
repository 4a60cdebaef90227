import { expect, it } from 'vitest'
import { smallReport } from '../testing/small-report.ts'
import { placeOf } from './place.ts'
import { registerOverlap } from './register-overlap.ts'

/** Keys over the bass of the same bars, moved so that both lie around A1. */
const report = smallReport()
const crowded = {
  ...report,
  tracks: report.tracks.map((track) => (track.name === 'Keys' ? { ...track, pitchShiftSemitones: -12 } : track)),
  arrangement: {
    ...report.arrangement,
    clips: report.arrangement.clips.map((clip) =>
      clip.trackId === 3
        ? { ...clip, notes: Array.from({ length: 8 }, (_, bar) => [57, bar * 4, 4, 90] as const) }
        : clip,
    ),
  },
}
const overlapOf = (of: typeof report, asked = {}) => {
  const place = placeOf(of, asked)
  if ('problem' in place) throw new Error(place.problem)
  return registerOverlap(of, place)
}

it('names parts that lie within three semitones of each other, as they sound, and for how long', () => {
  expect(overlapOf(crowded)).toEqual([
    'Bass and Keys: 6 of the 8 beats that both sound lie within 3 semitones (G1 to C2); faders -6.2 dB and 0 dB, pan C and 25R',
  ])
})

it('says nothing of parts that are an octave apart, nor of bars without them', () => {
  expect(overlapOf(report)).toEqual([])
  expect(overlapOf(crowded, { bars: '1-8' })).toEqual([])
})
