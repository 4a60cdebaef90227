import { describe, expect, it } from 'vitest'
import { guessTrackRole } from './guess-track-role.ts'
import type { Note } from './note.ts'

const hits = (pattern: readonly (readonly number[])[], durationBeats = 0.25, times = 4): Note[] =>
  Array.from({ length: times }, () => pattern)
    .flat()
    .flatMap((pitches, step) => pitches.map((pitch) => ({ pitch, startBeats: step / 2, durationBeats, velocity: 100 })))

describe('guessTrackRole', () => {
  it.each<[string, Note[], number, string | null]>([
    ['kick, snare and hats', hits([[36, 42], [42], [38, 42], [42]]), 3, 'drums'],
    ['kick and snare only', hits([[36], [36, 38]]), 3, 'drums'],
    ['toms with a snare', hits([[38, 41], [45], [38, 48], [41]]), 3, 'drums'],
    ['a bass line', hits([[36], [36], [43], [41]], 0.5), 3, null],
    [
      'long chords',
      hits(
        [
          [48, 52, 55],
          [43, 47, 50],
        ],
        4,
      ),
      3,
      null,
    ],
    ['one pad on C3 beside other tracks', hits([[60], [60]]), 3, 'trigger'],
    ['one note alone in the set', hits([[60], [60]]), 1, null],
    ['a drone on another note', hits([[57], [57]]), 3, null],
    ['notes below the piano', hits([[12], [14]]), 3, 'key-switch'],
    ['three notes', hits([[36, 38, 42]], 0.25, 1), 3, null],
    ['nothing', [], 3, null],
  ])('%s', (_, notes, tracks, role) => expect(guessTrackRole(notes, tracks)).toBe(role))
})
