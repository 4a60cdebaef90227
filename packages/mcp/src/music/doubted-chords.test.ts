import type { ChordReading } from '@kvint/report'
import { expect, test } from 'vitest'
import { smallReport } from '../testing/small-report.ts'
import { doubtedThere } from './doubted-chords.ts'
import { soundingParts } from './sounding-parts.ts'

const report = smallReport()
const place = { startBeats: 4, endBeats: 8 }
const played = soundingParts(report, place)
  .filter(({ track }) => track.role.role === 'bass')
  .flatMap(({ notes }) => notes.map(({ pitch }) => pitch % 12))
const [root = 0] = played

function chord(changes: Partial<ChordReading>): ChordReading {
  const [first] = report.harmony.kind === 'known' ? report.harmony.chords : []
  if (!first) throw new Error('The small report has chords.')
  const alone = { symbol: 'X alone', rootPitchClass: root, bassPitchClass: root, quality: 'maj' }
  return { ...first, startBeats: 0, endBeats: 16, confidence: 0.9, ...alone, ...changes }
}

const doubt = (changes: Partial<ChordReading>) => doubtedThere([chord(changes)], place, report)[0]?.confidence

test('a chord of which the place sounds nothing is doubtful there', () => {
  const elsewhere = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].find((tone) => !played.includes(tone)) ?? 0
  expect(played.length).toBeGreaterThan(0)
  expect(doubt({})).toBe(0.9)
  expect(doubt({ rootPitchClass: elsewhere, bassPitchClass: elsewhere })).toBeLessThan(0.5)
  expect(doubt({ symbol: 'X', quality: 'dim7' })).toBeLessThan(0.5)
})

test('a chord that lies within the place was read from it', () => {
  expect(doubt({ rootPitchClass: 1, startBeats: 4, endBeats: 8 })).toBe(0.9)
})
