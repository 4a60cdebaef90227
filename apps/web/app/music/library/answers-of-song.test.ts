import type { Report } from '@kvint/report'
import { expect, test } from 'vitest'
import { areOfSong, trackNamesOf } from './answers-of-song.ts'

const report = (names: Readonly<Record<number, string>>): Report =>
  ({
    tracks: [...Object.entries(names).map(([id, name]) => ({ id: Number(id), name })), { id: 'main', name: 'Main' }],
  }) as unknown as Report
const answersOn = (names: Readonly<Record<number, string>>) => ({
  verdicts: {},
  corrections: {},
  trackNames: trackNamesOf(report(names)),
})

test.each([
  ['the same tracks', { 4: 'Kick', 7: 'Bass' }, true],
  ['a track more, which moves the numbers of others', { 2: '1-Pad', 4: 'Kick', 7: 'Bass', 9: '4-Audio' }, true],
  ['other tracks under the same ids', { 4: 'Piano', 7: 'Strings', 9: '3-Audio' }, false],
])('answers hold for a save with %s', (_, now, isSame) => {
  expect(areOfSong(answersOn({ 4: 'Kick', 7: 'Bass', 9: '3-Audio' }), report(now))).toBe(isSame)
})

test('answers that know no tracks hold', () => {
  expect(areOfSong({ verdicts: {}, corrections: {} }, report({ 4: 'Kick' }))).toBe(true)
})
