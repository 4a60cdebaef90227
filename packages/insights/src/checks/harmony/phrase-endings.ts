import type { Cadence } from '@kvint/theory'
import { barsBetween, type Message, withSigns } from '@kvint/report'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutStretch } from '../evidence.ts'
import { term } from '../sources.ts'
import { sureHarmony } from './sure-harmony.ts'
import { chordSymbol, count, percent } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const phraseEndings: Check = {
  id: 'HA02',
  title: 'How phrases end',
  area: 'harmony',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Kinds of cadence: Caplin, Classical Form (1998); for rock and pop Temperley, The Musical Language of Rock (2018)',
  find: (song) => {
    const detail = sureHarmony(song)
    const sure = detail?.facts.cadences.filter(({ confidence }) => confidence >= LEAST_CONFIDENCE) ?? []
    const [most] = [...Map.groupBy(sure, ({ kind }) => kind).values()].toSorted((a, b) => b.length - a.length)
    const [first] = most ?? []
    if (!detail || !most || !first || most.length < FEWEST) return null
    return {
      claim: say`${count(most.length, 'phrase')} end${most.length === 1 ? 's' : ''} with ${chordSymbol(first.symbols.join(' – '))}: ${ENDINGS[first.kind]}.`,
      evidence: most.map(({ symbols, numerals, span, isPerfect, confidence }) =>
        aboutStretch(
          song,
          span,
          say`Bar ${String(span.bar)}: ${chordSymbol(symbols.join(' – '))} (${withSigns(numerals.join(' '))})${isPerfect ? say`, with home on top` : ''}, confidence ${percent(confidence)}`,
        ),
      ),
      place: {
        trackIds: [],
        clipIds: [],
        bars: barsBetween(song.picture.meters, first.span.startBeats, first.span.endBeats),
      },
    }
  },
  learnMore: [term('Cadence', 'cadence'), term('Dominant', 'dominant')],
  honesty: 'Likely: chords are read from MIDI, and where phrases end I guess from lengths, pauses and four-bar groups.',
}

const ENDINGS: Readonly<Record<Cadence['kind'], Message>> = {
  authentic: say`from the dominant home, the strongest of endings`,
  plagal: say`from the fourth step home, the soft “amen”`,
  half: say`an open end on the dominant, which asks for more`,
  deceptive: say`a turn aside, where home was promised`,
  backdoor: say`home by the step below, as rock and house like it`,
  'phrygian-half': say`the bass sinks by a semitone onto the dominant`,
}
const FEWEST = 2
const LEAST_CONFIDENCE = 0.4
