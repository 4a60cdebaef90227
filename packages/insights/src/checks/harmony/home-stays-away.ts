import { barAt, barsBetween, beatOfBar, type ChordReading } from '@kvint/report'
import type { Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet, aboutStretch } from '../evidence.ts'
import { soundingTones } from './sounding-tones.ts'
import { term } from '../sources.ts'
import { chordSymbol, count, keyName, percent } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const homeStaysAway: Check = {
  id: 'HA15',
  title: 'Where the home chord stays away',
  area: 'harmony',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Absent and fragile tonics in popular music: Spicer 2017; distance from home as tension: Lerdahl 2001. Eight bars are a rule of thumb',
  find: (song) => {
    const { harmony, picture } = song
    // Scenes have no order that one could tell.
    if (picture.of === 'scenes' || harmony.kind === 'unknown' || harmony.key.confidence < SURE_KEY) return null
    const { key, chords, localKeys } = harmony
    const isHome = ({ rootPitchClass }: ChordReading) => rootPitchClass === key.tonicPitchClass
    const homeBeats = beatsOf(chords.filter(isHome))
    const share = homeBeats / beatsOf(chords)
    if (share < LEAST_HOME || localKeys.some(({ tonicPitchClass }) => tonicPitchClass !== key.tonicPitchClass))
      return null
    const homes = chords.filter(isHome)
    const gaps = homes.slice(1).map((home, index) => {
      const from = homes[index]?.endBeats ?? 0
      return {
        home,
        from,
        to: home.startBeats,
        away: chords.filter((one) => one.startBeats >= from && one.endBeats <= home.startBeats),
      }
    })
    const [longest] = gaps
      .filter(
        ({ from, to, away }) =>
          beatsOf(away) >= (to - from) * LEAST_HEARD && isSure(away) && soundingShare(song, from, to) >= LEAST_HEARD,
      )
      .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    const first = longest?.away[0]
    // One or two notes are no home chord that comes back, and one in doubt may be another.
    if (!longest || !first || longest.home.roman === null || longest.home.confidence < SURE_HOME) return null
    if (isOverPedal(song, longest.home)) return null
    const { from, to, to: startBeats } = longest
    const bars = barsBetween(picture.meters, from, to)
    const back = barAt(picture.meters, startBeats)
    const length = back - bars.from
    if (length < FEWEST_BARS) return null
    const isSection = picture.sections.some((section) => Math.abs(section.startBeats - startBeats) < 0.5)
    return {
      claim: isSection
        ? say`From bar ${bars.from} the home chord of ${keyName(key.name)} stays away for ${count(length, 'bar')}, and comes back in bar ${back}, where a new section begins.`
        : say`From bar ${bars.from} the home chord of ${keyName(key.name)} stays away for ${count(length, 'bar')}, and comes back in bar ${back}.`,
      evidence: [
        ...longest.away
          .filter((one, index, all) => all.findIndex(({ symbol }) => symbol === one.symbol) === index)
          .slice(0, 4)
          .map((one) => aboutStretch(song, one, say`Away from home: ${chordSymbol(one.symbol)}`)),
        aboutStretch(song, longest.home, say`Back home: ${chordSymbol(longest.home.symbol)}`),
        aboutSet(say`The home chord fills ${percent(share)} of the harmony`),
      ],
      figures: { bars: length, start: bars.from, back },
      place: { trackIds: harmony.trackIds, clipIds: [], bars },
    }
  },
  learnMore: [term('Tonic', 'tonic'), term('Dominant', 'dominant')],
  honesty: 'Likely: it rests on the key and chords that I read from the notes. Chords in audio are not part of it.',
}

/** Over a bass that is held under other chords too: a chord on the third becomes the home chord by that note alone. */
function isOverPedal({ harmonyDetail }: Song, { startBeats, endBeats }: ChordReading): boolean {
  const pedals = harmonyDetail?.facts.pedals ?? []
  return pedals.some(({ span }) => span.startBeats <= startBeats && span.endBeats >= endBeats)
}

function beatsOf(chords: readonly ChordReading[]): number {
  return chords.reduce((sum, { startBeats, endBeats }) => sum + endBeats - startBeats, 0)
}

function isSure(chords: readonly ChordReading[]): boolean {
  return chords.reduce((sum, { confidence }) => sum + confidence, 0) >= chords.length * SURE_CHORDS
}

/** Share of the bars in which a note sounds that the harmony is read from. */
function soundingShare(song: Song, from: number, to: number): number {
  const { meters } = song.picture
  const first = barAt(meters, from)
  const bars = Array.from({ length: Math.max(1, barAt(meters, to) - first) }, (_, index) => first + index)
  const sounding = bars.filter(
    (bar) => soundingTones(song, { startBeats: beatOfBar(meters, bar), endBeats: beatOfBar(meters, bar + 1) }).size > 0,
  )
  return sounding.length / bars.length
}

const SURE_KEY = 0.75
const SURE_CHORDS = 0.5
const SURE_HOME = 0.6
const LEAST_HOME = 0.05
const FEWEST_BARS = 8
/** Share of the stretch that has chords, and of its bars that have notes: a chord is read as lasting until the next. */
const LEAST_HEARD = 0.75
