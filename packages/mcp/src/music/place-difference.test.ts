import { expect, it } from 'vitest'
import { smallReport } from '../testing/small-report.ts'
import { placeDifference } from './place-difference.ts'
import { placeOf } from './place.ts'

const report = smallReport()
const difference = (of: typeof report) => {
  const [a, b] = [placeOf(of, { section: 'A' }), placeOf(of, { section: 'Drop' })]
  if ('problem' in a || 'problem' in b) throw new Error('no such section')
  return placeDifference(of, a, b)
}

it('says of audio that it has no notes to count', () => {
  const sung = {
    ...report,
    tracks: report.tracks.map((track) => (track.name === 'Keys' ? { ...track, kind: 'audio' as const } : track)),
    arrangement: {
      ...report.arrangement,
      clips: report.arrangement.clips.map((clip) =>
        clip.trackId === 3 ? { ...clip, kind: 'audio' as const, notes: [], contentId: null } : clip,
      ),
    },
  }
  expect(difference(sung)).toContain('Audio has no notes: Keys not counted in notes, register and chords')
  expect(difference(report).filter((line) => line.startsWith('Audio'))).toEqual([])
})
