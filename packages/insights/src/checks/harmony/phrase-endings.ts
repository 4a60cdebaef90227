import type { Cadence, Chord } from '@kvint/theory'
import { barPlace, barsBetween, type Message, withSigns } from '@kvint/report'
import type { HarmonyDetail } from '../../song/harmony-detail.ts'
import type { Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutStretch, atBar } from '../evidence.ts'
import { term } from '../sources.ts'
import { chordDoubt } from './chord-doubt.ts'
import { sureHarmony, WELL_SURE_KEY } from './sure-harmony.ts'
import { chordSymbol, count, sentence } from '../../words/figures.ts'
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
    if (!detail || detail.key.confidence < WELL_SURE_KEY) return null
    const sure = detail.facts.cadences
      .filter(({ confidence, span }) => confidence >= LEAST_CONFIDENCE && !isInVamp(detail, span))
      .flatMap((cadence) => asEnding(song, detail, cadence))
    const [most] = [...Map.groupBy(sure, ({ kind }) => kind).values()].toSorted((a, b) => b.length - a.length)
    const [first] = most ?? []
    if (!most || !first || most.length < FEWEST) return null
    return {
      claim: say`${count(most.length, 'phrase')} end${most.length === 1 ? 's' : ''} with ${chordSymbol(first.symbols.join(' – '))}: ${ENDINGS[first.kind]}.`,
      evidence: most.map(({ symbols, numerals, span, isPerfect, confidence }) =>
        aboutStretch(
          song,
          span,
          say`${sentence(atBar(song, span.bar))}: ${chordSymbol(symbols.join(' – '))} (${withSigns(numerals.join(' '))})${isPerfect ? say`, with home on top` : ''}${chordDoubt(confidence)}`,
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

type Ending = Omit<Cadence, 'numerals' | 'symbols'> & {
  readonly numerals: readonly string[]
  readonly symbols: readonly string[]
}

/** Where home opens the next four bars, the chord before it ended the phrase: open, where that is the dominant. */
function asEnding(song: Song, { chords }: HarmonyDetail, cadence: Cadence): Ending[] {
  const { startBeats, endBeats } = cadence.span
  const arrival = chords.findIndex((chord) => chord.startBeats > startBeats && chord.endBeats === endBeats)
  const [first, second] = [chords[arrival - 1], chords[arrival]]
  if (!first || !second || !ARRIVES_HOME.has(cadence.kind) || !opensGroup(song, second)) return [cadence]
  if (cadence.kind !== 'authentic') return []
  const span = { ...cadence.span, endBeats: first.endBeats }
  return [{ ...cadence, kind: 'half', numerals: [first.roman ?? ''], symbols: [first.symbol], span, isPerfect: false }]
}

/** On the first beat of four bars of its section. */
function opensGroup({ picture }: Song, { startBeats }: Chord): boolean {
  const section = picture.sections.find((each) => each.startBeats <= startBeats && each.endBeats > startBeats)
  if (!section) return false
  const bars = barPlace(picture.meters, startBeats) - barPlace(picture.meters, section.startBeats)
  return Math.abs(bars / BARS_OF_PHRASE - Math.round(bars / BARS_OF_PHRASE)) < 0.01
}

/** Two chords in turns: neither ends anything; and in a loop of more, what comes last comes last each time. */
function isInVamp({ facts }: HarmonyDetail, { startBeats }: Cadence['span']): boolean {
  return facts.progressions.some(
    ({ numerals, times, spans }) =>
      times > (numerals.length === 2 ? 2 : MOST_ROUNDS) &&
      spans.some((span) => span.startBeats <= startBeats && span.endBeats > startBeats),
  )
}

const ARRIVES_HOME: ReadonlySet<Cadence['kind']> = new Set(['authentic', 'plagal', 'backdoor'])
const BARS_OF_PHRASE = 4
const ENDINGS: Readonly<Record<Cadence['kind'], Message>> = {
  authentic: say`from the dominant home, the strongest of endings`,
  plagal: say`from the fourth step home, the soft “amen”`,
  half: say`an open end on the dominant, which asks for more`,
  deceptive: say`a turn aside, where home was promised`,
  backdoor: say`home by the step below, as rock and house like it`,
  'phrygian-half': say`the bass sinks by a semitone onto the dominant`,
}
/** A verse of four lines may have its chords four times. */
const MOST_ROUNDS = 4
const FEWEST = 2
const LEAST_CONFIDENCE = 0.4
