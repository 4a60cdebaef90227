import type { Report } from '@kvint/report'
import { expect, it } from 'vitest'
import { musicEn } from '../copy/en/music.ts'
import { madeUpReport } from '../testing/made-up-report.ts'

const { harmony } = madeUpReport()
if (harmony.kind === 'unknown') throw new Error('the made-up report has chords')
const [one] = harmony.chords
if (!one) throw new Error('the made-up report has chords')
const over = (...romans: (string | null)[]): Report =>
  madeUpReport({
    harmony: { ...harmony, chords: romans.map((roman) => ({ ...one, roman, function: 'outside' })) },
  })

it('says that a chord lies outside the key only where its place in the key is known', () => {
  expect(musicEn.notes.sentence(over('bII', null, null), 'Keys')).toContain('1 chord of 1 lies outside the key.')
  expect(musicEn.notes.sentence(over(null, null), 'Keys')).toBe('The notes of Keys over the chords of the song.')
})
