import { expect, test } from 'vitest'
import { madeUpReport, track } from '../testing/made-up-report.ts'
import { tracksCsv } from './tracks-csv.ts'

const linesOf = (name: string) => tracksCsv(madeUpReport({ tracks: [track({ name })] })).split('\r\n')

test('a heading, a line for each track, a line break at the end', () => {
  const lines = tracksCsv(madeUpReport()).split('\r\n')
  expect(lines).toHaveLength(7)
  expect(lines[2]).toBe('2,Chords,midi,chords,#5480e4,1,-8.00,-0.30,yes,7,Wavetable > EQ Eight')
  expect(lines.at(-1)).toBe('')
})

test.each([
  ['Bass, low', '1,"Bass, low",'],
  ['The "one"', '1,"The ""one""",'],
  ['=SUM(A1)', "1,'=SUM(A1),"],
  ['-12', '1,-12,'],
])('%s is written %s', (name, start) => {
  expect(linesOf(name)[1]?.startsWith(start)).toBe(true)
})
