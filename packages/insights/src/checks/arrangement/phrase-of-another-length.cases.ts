import type { SetDescription } from '@kvint/als/build'
import { audio, audioClip } from '../../testing/report-of.ts'
import type { CheckCase } from '../../testing/check-case.ts'
import { bars, track } from './energy.cases.ts'

/** So many parts whose clips last these bars, one behind the other, and others that play through. */
export const inPhrases = (lengths: readonly number[], parts = 3, through = 0): SetDescription => {
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const phrases = (pitch: number) =>
    track(
      ...lengths.map((length, at) =>
        bars(
          lengths.slice(0, at).reduce((sum, one) => sum + one, 0),
          length,
          pitch,
        ),
      ),
    )
  return {
    tracks: [
      ...Array.from({ length: parts }, (_, at) => phrases(48 + at * 5)),
      ...Array.from({ length: through }, (_, at) => track(bars(0, total, 72 + at * 3))),
    ],
  }
}
/** Microphones of one take, cut in seven bars among eights. */
const cutTake: SetDescription = {
  tracks: ['Kick', 'Snare', 'Over'].map((name) =>
    audio({
      name,
      arrangementClips: [0, 8, 16, 24, 31, 39].map((from, at) =>
        audioClip({
          startBeats: from * 4,
          lengthBeats: (at === 3 ? 7 : 8) * 4,
          loop: { isOn: false, start: from * 4, end: from * 4 + 32 },
          sample: { path: `/Takes/song-${name}.wav` },
        }),
      ),
    }),
  ),
}

/** Phrases of four and eight bars, and those of another length. */
export const PHRASE_CASES: readonly CheckCase[] = [
  ['AR27', 'fires', 'seven bars among eights', inPhrases([8, 8, 8, 7, 8, 8])],
  ['AR27', 'fires', 'a bar alone', inPhrases([8, 8, 1, 8, 8, 8])],
  ['AR27', 'beside', 'two parts', inPhrases([8, 8, 8, 7, 8, 8], 2)],
  ['AR27', 'fires', 'three of four', inPhrases([8, 8, 8, 7, 8, 8], 3, 1)],
  ['AR27', 'beside', 'three of five', inPhrases([8, 8, 8, 7, 8, 8], 3, 2)],
  ['AR27', 'beside', 'three phrases in fours for it', inPhrases([8, 8, 7, 8, 8])],
  ['AR27', 'beside', 'twelve bars', inPhrases([8, 8, 12, 8, 8, 8])],
  ['AR27', 'trap', 'phrases of six', inPhrases([6, 6, 6, 6, 6, 6, 6])],
  ['AR27', 'trap', 'a long stretch in which clips go on', inPhrases([8, 8, 8, 21, 8, 8])],
  [
    'AR27',
    'trap',
    'a fill of two bars behind eight',
    { tracks: [...(inPhrases([8, 8, 10, 8, 8, 8]).tracks ?? []), track(bars(24, 2, 80))] },
  ],
  ['AR27', 'fires', 'ten bars among eights', inPhrases([8, 8, 10, 8, 8, 8])],
  ['AR27', 'trap', 'microphones of one take', cutTake],
]
