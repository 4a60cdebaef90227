import { barsBetween, keyAt, pitchClassSign, withSigns } from '@kvint/report'
import { type Chord, CHORD_QUALITIES, type Note } from '@kvint/theory'
import type { Song } from '../../song/song.ts'
import { ANY_STAGE, type Check, type Sighting } from '../check.ts'
import { aboutSet, aboutStretch } from '../evidence.ts'
import { partsWith } from '../roles-of.ts'
import { term } from '../sources.ts'
import { chordDoubt } from './chord-doubt.ts'
import { isOneLine } from './one-line.ts'
import { isPlayedIn } from './played-chord.ts'
import { readTracks } from './sounding-tones.ts'
import { triggerKeys } from './triggers.ts'
import { turningThird } from './turning-third.ts'
import { chordSymbol, count, percent, pitch } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const oneChord: Check = {
  id: 'HA27',
  title: 'One root, chord or note for most of the song',
  area: 'harmony',
  severity: 'idea',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Music on one chord, a vamp or modal music, moves by other means: Tagg, Everyday Tonality (2009); Butler, Unlocking the Groove (2006). Major and minor in turns, a parallel mixture: Kostka & Payne, Tonal Harmony. Three quarters of the time, three fifths for a note, eight turns and 64 beats (32 of scenes) are rules of thumb',
  find: (song) => {
    // Sounds that keys of their own start stand on one note only where all of them have the same.
    if (isOneLine(song) || (triggerKeys(song)?.size ?? 0) > 1) return null
    const note = oneNote(song)
    if (note) return note
    const detail = song.harmonyDetail
    if (!detail || hasChordsInAudio(song)) return null
    const beats = beatsOf(detail.chords)
    const [ground] = [...Map.groupBy(detail.chords.filter(isMajorOrMinor), rootAndThird).values()].toSorted(
      (a, b) => beatsOf(b) - beatsOf(a),
    )
    const plainest = ground?.toSorted((a, b) => a.symbol.length - b.symbol.length || b.confidence - a.confidence)[0]
    if (!ground || !plainest || beats < FEWEST_BEATS) return null
    const share = beatsOf(ground) / beats
    const sureness = ground.reduce((sum, chord) => sum + lengthOf(chord) * chord.confidence, 0) / beatsOf(ground)
    // One line alone implies a chord, and does not play it.
    const isPlayed = beatsOf(ground.filter(isPlayedIn(song))) * 2 >= beatsOf(ground)
    if (share < LEAST_SHARE || sureness < LIKELY_CHORD || !isPlayed) return turningThird(song, detail)
    const sure = detail.chords.filter(({ sounding, confidence }) => !sounding && confidence >= LIKELY_CHORD)
    const others = [...Map.groupBy(sure, ({ symbol }) => symbol).values()]
      .flatMap((alike) => alike.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 1))
      .filter(({ rootPitchClass }) => rootPitchClass !== plainest.rootPitchClass)
      .toSorted((a, b) => lengthOf(b) - lengthOf(a))
      .slice(0, MOST_SHOWN)
      .toSorted((a, b) => a.startBeats - b.startBeats)
    const name = nameOf(plainest)
    const [root = '', third = '', fifth = ''] = plainest.noteNames.map(withSigns)
    return {
      claim: say`The harmony stands on one chord: ${chordSymbol(name)} fills ${percent(share)} of its time.`,
      evidence:
        others.length === 0
          ? [aboutSet(say`No other chord that is sure`)]
          : others.map((chord) =>
              aboutStretch(song, chord, say`${chordSymbol(chord.symbol)}${chordDoubt(chord.confidence)}`),
            ),
      figures: { chord: withSigns(name), share: Math.round(share * 100), root, third, fifth },
      place: { trackIds: [], clipIds: [], bars: null },
    }
  },
  learnMore: [term('Chord progression', 'progression')],
  lessons: ['ha27-one-note', 'ha27-turning-third'],
  honesty:
    'Likely: chords are read from MIDI; chords in audio are unknown to me. In dub, techno and funk one chord is the style.',
}

/** One note that is held or struck again for most of the sounding time: what is above it makes figures, and no chords. */
function oneNote(song: Song): Sighting | null {
  const { harmony, lines } = song
  const byPart = readTracks(song).map((id) => lines.byTrack.get(id) ?? [])
  const ranked = [...weightsOf(song, byPart.flat()).entries()].toSorted((a, b) => b[1] - a[1])
  const [[pitchClass, share] = [0, 0], ...others] = ranked
  const onIt = byPart.filter((line) => line.some(({ pitch: number }) => number % 12 === pitchClass)).length
  const isBesideAudio = hasChordsInAudio(song)
  // Where recordings may hold chords, or no key is known, one or two parts say little of the harmony.
  if ((isBesideAudio || !song.harmonyDetail) && onIt < FEWEST_PARTS) return null
  if (triggersChords(song)) return null
  const fewest = song.picture.of === 'scenes' ? FEWEST_BEATS_OF_SCENES : FEWEST_BEATS
  if (share < (isBesideAudio ? LEAST_SHARE : LEAST_OF_NOTE) || beatsPlayed(byPart.flat()) < fewest) return null
  const key = keyAt(harmony)
  const name = pitchClassSign(pitchClass, key)
  const heard = others.filter(([, weight]) => weight >= LEAST_HEARD).slice(0, MOST_SHOWN)
  return {
    claim: isBesideAudio
      ? say`${count(onIt, 'part')} beside the recordings stand on one note: ${pitch(name)} takes ${percent(share)} of their time.`
      : say`The harmony stands on one note: ${pitch(name)} takes ${percent(share)} of the sounding time.`,
    evidence:
      heard.length === 0
        ? [aboutSet(say`No other note sounds for long`)]
        : heard.map(([other, weight]) =>
            aboutSet(say`${pitch(pitchClassSign(other, key))} takes ${percent(weight)} of the sounding time`),
          ),
    lesson: 'ha27-one-note',
    figures: { tone: name, share: Math.round(share * 100) },
    honesty:
      'Likely: the notes are certain; notes in audio are unknown to me. Much music stands on a drone on purpose.',
    place: { trackIds: [], clipIds: [], bars: null },
  }
}

/** Share of the sounding time by pitch class. */
function weightsOf({ harmony }: Song, notes: readonly Note[]): readonly number[] {
  if (harmony.kind === 'known') return harmony.key.pitchClassWeights
  const beatsOf = (some: readonly Note[]) => some.reduce((sum, { durationBeats }) => sum + durationBeats, 0)
  const all = beatsOf(notes)
  return Array.from(
    { length: 12 },
    (_, tone) => beatsOf(notes.filter(({ pitch: number }) => number % 12 === tone)) / all,
  )
}

/** Beats in which anything sounds. */
function beatsPlayed(notes: readonly Note[]): number {
  const beats = notes.flatMap(({ startBeats, durationBeats }) => {
    const from = Math.floor(startBeats + HAIR_BEATS)
    const to = Math.max(from, Math.ceil(startBeats + durationBeats - HAIR_BEATS) - 1)
    return Array.from({ length: to - from + 1 }, (_, at) => from + at)
  })
  return new Set(beats).size
}

/** Whether a part that plays one note at a time has a sound or a clip that is called a chord: each key is one. */
function triggersChords({ parts, lines }: Song): boolean {
  return parts.some(({ track, clips, isAudible }) => {
    const names = [
      track.name,
      ...track.devices.flatMap(({ userName, presetName }) => [userName, presetName ?? '']),
      ...clips.map(({ report }) => report.name),
    ]
    const line = lines.byTrack.get(track.id) ?? []
    const starts = new Set(line.map(({ startBeats }) => Math.round(startBeats * 8))).size
    return isAudible && line.length > 0 && starts >= line.length * NEARLY_ALL && names.some((name) => CHORD.test(name))
  })
}

/** Whether a recording that is no drum plays through much of the song: what harmony it holds is not read here. */
function hasChordsInAudio(song: Song): boolean {
  const { meters } = song.picture
  const drums = new Set(partsWith(song, ...DRUMS))
  const bars = new Set(
    song.parts
      .filter((part) => part.isAudible && !drums.has(part))
      .flatMap(({ clips }) => clips)
      .filter(({ report }) => report.kind === 'audio' && report.isHeard)
      .flatMap(({ report }) => {
        const { from, to } = barsBetween(meters, report.startBeats, report.endBeats)
        return Array.from({ length: to - from + 1 }, (_, at) => from + at)
      }),
  )
  return bars.size * 4 > song.activity.barCount
}

function isMajorOrMinor({ sounding, quality }: Chord): boolean {
  const [, third, fifth] = CHORD_QUALITIES[quality].intervals
  return !sounding && (third === MINOR_THIRD || third === MAJOR_THIRD) && fifth === FIFTH
}

/** `9 3` for Am, Am7 and Am/C. */
function rootAndThird({ rootPitchClass, quality }: Chord): string {
  return `${String(rootPitchClass)} ${String(CHORD_QUALITIES[quality].intervals[1])}`
}

/** `Am7/E` → `Am`: the chord without what comes and goes above it or is in the bass. */
function nameOf({ symbol, quality }: Chord): string {
  const root = /^[A-G][#b]*/.exec(symbol)?.[0] ?? symbol
  return CHORD_QUALITIES[quality].intervals[1] === MINOR_THIRD ? `${root}m` : root
}

function beatsOf(chords: readonly Chord[]): number {
  return chords.reduce((sum, chord) => sum + lengthOf(chord), 0)
}

function lengthOf({ startBeats, endBeats }: Chord): number {
  return endBeats - startBeats
}

const CHORD = /\b(?:chord|stab)s?\b/iu
const NEARLY_ALL = 0.9
const DRUMS = ['kick', 'snare', 'hats', 'drums', 'percussion'] as const
const HAIR_BEATS = 0.05
const MINOR_THIRD = 3
const MAJOR_THIRD = 4
const FIFTH = 7
const LEAST_SHARE = 0.75
const LEAST_OF_NOTE = 0.6
const FEWEST_PARTS = 3
const LEAST_HEARD = 0.02
const FEWEST_BEATS = 64
/** A clip of a scene stands there once, however often it comes round. */
const FEWEST_BEATS_OF_SCENES = 32
const LIKELY_CHORD = 0.5
const MOST_SHOWN = 4
