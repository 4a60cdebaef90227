import { withSigns } from '@kvint/report'
import { type Chord, CHORD_QUALITIES } from '@kvint/theory'
import type { HarmonyDetail } from '../../song/harmony-detail.ts'
import type { Song } from '../../song/song.ts'
import type { Sighting } from '../check.ts'
import { aboutStretch } from '../evidence.ts'
import { soundingTones } from './sounding-tones.ts'
import { chordSymbol, count, percent, pitch } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

/** Major and minor on one root, bar after bar in turns: neither one chord nor a change of root, and often the idea of the song. */
export function turningThird(song: Song, { chords }: HarmonyDetail): Sighting | null {
  const sure = chords.filter(({ sounding, confidence }) => !sounding && confidence >= LIKELY_CHORD)
  const byRoot = Map.groupBy(sure.filter(isMajorOrMinor), ({ rootPitchClass }) => rootPitchClass)
  const [own = []] = [...byRoot.values()].toSorted((a, b) => beatsOf(b) - beatsOf(a))
  const share = beatsOf(own) / Math.max(1, beatsOf(chords))
  const turns = own.filter((chord, at) => thirdOf(chord) !== thirdOf(own[at - 1] ?? chord))
  const hasBoth = own.filter((chord) => soundingTones(song, chord).has(toneOf(chord, MAJOR + MINOR - thirdOf(chord))))
  const [major, minor] = [MAJOR, MINOR].map((third) => plainest(own.filter((chord) => thirdOf(chord) === third)))
  if (!major || !minor || share < LEAST_SHARE || turns.length < FEWEST_TURNS) return null
  if (hasBoth.length > own.length * MOST_OF_BOTH) return null
  const root = withSigns(major.noteNames[0] ?? '')
  const thirds = [major, minor].map(({ noteNames }) => withSigns(noteNames[1] ?? ''))
  const [high, low] = thirds.map(pitch)
  return {
    claim: say`${chordSymbol(root)} and ${chordSymbol(`${root}m`)} take turns through ${percent(share)} of the harmony: the root stays, and the third goes from ${high ?? ''} to ${low ?? ''} and back.`,
    evidence: [
      aboutStretch(song, major, say`${chordSymbol(root)}, with ${high ?? ''}`),
      aboutStretch(
        song,
        minor,
        say`${chordSymbol(`${root}m`)}, with ${low ?? ''}; the third changes ${count(turns.length, 'time')}`,
      ),
    ],
    lesson: 'ha27-turning-third',
    figures: { root, high: thirds[0] ?? '', low: thirds[1] ?? '', times: turns.length },
    honesty: 'Likely: chords are read from MIDI; chords in audio are unknown to me.',
    place: { trackIds: [], clipIds: [], bars: null },
  }
}

function isMajorOrMinor(chord: Chord): boolean {
  return [MAJOR, MINOR].includes(thirdOf(chord)) && CHORD_QUALITIES[chord.quality].intervals[2] === FIFTH
}

const thirdOf = ({ quality }: Chord): number => CHORD_QUALITIES[quality].intervals[1] ?? 0
const toneOf = ({ rootPitchClass }: Chord, semitones: number): number => (rootPitchClass + semitones) % 12

function plainest(chords: readonly Chord[]): Chord | undefined {
  return chords.toSorted((a, b) => a.symbol.length - b.symbol.length || a.startBeats - b.startBeats)[0]
}

function beatsOf(chords: readonly Chord[]): number {
  return chords.reduce((sum, { startBeats, endBeats }) => sum + endBeats - startBeats, 0)
}

const MAJOR = 4
const MINOR = 3
const FIFTH = 7
const LIKELY_CHORD = 0.5
const LEAST_SHARE = 0.75
const FEWEST_TURNS = 8
/** Both thirds at once are one chord, as 7♯9. */
const MOST_OF_BOTH = 0.1
