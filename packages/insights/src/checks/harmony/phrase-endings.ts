import { type Cadence, type Chord, CHORD_QUALITIES } from '@kvint/theory'
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
  /** Where a phrase ends is a guess by its bars: a fact beside others, and no praise. */
  severity: 'info',
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
    const ending = first && ENDINGS[first.kind]
    if (!most || !first || !ending || most.length < FEWEST) return null
    return {
      claim: say`${count(most.length, 'phrase')} end${most.length === 1 ? 's' : ''} with ${chordSymbol(first.symbols.join(' – '))}: ${ending}.`,
      evidence: most.map(({ symbols, numerals, span, isPerfect, confidence }) =>
        aboutStretch(
          song,
          span,
          say`${sentence(atBar(song, span.bar))}: ${chordSymbol(symbols.join(' – '))} (${withSigns(numerals.join(' '))})${isPerfect ? say`, with home on top` : ''}${chordDoubt(confidence)}`,
        ),
      ),
      figures: { times: most.length, chord: withSigns(first.symbols.join(' – ')) },
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

/** Only on the end of four bars of its section, and with a dominant. Where home opens the next four bars, the dominant before it ended the phrase: open. */
function asEnding(song: Song, { chords, key }: HarmonyDetail, cadence: Cadence): Ending[] {
  const { startBeats, endBeats } = cadence.span
  const last = chords.findIndex((chord) => chord.startBeats > startBeats && chord.endBeats === endBeats)
  const [first, second] = [chords[last - 1], chords[last]]
  const isOpen = OPEN.has(cadence.kind)
  const dominant = isOpen ? second : first
  const third = dominant && CHORD_QUALITIES[dominant.quality].intervals[1]
  const isDominant = dominant?.rootPitchClass === (key.tonicPitchClass + 7) % 12 && third === MAJOR_THIRD
  if (!first || !second || !isDominant || !(cadence.kind in ENDINGS)) return []
  if (isOpen) return barInPhrase(song, second.endBeats) === 0 ? [cadence] : []
  const bar = barInPhrase(song, second.startBeats)
  if (bar !== 0) return bar >= BARS_OF_PHRASE - 1 && endsPhrase(song, second) ? [cadence] : []
  if (cadence.kind !== 'authentic') return []
  const span = { ...cadence.span, endBeats: first.endBeats }
  return [{ ...cadence, kind: 'half', numerals: [first.roman ?? ''], symbols: [first.symbol], span, isPerfect: false }]
}

/** Sounds to the end of its four bars, or beyond. */
function endsPhrase(song: Song, { startBeats, endBeats }: Chord): boolean {
  const bars = barPlace(song.picture.meters, endBeats) - barPlace(song.picture.meters, startBeats)
  return barInPhrase(song, startBeats) + bars > BARS_OF_PHRASE - HAIR_BARS
}

/** Bars from the beginning of the four in which it stands, by its section: 0 to 4. */
function barInPhrase({ picture }: Song, beats: number): number {
  const section = picture.sections.find((each) => each.startBeats <= beats && each.endBeats > beats)
  const last = picture.sections.find((each) => each.endBeats === beats)
  const from = (section ?? last)?.startBeats ?? 0
  const bars = barPlace(picture.meters, beats) - barPlace(picture.meters, from)
  const place = bars - Math.floor(bars / BARS_OF_PHRASE + HAIR_BARS) * BARS_OF_PHRASE
  return place < HAIR_BARS ? 0 : place
}

/** Two chords in turns: neither ends anything; and in a loop of more, what comes last comes last each time. */
function isInVamp({ facts }: HarmonyDetail, { startBeats }: Cadence['span']): boolean {
  return facts.progressions.some(
    ({ numerals, times, spans }) =>
      times > (numerals.length === 2 ? 2 : MOST_ROUNDS) &&
      spans.some((span) => span.startBeats <= startBeats && span.endBeats > startBeats),
  )
}

const OPEN: ReadonlySet<Cadence['kind']> = new Set(['half', 'phrygian-half'])
const MAJOR_THIRD = 4
const BARS_OF_PHRASE = 4
const HAIR_BARS = 0.01
const ENDINGS: Readonly<Partial<Record<Cadence['kind'], Message>>> = {
  authentic: say`from the dominant home, the strongest of endings`,
  half: say`an open end on the dominant, which asks for more`,
  deceptive: say`a turn aside, where home was promised`,
  'phrygian-half': say`the bass sinks by a semitone onto the dominant`,
}
/** A verse of four lines may have its chords four times. */
const MOST_ROUNDS = 4
const FEWEST = 2
const LEAST_CONFIDENCE = 0.4
