import { expect, it } from 'vitest'
import { songOf } from '../../testing/song-of.ts'
import { chords, line } from './harmony.cases.ts'
import { noteOfTheMode } from './note-of-the-mode.ts'
import { isOneLine } from './one-line.ts'

it('tells one line on several tracks from lines that differ, and names no mode of it', async () => {
  const dorian = [
    [38, 57, 62, 65],
    [43, 59, 62, 67],
  ]
  const song = await songOf(chords(dorian, 8))
  const withLines = (...pitches: (readonly number[])[]) => ({
    ...song,
    lines: {
      ...song.lines,
      byTrack: new Map(
        pitches.map((own, at) => [at + 1, line(own).map((note) => ({ ...note, velocity: 100, track: at + 1 }))]),
      ),
    },
    harmony:
      song.harmony.kind === 'known' ? { ...song.harmony, trackIds: pitches.map((_, at) => at + 1) } : song.harmony,
  })
  const scale = Array.from({ length: 8 }, () => [62, 64, 65, 67, 69, 71, 72, 71, 69, 67, 65, 64]).flat()
  const other = scale.toReversed().map((pitch) => pitch - 12)
  expect(isOneLine(song)).toBe(false)
  expect(
    isOneLine(
      withLines(
        scale,
        scale.map((pitch) => pitch + 12),
      ),
    ),
  ).toBe(true)
  expect(isOneLine(withLines(scale, other))).toBe(false)
  expect(noteOfTheMode.find(withLines(scale, other))).not.toBeNull()
  expect(noteOfTheMode.find(withLines(scale))).toBeNull()
})
