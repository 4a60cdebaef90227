import { barAt, barsBetween, withSigns } from '@kvint/report'
import { type Chord, CHORD_QUALITIES, isInScale, type Key } from '@kvint/theory'
import type { Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet, aboutStretch } from '../evidence.ts'
import { term } from '../sources.ts'
import { isPlayedIn } from './played-chord.ts'
import { soundingTones } from './sounding-tones.ts'
import { sureHarmony } from './sure-harmony.ts'
import { chordSymbol, count, keyName } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const savedChord: Check = {
  id: 'HA24',
  title: 'A chord that comes late',
  area: 'harmony',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'What is held back and then comes is an event (Meyer, Emotion and Meaning in Music, 1956; Huron, Sweet Anticipation, 2006). A quarter of the song, sixteen bars and eight beats are rules of thumb',
  find: (song) => {
    const detail = sureHarmony(song)
    if (!detail || song.picture.of !== 'arrangement') return null
    const { chords, key } = detail
    const isOutside = ({ tones }: Saved) => tones.some((tone) => !isInScale(tone, key) && !isLeadingOfMinor(tone, key))
    const [saved] = [...Map.groupBy(chords, ({ rootPitchClass }) => rootPitchClass).values()]
      .flatMap((same) => savedOf(song, chords, same) ?? [])
      .toSorted((a, b) => Number(isOutside(b)) - Number(isOutside(a)) || b.beats - a.beats)
    if (!saved) return null
    const { first, places } = saved
    const bar = barAt(song.picture.meters, first.startBeats)
    const isForeign = isOutside(saved) && key.confidence >= SURE_CHORD
    const name = chordSymbol(first.symbol)
    const told = song.harmony.kind === 'known' ? song.harmony.key.name : ''
    return {
      claim: isForeign
        ? say`${name} is new in bar ${String(bar)}, after ${count(bar - 1, 'bar')} without it, and it does not belong to ${keyName(told)}.`
        : say`${name} is new in bar ${String(bar)}, after ${count(bar - 1, 'bar')} without it.`,
      evidence: [
        ...places
          .slice(0, MOST_SHOWN)
          .map((chord) =>
            aboutStretch(
              song,
              chord,
              say`bar ${String(barAt(song.picture.meters, chord.startBeats))}: ${chordSymbol(chord.symbol)}`,
            ),
          ),
        aboutSet(say`no chord before it has all its notes`),
      ],
      figures: { chord: withSigns(first.symbol), bar, without: bar - 1, times: places.length },
      place: {
        trackIds: [],
        clipIds: [],
        bars: barsBetween(song.picture.meters, first.startBeats, first.endBeats),
      },
    }
  },
  learnMore: [term('Chord progression', 'progression')],
  honesty: 'Likely: the notes are certain, the chords are my reading of them. Chords in audio are not part of it.',
}

type Saved = {
  readonly first: Chord
  readonly places: readonly Chord[]
  readonly beats: number
  /** Pitch classes of the chord that sound in its first place: a fifth may lack. */
  readonly tones: readonly number[]
}

/** Chords on one root, where the first comes late and is sure; `null` where its notes have sounded together before. */
function savedOf(song: Song, all: readonly Chord[], same: readonly Chord[]): Saved | null {
  const [first] = same
  const { meters } = song.picture
  if (!first || first.sounding || first.confidence < SURE_CHORD || !isPlayedIn(song)(first)) return null
  const bar = barAt(meters, first.startBeats)
  if (bar <= FEWEST_BARS || bar * 4 <= song.activity.barCount) return null
  const places = same.filter((chord) => !chord.sounding && chord.confidence >= SURE_CHORD)
  const beats = places.reduce((sum, chord) => sum + lengthOf(chord), 0)
  const before = all.filter(({ endBeats }) => endBeats <= first.startBeats)
  const sure = before.filter((chord) => !chord.sounding && chord.confidence >= SURE_CHORD)
  const isKnown = sure.reduce((sum, chord) => sum + lengthOf(chord), 0) >= FEWEST_BEATS_BEFORE
  if (beats < FEWEST_BEATS || !isKnown) return null
  const sounding = soundingTones(song, first)
  const tones = tonesOf(first).filter((tone, index) => index !== FIFTH || sounding.has(tone))
  const hasSounded = before.some((chord) => {
    const heard = new Set([...tonesOf(chord), ...chord.nonChordTones.map(({ pitch }) => pitch % 12)])
    return tones.every((tone) => heard.has(tone))
  })
  return hasSounded || !tones.every((tone) => sounding.has(tone)) ? null : { first, places, beats, tones }
}

function tonesOf({ rootPitchClass, quality }: Chord): number[] {
  return CHORD_QUALITIES[quality].intervals.map((interval) => (rootPitchClass + interval) % 12)
}

/** The raised seventh of minor: V and vii°7 of harmonic minor belong to it. */
function isLeadingOfMinor(tone: number, { tonicPitchClass, mode }: Key): boolean {
  return mode === 'minor' && tone === (tonicPitchClass + 11) % 12
}

const lengthOf = ({ startBeats, endBeats }: Chord): number => endBeats - startBeats

/** The third of a chord's tones: it lacks in many, and says little. */
const FIFTH = 2
const SURE_CHORD = 0.6
const FEWEST_BARS = 16
const FEWEST_BEATS = 8
/** So much harmony that is sure has to come before, or nothing is known to be missing there. */
const FEWEST_BEATS_BEFORE = 32
const MOST_SHOWN = 4
