import { analyseRhythm, type Note, type Swing } from '@kvint/theory'
import type { Part, Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet, aboutTrack } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { padName } from './drum-pattern-of.ts'
import { rhythmsOf } from './rhythms-of.ts'
import { count, percent, quoted, type Said } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const twoSwings: Check = {
  id: 'RH03',
  title: 'Parts that swing differently',
  area: 'rhythm',
  severity: 'idea',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Swing as the place of the second note in its pair, 50 % straight, 66 % triplet; five points apart, and half of the pairs with both notes, are rules of thumb',
  find: (song) => {
    // A groove moves notes while they play: then the notes alone do not say how they swing.
    const lines = rhythmsOf(song)
      .filter(({ part }) => part.clips.every(({ clip }) => clip.grooveId === null))
      .flatMap(({ part, rhythm }) => linesOf(song, part, rhythm.swing))
      .slice(0, MOST_LINES)
    const pairs = lines
      .flatMap((one, index) => lines.slice(index + 1).map((other) => together(one, other)))
      .filter((pair) => pair !== null)
    const [widest] = pairs.toSorted((a, b) => apart(b) - apart(a))
    if (!widest || widest.most.swing.ratio < SWUNG || apart(widest) < LEAST_APART) return null
    const { most, least, bars } = widest
    const pairMs = (2 * most.swing.unitBeats * 60_000) / song.overview.tempo.bpm
    return {
      claim: say`${most.name} swings at ${percent(most.swing.ratio)}, ${least.name} at ${percent(least.swing.ratio)}: the groove pulls two ways.`,
      evidence: [
        ...[most, least].map(({ part, swing }) =>
          aboutTrack(
            part,
            say`${swing.unitBeats === 0.25 ? say`sixteenths` : say`eighths`} at ${percent(swing.ratio)}, measured on ${String(swing.notes)} notes`,
          ),
        ),
        aboutSet(say`Measured in the ${count(bars, 'bar')} in which both play`),
      ],
      figures: {
        swung: Math.round(most.swing.ratio * 100),
        straight: Math.round(least.swing.ratio * 100),
        ms: Math.round(apart(widest) * pairMs),
      },
      lesson: most.part === least.part ? 'rh03-one-kit' : 'rh03',
    }
  },
  learnMore: [term('Groove', 'groove'), manual('Using Grooves')],
  lessons: ['rh03-one-kit'],
  honesty: 'Likely: measured on the notes. Clips with a groove are left out, and timing inside audio is unknown to me.',
}

type Measured = { readonly part: Part; readonly name: Said; readonly swing: Swing }
type Pair = { readonly most: Measured; readonly least: Measured; readonly bars: number }

/** In which bars a part, or one sound of a drum rack, plays, and how it swings in some of them. */
type Line = {
  readonly part: Part
  readonly name: Said
  readonly bars: ReadonlySet<number>
  readonly swingIn: (bars: ReadonlySet<number>) => Swing | null
}

/** The sounds of a drum rack are lines of their own: its hats may swing over a straight kick. */
function linesOf(song: Song, part: Part, swing: Swing | null): Line[] {
  const name = quoted(part.track.name)
  const notes = song.lines.byTrack.get(part.track.id) ?? []
  const pads = [...Map.groupBy(notes, ({ pitch }) => padName(part, pitch))]
  if (pads.every(([pad]) => pad === null))
    return isMeasured(swing) && isInPairs(notes, notes, swing) ? [lineOf(song, part, name, notes, swing)] : []
  return pads.flatMap(([pad, struck]) => {
    const own = pad === null ? null : swingOf(song, struck, notes)
    return pad !== null && own ? [lineOf(song, part, say`${quoted(pad)} on ${name}`, struck, own)] : []
  })
}

function lineOf(song: Song, part: Part, name: Said, notes: readonly Note[], whole: Swing): Line {
  const { meter } = song.lines
  const barOf = notes.map(({ startBeats }) => Math.floor(startBeats / meter.beatsPerBar + HAIR))
  const bars = new Set(barOf)
  const swingIn = (some: ReadonlySet<number>) =>
    some.size === bars.size
      ? whole
      : swingOf(
          song,
          notes.filter((_note, index) => some.has(barOf[index] ?? -1)),
          song.lines.byTrack.get(part.track.id) ?? [],
        )
  return { part, name, bars, swingIn }
}

/** Of some notes of a part, whose first of a pair another of its sounds may play. */
function swingOf({ lines: { meter } }: Song, notes: readonly Note[], ofPart: readonly Note[]): Swing | null {
  const rhythm = analyseRhythm(notes.slice(0, MOST_NOTES), meter)
  return rhythm.kind === 'rhythm' && isMeasured(rhythm.swing) && isInPairs(notes, ofPart, rhythm.swing)
    ? rhythm.swing
    : null
}

/** How two parts swing in the bars in which both play; `null` where that cannot be measured. */
function together(one: Line, other: Line): Pair | null {
  const bars = new Set([...one.bars].filter((bar) => other.bars.has(bar)))
  if (bars.size < FEWEST_BARS) return null
  const first = one.swingIn(bars)
  const second = first && other.swingIn(bars)
  if (!first || !second || first.unitBeats !== second.unitBeats) return null
  const measured = [
    { ...one, swing: first },
    { ...other, swing: second },
  ] as const
  const [most, least] = first.ratio >= second.ratio ? measured : [measured[1], measured[0]]
  return { most, least, bars: bars.size }
}

function isMeasured(swing: Swing | null): swing is Swing {
  return (
    swing !== null &&
    swing.confidence >= SURE_SWING &&
    swing.ratio <= MOST_SWUNG &&
    swing.places >= FEWEST_PLACES &&
    swing.notes >= FEWEST_SWUNG_NOTES
  )
}

/** Whether most of the late notes follow one on the beat of their pair: a chord that is played freely swings to nothing. */
function isInPairs(notes: readonly Note[], ofPart: readonly Note[], { unitBeats }: Swing): boolean {
  const pair = unitBeats * 2
  const onBeat = new Set(
    ofPart.flatMap(({ startBeats }) => {
      const number = Math.round(startBeats / pair)
      return Math.abs(startBeats / pair - number) < ON_BEAT ? [number] : []
    }),
  )
  const late = notes
    .map(({ startBeats }) => startBeats / pair)
    .filter((place) => place % 1 > FIRST_LATE && place % 1 < LAST_LATE)
  return late.filter((place) => onBeat.has(Math.floor(place))).length * 2 >= late.length
}

function apart({ most, least }: Pair): number {
  return most.swing.ratio - least.swing.ratio
}

/** One ghost note a bar, over a few bars, is no swing. */
const FEWEST_SWUNG_NOTES = 16
/** Of a pair, either side of its first note. */
const ON_BEAT = 0.15
/** Where the second note of a pair may fall. */
const FIRST_LATE = 0.42
const LAST_LATE = 0.76
/** A note that is early for its bar line. */
const HAIR = 0.02
/** A pattern shows in its first few hundred notes. */
const MOST_NOTES = 256
/** Each is held against each other. */
const MOST_LINES = 32
const FEWEST_BARS = 4
const SURE_SWING = 0.7
const SWUNG = 0.54
/** Beyond the triplet a note stands on the next finer grid: three quarters are a dotted note and a short one. */
const MOST_SWUNG = 0.7
/** One late note a bar does not swing. */
const FEWEST_PLACES = 2
const LEAST_APART = 0.05
