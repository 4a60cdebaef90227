import { CHORD_QUALITIES, chordNoteNames, type ChordQuality, isInScale, type Key, type Mode } from '@kvint/theory'
import { barsBetween, type ChordReading, localKeyAt, withSigns } from '@kvint/report'
import type { Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet, atBar } from '../evidence.ts'
import { isPlayedIn } from '../harmony/played-chord.ts'
import { soundingTones } from '../harmony/sounding-tones.ts'
import { term } from '../sources.ts'
import { chordDoubt } from '../harmony/chord-doubt.ts'
import { chordSymbol, count, keyName, list } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const borrowedChord: Check = {
  id: 'ST-BORROWED',
  title: 'A borrowed chord that comes home',
  area: 'harmony',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Modal mixture, as textbooks on harmony describe it; shares of 5 to 40 % are a rule of thumb for “colour, not key”',
  find: (song) => {
    const { harmony, picture } = song
    if (harmony.kind === 'unknown' || harmony.key.confidence < SURE_KEY) return null
    const borrowed = harmony.chords.filter(({ colour }) => colour === 'borrowed')
    const { key: homeKey, localKeys } = harmony
    const isPlayed = isPlayedIn(song)
    const keyAt = (chord: ChordReading) => localKeyAt(localKeys, chord.startBeats) ?? homeKey
    const lent = harmony.chords.filter(
      (chord, index) =>
        chord.colour === 'borrowed' &&
        chord.confidence >= SURE_CHORD &&
        !SUSPENDED.has(chord.quality) &&
        chord.rootPitchClass !== keyAt(chord).tonicPitchClass &&
        chord.endBeats - chord.startBeats > LEAST_BEATS - HAIR_BEATS &&
        isPlayed(chord) &&
        isHeard(song, chord, inKey(keyAt(chord))) &&
        isHome(harmony.chords[index + 1]),
    )
    const share = lent.length / harmony.chords.length
    const [first] = lent
    if (!first || share > MOST_LENT) return null
    const bars = barsBetween(picture.meters, first.startBeats, first.endBeats)
    const keyOf = (chord: ChordReading) => keyAt(chord).name
    const keys = new Set(lent.map(keyOf))
    const symbols = [...new Set(lent.map(({ symbol }) => symbol))].map(chordSymbol)
    const key = keys.size === 1 ? keyName(keyOf(first)) : say`the key of their place`
    return {
      claim:
        symbols.length === 1
          ? say`${list(symbols)} does not belong to ${key}: it is borrowed, and leads back home.`
          : say`${list(symbols)} do not belong to ${key}: they are borrowed, and lead back home.`,
      evidence: [
        ...lent
          .slice(0, 6)
          .map((chord) =>
            aboutSet(
              say`${chordSymbol(chord.symbol)}${chord.roman === null ? '' : say` (${withSigns(chord.roman)} in ${keyName(keyOf(chord))})`} in ${atBar(song, barsBetween(picture.meters, chord.startBeats, chord.endBeats).from)}${chordDoubt(chord.confidence)}`,
              barsBetween(picture.meters, chord.startBeats, chord.endBeats),
            ),
          ),
        aboutSet(
          borrowed.length === lent.length
            ? say`${count(lent.length, 'borrowed chord')} of ${String(harmony.chords.length)}`
            : say`${String(lent.length)} of the ${count(borrowed.length, 'borrowed chord')} lead back at once, of ${String(harmony.chords.length)} chords in all`,
        ),
      ],
      figures: {
        chord: withSigns(first.symbol),
        chordAfter: withSigns(harmony.chords[harmony.chords.indexOf(first) + 1]?.symbol ?? ''),
        tone: foreignTone(first, inKey(keyAt(first))),
        times: lent.length,
        chords: harmony.chords.length,
      },
      place: { trackIds: harmony.trackIds, clipIds: [], bars },
    }
  },
  learnMore: [term('Borrowed chord', 'borrowed-chord'), term('Parallel key', 'parallel-key')],
  honesty:
    'Likely: it rests on the key and chord that I read from the notes. Sampled chords and audio are not part of it.',
}

/** What is foreign to the key sounds, and so do root and third: the other tones alone may belong to the key. */
function isHeard(song: Song, { rootPitchClass, quality, ...stretch }: ChordReading, key: Key): boolean {
  const sounding = soundingTones(song, stretch)
  return CHORD_QUALITIES[quality as ChordQuality].intervals.every((interval, index) => {
    const pitchClass = (rootPitchClass + interval) % 12
    return sounding.has(pitchClass) || (index > 1 && isInScale(pitchClass, key))
  })
}

/** The first of its notes that the key does not have. */
function foreignTone({ rootPitchClass, bassPitchClass, quality }: ChordReading, key: Key): string {
  const chord = { rootPitchClass, bassPitchClass, quality: quality as ChordQuality }
  const at = CHORD_QUALITIES[chord.quality].intervals.findIndex(
    (interval) => !isInScale((rootPitchClass + interval) % 12, key),
  )
  return withSigns(chordNoteNames(chord, key)[at] ?? '')
}

function inKey({ tonicPitchClass, mode }: { readonly tonicPitchClass: number; readonly mode: string }): Key {
  return { tonicPitchClass, mode: mode as Mode }
}

function isHome(next: ChordReading | undefined): boolean {
  return next !== undefined && next.colour === null && next.function !== 'outside'
}

/** What is suspended only delays a note of the key. */
const SUSPENDED: ReadonlySet<string> = new Set(['sus2', 'sus4', '7sus4'])
const SURE_KEY = 0.6
const SURE_CHORD = 0.6
/** What is shorter passes between two voices, and is no chord. */
const LEAST_BEATS = 1
const HAIR_BEATS = 0.05
const MOST_LENT = 0.4
