import type { Figure, Message } from '@kvint/report'
import type { Swing } from '@kvint/theory'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet, aboutTrack } from '../evidence.ts'
import { partsWith } from '../roles-of.ts'
import { DRUMS, drumPatternOf, hitsOf } from './drum-pattern-of.ts'
import { term } from '../sources.ts'
import { rhythmsOf } from './rhythms-of.ts'
import { twoSwings } from './two-swings.ts'
import { count, list, percent, roleWord } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const drumPatternNamed: Check = {
  id: 'RH04',
  title: 'What your beat is called',
  area: 'rhythm',
  severity: 'idea',
  stages: ANY_STAGE,
  confidence: 'likely',
  source: 'Definitions of teaching books on drum programming (from memory); 60 % of the bars is a rule of thumb',
  find: (song) => {
    const drums = partsWith(song, ...DRUMS)
    const pattern = drumPatternOf(song)
    if (!pattern || pattern.names.length === 0) return null
    const swung = rhythmsOf(song).find(({ part, rhythm }) => drums.includes(part) && isSwung(rhythm.swing))
    // Where sounds swing differently, no one figure is the beat's.
    const swing = swung && !twoSwings.find(song) ? swung : undefined
    const shuffle = swing?.rhythm.swing ? [swingWords(swing.rhythm.swing)] : []
    // Scenes have no order in which a bar could close four.
    const fills = song.picture.of === 'scenes' ? [] : pattern.fills
    const [fill] = fills
    const isCommon = pattern.names.every((name) => COMMON.has(name))
    return {
      // The beats of most songs are no news by themselves; their fills or their swing may be.
      severity: isCommon && fills.length + shuffle.length === 0 ? 'info' : 'idea',
      claim: say`Your beat is mostly ${list([...pattern.names.map((name) => WORDS[name]), ...shuffle])}${fillWords(fills)}.`,
      evidence: [
        aboutSet(say`${count(pattern.bars, 'bar')} with kick or snare`),
        ...(fills.length > 0
          ? [aboutSet(say`Fills in ${count(fills.length, 'bar')}: ${list(fills.map(String), 6)}`)]
          : []),
        ...drums
          .filter((part) => Object.values(hitsOf(song, [part])).some(({ length }) => length > 0))
          .map((part) => aboutTrack(part, roleWord(part.report.role.role))),
      ],
      figures: {
        pattern: pattern.names[0] ?? '',
        bars: pattern.bars,
        ...(fill === undefined ? {} : { fill, before: fill - 1 }),
      },
      lesson: fill === undefined ? 'rh04' : 'rh04-fills',
    }
  },
  learnMore: [term('Groove', 'groove')],
  lessons: ['rh04-fills'],
  honesty:
    'Likely: hits are certain; which pad is kick or snare follows from General MIDI’s keys and the names of tracks. Loops of audio are not heard here.',
}

/** `, with fills in bars 8 and 16`: where a bar that closes four has half as many hits again. */
function fillWords(bars: readonly number[]): Figure {
  const [first] = bars
  if (first === undefined) return ''
  if (bars.length === 1) return say`, with a fill in bar ${first}`
  return bars.length <= MOST_FILLS ? say`, with fills in bars ${list(bars)}` : say`, with ${bars.length} fills`
}

function swingWords({ ratio, unitBeats }: Swing): Message {
  return unitBeats === 0.5
    ? say`swung eighths at ${percent(ratio)}, a shuffle`
    : say`swung sixteenths at ${percent(ratio)}`
}

/** Three quarters are no swing but a straight note of half the length. */
function isSwung(swing: Swing | null): boolean {
  return (
    swing !== null &&
    swing.ratio >= 0.56 &&
    swing.ratio <= 0.7 &&
    swing.confidence >= 0.6 &&
    swing.places >= FEWEST_PLACES
  )
}

/** One late hit a bar does not swing. */
const FEWEST_PLACES = 2

const COMMON: ReadonlySet<string> = new Set(['four on the floor', 'backbeat', 'half time'])
const MOST_FILLS = 4
const WORDS = {
  'four on the floor': say`four on the floor (a kick on every beat)`,
  backbeat: say`a backbeat (snare on two and four)`,
  'half time': say`half time (snare on three)`,
  'two-step': say`a two-step (no kick on three)`,
  breakbeat: say`a breakbeat (sixteenths around the backbeat)`,
  dembow: say`a dembow (snares on 3 + 3 + 2)`,
  'trap hats': say`trap hats (rolls faster than sixteenths)`,
} as const
