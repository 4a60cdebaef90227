import { withSigns } from '@kvint/report'
import { type Chord, chordNoteNames, chordSymbol as symbolOf } from '@kvint/theory'
import type { Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet, aboutStretch } from '../evidence.ts'
import { term } from '../sources.ts'
import { lowestByBeat, notesOf } from './sounding-tones.ts'
import { sureHarmony, WELL_SURE_KEY } from './sure-harmony.ts'
import { chordSymbol, keyName, list, percent, pitch } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const noDominant: Check = {
  id: 'HA25',
  title: 'A key without its dominant',
  area: 'harmony',
  severity: 'idea',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Loops that do without a dominant: Everett 2009 and Tagg, Everyday Tonality (2014); the leading note that lacks in them: Kostka & Payne, Tonal Harmony. Two chords, 64 sure beats and a fiftieth of the time are rules of thumb',
  find: (song) => {
    const detail = sureHarmony(song)
    if (!detail || detail.key.confidence < WELL_SURE_KEY || !LEADING_MODES.has(detail.key.mode)) return null
    const { chords, key } = detail
    const sure = chords.filter((chord) => !chord.sounding && chord.confidence >= SURE_CHORD)
    if (!isChordal(song, sure)) return null
    const root = (key.tonicPitchClass + FIFTH) % 12
    const leading = (key.tonicPitchClass + LEADING) % 12
    const pulling = beatsOf(
      chords.filter(
        ({ rootPitchClass, bassPitchClass }) =>
          rootPitchClass === root || rootPitchClass === leading || bassPitchClass === root,
      ),
    )
    if (beatsOf(sure) < FEWEST_BEATS || pulling > beatsOf(chords) * HARDLY_EVER) return null
    const lowest = [...lowestByBeat(song).values()]
    if (lowest.filter((number) => number % 12 === root).length > lowest.length * SELDOM_LOWEST) return null
    const roots = [...Map.groupBy(sure, ({ rootPitchClass }) => rootPitchClass).values()]
      .filter((same) => beatsOf(same) >= beatsOf(sure) * LEAST_SHARE)
      .toSorted((a, b) => beatsOf(b) - beatsOf(a))
    const commonest = roots.map(commonestOf)
    if (roots.length < 2 || !commonest.some(({ rootPitchClass }) => rootPitchClass === key.tonicPitchClass)) return null
    const dominant = { rootPitchClass: root, bassPitchClass: root, quality: 'maj' } as const
    const symbol = withSigns(symbolOf(dominant, key))
    const high = withSigns(chordNoteNames(dominant, key)[1] ?? '')
    const home = commonest.find(({ rootPitchClass }) => rootPitchClass === key.tonicPitchClass)
    const named = (chord: Chord) => withSigns(symbolOf({ ...chord, bassPitchClass: chord.rootPitchClass }, key))
    return {
      claim: say`${keyName(song.harmony.kind === 'known' ? song.harmony.key.name : '')} comes without its dominant: the harmony is ${list(commonest.map((chord) => chordSymbol(named(chord))))}, and no chord stands on ${pitch(symbol)}.`,
      evidence: [
        ...roots.map((same) => {
          const chord = commonestOf(same)
          return aboutStretch(
            song,
            chord,
            say`${chordSymbol(named(chord))}: ${percent(beatsOf(same) / beatsOf(sure))} of the time of the chords that are sure`,
          )
        }),
        aboutSet(say`${pitch(symbol)} as root or bass: ${percent(pulling / beatsOf(chords))} of the time`),
      ],
      figures: { hard: symbol, high, chord: home ? named(home) : '' },
    }
  },
  learnMore: [term('Dominant', 'dominant'), term('Tonic', 'tonic')],
  honesty:
    'Likely: the notes are certain, key and chords are my reading. Much dance music and rock lives without a dominant, on purpose.',
}

/** Whether three notes sound at once in most of these: a riff of single notes names chords that nothing plays. */
function isChordal(song: Song, chords: readonly Chord[]): boolean {
  const asked = chords.slice(0, MOST_ASKED)
  const notes = notesOf(song)
  const struck = asked.filter((chord) => {
    const inside = notes.filter(
      ({ startBeats, durationBeats }) =>
        startBeats < chord.endBeats && startBeats + durationBeats > chord.startBeats + HAIR_BEATS,
    )
    return inside.some(
      ({ startBeats: at }) =>
        new Set(
          inside
            .filter(
              ({ startBeats, durationBeats }) =>
                startBeats <= at + HAIR_BEATS && startBeats + durationBeats > at + HAIR_BEATS,
            )
            .map(({ pitch }) => pitch % 12),
        ).size >= 3,
    )
  })
  return struck.length * 2 > asked.length
}

function beatsOf(chords: readonly Chord[]): number {
  return chords.reduce((sum, { startBeats, endBeats }) => sum + endBeats - startBeats, 0)
}

/** The chord of a root that fills most of its time. */
function commonestOf(same: readonly Chord[]): Chord {
  const [first] = [...Map.groupBy(same, ({ symbol }) => symbol).values()].toSorted((a, b) => beatsOf(b) - beatsOf(a))
  return first?.[0] as Chord
}

/** Where a dominant is home’s own: modes with a flat seventh are named for doing without. */
const LEADING_MODES: ReadonlySet<string> = new Set(['major', 'minor'])
const MOST_ASKED = 32
const HAIR_BEATS = 0.05
const FIFTH = 7
const LEADING = 11
const SURE_CHORD = 0.5
const FEWEST_BEATS = 64
const HARDLY_EVER = 0.02
/** Of the beats: a bass that goes to and fro between root and fifth stands on the fifth too. */
const SELDOM_LOWEST = 0.1
/** A chord that fills less is passing. */
const LEAST_SHARE = 0.08
