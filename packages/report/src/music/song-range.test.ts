import { expect, it } from 'vitest'
import { emptyReport } from '../testing/empty-report.ts'
import { parkedClips, songRange } from './song-range.ts'

const { arrangement } = emptyReport()
const clip = (id: string, startBeats: number) => ({
  id,
  trackId: 1,
  kind: 'midi' as const,
  name: '',
  color: null,
  startBeats,
  endBeats: startBeats + 16,
  isHeard: true,
  sampleName: null,
  notes: [],
  contentId: null,
})
const section = { startBeats: 0, endBeats: 32, label: 'A', trackIds: [1], density: 1 }

it('ends with the last section, and what is parked lies behind', () => {
  const picture = {
    ...arrangement,
    lengthBeats: 336,
    sections: [section],
    clips: [clip('late', 320), clip('song', 0), clip('parked', 300)],
  }
  expect(songRange(picture)).toEqual({ start: 0, end: 32 })
  expect(parkedClips(picture).map(({ id }) => id)).toEqual(['parked', 'late'])
})

it('is the whole picture without sections', () => {
  const picture = { ...arrangement, lengthBeats: 30, sections: [], clips: [clip('one', 0)] }
  expect(songRange(picture)).toEqual({ start: 0, end: 32 })
  expect(parkedClips(picture)).toEqual([])
})
