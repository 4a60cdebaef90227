import { barAt, barsBetween, withSigns } from '@kvint/report'
import { chordNoteNames, chordSymbol as symbolOf } from '@kvint/theory'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutStretch, atBar } from '../evidence.ts'
import { term } from '../sources.ts'
import { isPlayedIn } from './played-chord.ts'
import { sureHarmony, WELL_SURE_KEY } from './sure-harmony.ts'
import { notesOf, soundingTones } from './sounding-tones.ts'
import { chordSymbol, count, keyName, pitch } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const softDominant: Check = {
  id: 'HA22',
  title: 'A dominant without its leading note',
  area: 'harmony',
  severity: 'idea',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'The minor v of natural minor and the raised seventh that makes it V: Kostka & Payne, Tonal Harmony; Everett 2009 on rock. Three places, eight beats, and home after a quarter of them, are rules of thumb',
  find: (song) => {
    const detail = sureHarmony(song)
    if (!detail || detail.key.confidence < WELL_SURE_KEY || detail.key.mode !== 'minor') return null
    const { key } = detail
    const root = (key.tonicPitchClass + 7) % 12
    const leading = (key.tonicPitchClass + 11) % 12
    const shortest = (song.picture.meters[0]?.beatsPerBar ?? 4) * LEAST_OF_BAR
    const isPlayed = isPlayedIn(song)
    const dominants = detail.chords.filter(
      (chord) =>
        chord.rootPitchClass === root &&
        chord.bassPitchClass === root &&
        SOFT.has(chord.quality) &&
        !chord.sounding &&
        chord.endBeats - chord.startBeats > shortest - HAIR_BEATS &&
        isPlayed(chord),
    )
    const beats = dominants.reduce((sum, { startBeats, endBeats }) => sum + endBeats - startBeats, 0)
    const [first] = dominants
    if (!first || dominants.length < FEWEST_PLACES || beats < FEWEST_BEATS) return null
    const notes = notesOf(song)
    const onLeading = notes.filter(({ pitch: own }) => own % 12 === leading)
    const isPassing = onLeading.every(({ durationBeats }) => durationBeats < LONGEST_PASSING_BEATS)
    if (
      !isPassing ||
      onLeading.length > notes.length * HARDLY_EVER ||
      dominants.some((chord) => soundingTones(song, chord).has(leading))
    )
      return null
    const homes = detail.chords.filter(
      ({ rootPitchClass }, index) =>
        rootPitchClass === key.tonicPitchClass &&
        index > 0 &&
        dominants.some((chord) => chord === detail.chords[index - 1]),
    )
    if (homes.length < Math.max(2, dominants.length / 4)) return null
    const isOneQuality = dominants.every(({ quality }) => quality === first.quality)
    const soft = { rootPitchClass: root, bassPitchClass: root, quality: isOneQuality ? first.quality : 'min' } as const
    const hard = { ...soft, quality: HARD[soft.quality] ?? 'maj' }
    const [symbol, other] = [soft, hard].map((chord) => withSigns(symbolOf(chord, key)))
    const [low, high] = [soft, hard].map((chord) => withSigns(chordNoteNames(chord, key)[1] ?? ''))
    if (!symbol || !other || !low || !high) return null
    return {
      claim: say`The dominant of ${keyName(song.harmony.kind === 'known' ? song.harmony.key.name : '')} is soft here: ${chordSymbol(symbol)} comes ${count(dominants.length, 'time')}, with ${pitch(low)} and never with ${pitch(high)}.`,
      evidence: dominants
        .slice(0, MOST_SHOWN)
        .map((chord) =>
          aboutStretch(
            song,
            chord,
            say`${atBar(song, barAt(song.picture.meters, chord.startBeats))}: ${chordSymbol(chord.symbol)}, with ${pitch(low)}`,
          ),
        ),
      figures: { chord: symbol, hard: other, low, high, times: dominants.length },
      place: {
        trackIds: [],
        clipIds: [],
        bars: barsBetween(song.picture.meters, first.startBeats, first.endBeats),
      },
    }
  },
  learnMore: [term('Dominant', 'dominant'), term('Mode', 'mode')],
  honesty:
    'Likely: the notes are certain, the key is an estimate. Much music in minor keeps the soft dominant on purpose, and that is its sound.',
}

const SOFT: ReadonlySet<string> = new Set(['min', 'min7'])
const HARD: Readonly<Record<string, 'maj' | '7'>> = { min: 'maj', min7: '7' }
const FEWEST_PLACES = 3
const FEWEST_BEATS = 8
/** A chord that is shorter passes, and prepares no home. */
const LEAST_OF_BAR = 0.5
const HAIR_BEATS = 0.05
/** A passing leading note in a melody makes no dominant. */
const LONGEST_PASSING_BEATS = 0.5
const HARDLY_EVER = 0.01
const MOST_SHOWN = 4
