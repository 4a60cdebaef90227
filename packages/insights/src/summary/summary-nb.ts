import { type BarRange, type Contour, norwegianHarmony } from '@kvint/report'
import { sentence } from '../words/name-words.ts'
import { clock } from '../words/number-words.ts'
import { isOne, stepOf, toldNames } from './part-names.ts'
import { isRound } from './round-length.ts'
import type { SummaryWords } from './summary-en.ts'
import type { SessionOpening } from './session-opening.ts'
import type { Length, SummaryOpening } from './summary-facts.ts'
import type { SilentTurn, SummaryTurn, Unfolds } from './summary-turn.ts'

export const summaryNb: SummaryWords = {
  and: 'og',
  unnamed: ['en loop uten navn', 'looper uten navn'],
  harmonyOf: norwegianHarmony,
  opening: (opening) => sentence(openingOf(opening)),
  harmony: (harmony) =>
    harmony.kind === 'shared'
      ? `${listed(harmony.sections)} har en lånt akkord felles, ${harmony.chord}`
      : `${number(harmony.chords.length)} akkorder fyller ${share(harmony.share)} harmonikken: ${listed(harmony.chords)}`,
  unfolds: (unfolds) => sentence(unfoldsOf(unfolds)),
  turn: (turn) => sentence(turnOf(turn)),
}

function openingOf(opening: SummaryOpening): string {
  switch (opening.kind) {
    case 'empty':
      return opening.trackCount === 0
        ? 'det er ingen klipp i dette settet ennå'
        : `det er ingen klipp i dette settet ennå, bare ${number(opening.trackCount)} spor`
    case 'hollow':
      return opening.clipCount === 1
        ? 'det ene klippet i dette settet er tomt så langt'
        : `de ${number(opening.clipCount)} klippene i dette settet er tomme så langt`
    case 'session':
      return sessionOf(opening)
    case 'sounds':
      return `${number(opening.soundCount)} enkeltlyder etter hverandre, på ${number(opening.partCount)} spor`
    case 'audio':
      return `${length(opening.seconds)} lyd${after(opening.startBar)}${opening.sectionCount > 1 ? ` i ${number(opening.sectionCount)} deler` : ''}: ${number(opening.clipCount)} klipp på ${number(opening.trackCount)} spor${opening.partCount < opening.trackCount ? ` (${parts(opening.partCount)})` : ''}${opening.session?.haveNotes ? '' : ', og ingen noter'}${waiting(opening.session)}`
    case 'drums':
      return `${bars(opening)} med bare trommer: ${partsNamed(opening.names)}${waiting(opening.session)}`
    case 'sketch':
      return `en skisse på ${bars(opening)} med ${parts(opening.partCount)}: ${partsNamed(opening.names)}${waiting(opening.session)}`
    case 'song':
      return `${number(opening.sectionCount)} deler${named(opening, 'blant dem ')} over ${bars(opening)}`
    case 'piece':
      return `${bars(opening)} med ${parts(opening.partCount)}: ${partsNamed(opening.names)}${waiting(opening.session)}`
  }
}

function sessionOf({ clipCount, partCount, scenes, clipNames, playedLive }: SessionOpening): string {
  const clips = `${number(clipCount)} klipp på ${number(partCount)} spor`
  if (playedLive) {
    const click = playedLive.hasClick ? ', med klikk på egen utgang' : ''
    return `et live-sett med ${scenes ? namedScenes(scenes) : `${scenesOf(playedLive.sceneCount)}: ${clips}`}${click}`
  }
  if (scenes) return `alt ligger i Session View: ${namedScenes(scenes)}`
  const named = clipNames.length > 0 ? `, noen ved navn ${listed(clipNames)}` : ''
  return `alt ligger i Session View: ${clips}${named}`
}

function namedScenes({ count, groups, bpms }: NonNullable<SessionOpening['scenes']>): string {
  const ranges = groups.map(({ first, last }) => `${first} til ${last}`)
  const tempos = bpms.map((bpm) => String(Math.round(bpm)))
  const at = tempos.length > MOST_SECTIONS ? `${number(tempos.length)} tempoer` : `${listed(tempos)} BPM`
  return `${scenesOf(count)}, ${listed(ranges)}${tempos.length > 0 ? `, i ${at}` : ''}`
}

function scenesOf(count: number): string {
  return `${number(count, 'en')} ${count === 1 ? 'scene' : 'scener'}`
}

/** Names of sections in brackets; where only some have one, these are among them. */
function named({ sectionNames, sectionCount }: Extract<SummaryOpening, { kind: 'song' }>, amongThem: string): string {
  const isAll = sectionNames.length >= sectionCount
  return sectionNames.length > 0 ? ` (${isAll ? '' : amongThem}${listed(sectionNames, MOST_SECTIONS)})` : ''
}

function unfoldsOf({ contour: { start, full, dip, end, isFullToTheEnd, entries }, namesOf }: Unfolds): string {
  const who = ({ partCount, trackIds }: Contour['start'], noun = '') => {
    const names = namesOf(trackIds)
    if (partCount === 1 && names.length === 1) return `${names[0]} alene`
    if (partCount <= 2 && names.length === partCount) return listed(names)
    return noun ? parts(partCount) : number(partCount, 'en')
  }
  const range = ({ from, to }: BarRange) => `takt ${from} til ${to}`
  const { fewest = full.partCount } = full
  const many =
    fewest < full.partCount ? `mellom ${number(fewest)} og ${number(full.partCount)}` : number(full.partCount)
  const top = isFullToTheEnd ? `i takt ${full.bars.from}` : `i ${range(full.bars)}`
  const isRise = start.partCount * 2 <= fewest && full.bars.from > start.bars.to
  const isOnTheWay = isRise && dip !== null && dip.bars.to < full.bars.from
  const after = [
    ...(dip ? [`går ned til ${who(dip)}${isOnTheWay ? ' underveis,' : ''} i ${range(dip.bars)}`] : []),
    ...(end ? [`ender med ${who(end)} fra takt ${end.bars.from}`] : []),
    ...(isFullToTheEnd ? [dip && !isOnTheWay ? 'er full igjen til slutt' : 'holder seg full til slutten'] : []),
  ]
  if (entries.length > 0) {
    const each = stepOf(entries)
    const names = namesOf(entries.flatMap(({ trackIds }) => trackIds))
    const rise = `stemmene kommer inn én etter én${each ? `, omtrent hver ${each}. takt,` : ''} fram til takt ${entries.at(-1)?.bar ?? full.bars.from}${names.length > 0 ? `: ${partsNamed(names, MOST_ENTRIES)}` : ''}`
    return after.length > 0 ? `${rise}. Låten ${listed(after)}` : rise
  }
  const begin = who(start, 'stemmer')
  const first = isRise
    ? `låten bygger seg opp fra ${begin} til ${many}${/ stemmer?$/.test(begin) ? '' : ' stemmer'} ${top}`
    : `låten begynner med ${begin}`
  return listed([first, ...after])
}

function turnOf(turn: SummaryTurn): string {
  switch (turn.kind) {
    case 'silent':
      return silentOf(turn)
    case 'again': {
      const same = `de samme ${number(turn.partCount)} stemmene`
      const changes = [
        ...(turn.added.length > 0 ? [`med ${listed(turn.added, MOST_NAMES)} i tillegg`] : []),
        ...(turn.removed.length > 0 ? [`uten ${listed(turn.removed, MOST_NAMES)}`] : []),
      ]
      const how = changes.length === 0 ? `med ${same}` : listed(changes)
      if (turn.label === null) return `i takt ${turn.bar} kommer delen fra takt ${turn.beforeBar} tilbake, ${how}`
      if (turn.label === turn.before) return `${turn.label} kommer tilbake i takt ${turn.bar}, ${how}`
      return changes.length === 0
        ? `${turn.label} har ${same} som ${turn.before}`
        : `${turn.label} er ${turn.before} på nytt, ${how}`
    }
    case 'form':
      return `takt ${turn.before.from} til ${turn.before.to} kommer tilbake, del for del, i takt ${turn.again.from} til ${turn.again.to}`
    case 'soloed':
      return turn.isHeard
        ? `slik settet er lagret, høres bare ${partsNamed(turn.names)}: solo står på`
        : `slik settet er lagret, høres ingenting: solo står på bare for ${partsNamed(turn.names)}`
    case 'song':
      return isOne(turn.names)
        ? `en hel låt fra én fil går under, på ${partsNamed(turn.names)}`
        : `hele låter fra hver sin fil går under, på ${partsNamed(turn.names, MOST_NAMES)}`
    case 'stacked':
      return `i takt ${turn.bars.from} til ${turn.bars.to} ligger det samme opptaket på ${number(turn.trackCount)} spor samtidig`
    case 'drums':
      return `i takt ${turn.bars.from} til ${turn.bars.to} spiller trommene alene`
    case 'unchanged':
      return `fra takt ${turn.bars.from} til takt ${turn.bars.to} spiller de samme stemmene de samme klippene`
  }
}

/** What is not heard as saved: one reason with the number itself, several behind it. */
function silentOf({ silentCount, partCount, isOnTop, groups, songs, ...reasons }: SilentTurn): string {
  const told = REASONS.filter(({ key }) => reasons[key] > 0)
  const held =
    songs.length > 0
      ? `; ${partsNamed(songs, MOST_NAMES)} ${isOne(songs) ? 'rommer en hel låt' : 'rommer hele låter'}`
      : ''
  const who = isOnTop ? `${parts(silentCount)} til` : `${number(silentCount, 'en')} av ${parts(partCount)}`
  const [reason] = told
  const inGroups = groups.length > 0 ? `, med ${isOne(groups) ? 'gruppen' : 'gruppene'} ${listed(groups)}` : ''
  const isAll = silentCount === partCount
  if (reason && told.length === 1 && reasons[reason.key] === silentCount && !isAll)
    return `${who} ${silentCount === 1 ? reason.one : reason.many}${inGroups}${held}`
  const why = listed(
    told.map(({ key, ofOne, ofMany }) => (reasons[key] === 1 ? ofOne : `${number(reasons[key])} ${ofMany}`)),
  )
  if (isAll) return `slik settet er lagret, høres ingenting: ${why}${held}`
  return isOnTop
    ? `slik settet er lagret, er det ${who} som ikke høres: ${why}${held}`
    : `slik settet er lagret, høres ikke ${who}: ${why}${held}`
}

function length(seconds: number): string {
  if (seconds < 0.5) return 'under ett sekund'
  if (seconds < 90) return `${number(Math.round(seconds))} ${Math.round(seconds) === 1 ? 'sekund' : 'sekunder'}`
  return isRound(seconds) ? `${number(Math.round(seconds / 60))} minutter` : clock(seconds)
}

function waiting(session: { readonly clipCount: number } | null): string {
  return session ? `; ${number(session.clipCount)} klipp venter i Session View` : ''
}

function bars({ barCount, startBar, silence }: Length): string {
  return `${barsOf(barCount)}${after(startBar)}${silent(silence)}`
}

function barsOf(count: number): string {
  return count === 1 ? 'én takt' : `${number(count)} takter`
}

function silent(silence: Length['silence']): string {
  if (silence.length === 0) return ''
  const where =
    silence.length > MOST_NAMES
      ? barsOf(silence.reduce((sum, { from, to }) => sum + to - from + 1, 0))
      : listed(silence.map(({ from, to }) => (from === to ? `takt ${from}` : `takt ${from} til ${to}`)))
  return ` (ingenting høres i ${where})`
}

/** Where the music begins, if not at once. */
function after(startBar: number): string {
  return startBar > 1 ? ` fra takt ${startBar}` : ''
}

function parts(value: number): string {
  return value === 1 ? 'én stemme' : `${number(value)} stemmer`
}

/** Small numbers are written out; `one` as its noun asks for it. */
function number(value: number, one: 'ett' | 'en' = 'ett'): string {
  if (value === 1) return one
  return NUMBERS[value] ?? String(value).replaceAll(/\B(?=(\d{3})+$)/g, ' ')
}

function share(value: number): string {
  return value > ALL ? 'hele' : `${Math.round(value * 100)} % av`
}

/** Names of parts: what is left out is counted in parts, not in names. */
function partsNamed(names: readonly string[], most?: number): string {
  const { told, left } = toldNames(names, most)
  return listed(left > 0 ? [...told, `${left} til`] : told, Infinity)
}

function listed(items: readonly string[], most = 4): string {
  const shown = items.length > most ? [...items.slice(0, most - 1), `${items.length - most + 1} til`] : [...items]
  const last = shown.pop() ?? ''
  return shown.length === 0 ? last : `${shown.join(', ')} og ${last}`
}

const REASONS = [
  {
    key: 'fadersDown',
    one: 'har faderen helt nede',
    many: 'har faderne helt nede',
    ofOne: 'én fader står helt nede',
    ofMany: 'fadere står helt nede',
  },
  {
    key: 'monitored',
    one: 'høres ikke: sporet står på Monitor In',
    many: 'høres ikke: sporene står på Monitor In',
    ofOne: 'ett spor står på Monitor In',
    ofMany: 'spor står på Monitor In',
  },
  {
    key: 'switchedOff',
    one: 'er slått av',
    many: 'er slått av',
    ofOne: 'ett spor er slått av',
    ofMany: 'spor er slått av',
  },
  {
    key: 'withoutInstrument',
    one: 'har ikke noe instrument',
    many: 'har ikke noe instrument',
    ofOne: 'ett spor har ikke noe instrument',
    ofMany: 'spor har ikke noe instrument',
  },
] as const
const ALL = 0.995
const MOST_NAMES = 3
const MOST_ENTRIES = 5
const MOST_SECTIONS = 4
const NUMBERS = 'ingen ett to tre fire fem seks sju åtte ni ti elleve tolv'.split(' ')
