import { analyseRhythm, type Note, type Swing } from '@kvint/theory'
import type { Part, Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet, aboutTrack } from '../evidence.ts'
import { manual, term } from '../sources.ts'
import { rhythmsOf } from './rhythms-of.ts'
import { count, percent, quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const twoSwings: Check = {
  id: 'RH03',
  title: 'Parts that swing differently',
  area: 'rhythm',
  severity: 'idea',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Swing as the place of the second note in its pair, 50 % straight, 66 % triplet; five points apart is a rule of thumb',
  find: (song) => {
    // A groove moves notes while they play: then the notes alone do not say how they swing.
    const parts = rhythmsOf(song).filter(
      ({ part, rhythm }) => isMeasured(rhythm.swing) && part.clips.every(({ clip }) => clip.grooveId === null),
    )
    const pairs = parts
      .slice(0, MOST_PARTS)
      .flatMap((one, index) => parts.slice(index + 1, MOST_PARTS).map((other) => together(song, one.part, other.part)))
      .filter((pair) => pair !== null)
    const [widest] = pairs.toSorted((a, b) => apart(b) - apart(a))
    if (!widest || widest.most.swing.ratio < SWUNG || apart(widest) < LEAST_APART) return null
    const { most, least, bars } = widest
    return {
      claim: say`${quoted(most.part.track.name)} swings at ${percent(most.swing.ratio)}, ${quoted(least.part.track.name)} at ${percent(least.swing.ratio)}: the groove pulls two ways.`,
      evidence: [
        ...[most, least].map(({ part, swing }) =>
          aboutTrack(
            part,
            say`${swing.unitBeats === 0.25 ? say`sixteenths` : say`eighths`} at ${percent(swing.ratio)}, measured on ${String(swing.notes)} notes`,
          ),
        ),
        aboutSet(say`Measured in the ${count(bars, 'bar')} in which both play`),
      ],
    }
  },
  learnMore: [term('Groove', 'groove'), manual('Using Grooves')],
  honesty: 'Likely: measured on the notes. Clips with a groove are left out, and timing inside audio is unknown to me.',
}

type Measured = { readonly part: Part; readonly swing: Swing }
type Pair = { readonly most: Measured; readonly least: Measured; readonly bars: number }

/** How two parts swing in the bars in which both play; `null` where that cannot be measured. */
function together(song: Song, one: Part, other: Part): Pair | null {
  const { meter } = song.lines
  const barOf = ({ startBeats }: Note) => Math.floor(startBeats / meter.beatsPerBar + HAIR)
  const [a = [], b = []] = [one, other].map(({ track }) => song.lines.byTrack.get(track.id) ?? [])
  const barsOfOther = new Set(b.map(barOf))
  const bars = new Set(a.map(barOf).filter((bar) => barsOfOther.has(bar)))
  if (bars.size < FEWEST_BARS) return null
  const [first, second] = [a, b].map((notes) => {
    const rhythm = analyseRhythm(notes.filter((note) => bars.has(barOf(note))).slice(0, MOST_NOTES), meter)
    return rhythm.kind === 'rhythm' && isMeasured(rhythm.swing) ? rhythm.swing : null
  })
  if (!first || !second || first.unitBeats !== second.unitBeats) return null
  const measured = [
    { part: one, swing: first },
    { part: other, swing: second },
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

function apart({ most, least }: Pair): number {
  return most.swing.ratio - least.swing.ratio
}

/** One ghost note a bar, over a few bars, is no swing. */
const FEWEST_SWUNG_NOTES = 16
/** A note that is early for its bar line. */
const HAIR = 0.02
/** A pattern shows in its first few hundred notes. */
const MOST_NOTES = 256
/** Each is held against each other. */
const MOST_PARTS = 24
const FEWEST_BARS = 4
const SURE_SWING = 0.7
const SWUNG = 0.54
/** Beyond the triplet a note stands on the next finer grid: three quarters are a dotted note and a short one. */
const MOST_SWUNG = 0.7
/** One late note a bar does not swing. */
const FEWEST_PLACES = 2
const LEAST_APART = 0.05
