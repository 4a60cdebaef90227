import type { BarRange, Contour, Harmony } from '@kvint/report'
import { list, sentence } from '../words/name-words.ts'
import { clock } from '../words/number-words.ts'
import { isOne, stepOf, toldNames } from './part-names.ts'
import { isRound } from './round-length.ts'
import type { SessionOpening } from './session-opening.ts'
import type { Length, SummaryHarmony, SummaryOpening } from './summary-facts.ts'
import type { SilentTurn, SummaryTurn, Unfolds } from './summary-turn.ts'

export type SummaryWords = {
  readonly and: string
  /** What loops are called whose name is the digest of a file: one, and several. */
  readonly unnamed: readonly [one: string, several: string]
  /** The harmony with its keys and chords as the language names them. */
  readonly harmonyOf: (harmony: Harmony) => Harmony
  /** Without a full stop, as all of these: the first clause of the first sentence. */
  readonly opening: (opening: SummaryOpening) => string
  readonly harmony: (harmony: SummaryHarmony) => string
  readonly unfolds: (unfolds: Unfolds) => string
  readonly turn: (turn: SummaryTurn) => string
}

export const summaryEn: SummaryWords = {
  and: 'and',
  unnamed: ['an unnamed loop', 'unnamed loops'],
  harmonyOf: (harmony) => harmony,
  opening: (opening) => sentence(openingOf(opening)),
  harmony: (harmony) =>
    harmony.kind === 'shared'
      ? `${list(harmony.sections)} share a borrowed chord, ${harmony.chord}`
      : `${number(harmony.chords.length)} chords fill ${share(harmony.share)} of the harmony: ${list(harmony.chords)}`,
  unfolds: (unfolds) => sentence(unfoldsOf(unfolds)),
  turn: (turn) => sentence(turnOf(turn)),
}

function openingOf(opening: SummaryOpening): string {
  switch (opening.kind) {
    case 'empty':
      return opening.trackCount === 0
        ? 'there are no clips in this set yet'
        : `there are no clips in this set yet, only ${counted(opening.trackCount, 'track')}`
    case 'hollow':
      return opening.clipCount === 1
        ? 'the one clip of this set is empty so far'
        : `the ${number(opening.clipCount)} clips of this set are empty so far`
    case 'session':
      return sessionOf(opening)
    case 'sounds':
      return `${counted(opening.soundCount, 'single sound')} one after another, on ${counted(opening.partCount, 'track')}`
    case 'audio':
      return `${length(opening.seconds)} of audio${after(opening.startBar)}${opening.sectionCount > 1 ? ` in ${counted(opening.sectionCount, 'section')}` : ''}: ${counted(opening.clipCount, 'clip')} on ${counted(opening.trackCount, 'track')}${opening.partCount < opening.trackCount ? ` (${counted(opening.partCount, 'part')})` : ''}${opening.session?.haveNotes ? '' : ', and no notes'}${waiting(opening.session)}`
    case 'drums':
      return `nothing but drums in ${bars(opening)}: ${parts(opening.names)}${waiting(opening.session)}`
    case 'sketch':
      return `a sketch of ${bars(opening)} in ${counted(opening.partCount, 'part')}: ${parts(opening.names)}${waiting(opening.session)}`
    case 'song':
      return `${counted(opening.sectionCount, 'section')}${named(opening, 'among them ')} in ${bars(opening)}`
    case 'piece':
      return `${bars(opening)} with ${counted(opening.partCount, 'part')}: ${parts(opening.names)}${waiting(opening.session)}`
  }
}

function sessionOf({ clipCount, partCount, scenes, clipNames, playedLive }: SessionOpening): string {
  const clips = `${counted(clipCount, 'clip')} on ${counted(partCount, 'track')}`
  if (playedLive) {
    const click = playedLive.hasClick ? ', with a click on its own output' : ''
    return `a live set of ${scenes ? scenesOf(scenes) : `${counted(playedLive.sceneCount, 'scene')}: ${clips}`}${click}`
  }
  if (scenes) return `all of it is in the session view: ${scenesOf(scenes)}`
  const named = clipNames.length > 0 ? `, some named ${list(clipNames)}` : ''
  return `all of it is in the session view: ${clips}${named}`
}

function scenesOf({ count, groups, bpms }: NonNullable<SessionOpening['scenes']>): string {
  const ranges = groups.map(({ first, last }) => `${first} to ${last}`)
  const tempos = bpms.map((bpm) => String(Math.round(bpm)))
  const at = tempos.length > MOST_SECTIONS ? `${number(tempos.length)} tempos` : `${list(tempos)} BPM`
  return `${counted(count, 'scene')}, ${list(ranges)}${tempos.length > 0 ? `, at ${at}` : ''}`
}

/** Names of sections in brackets; where only some have one, these are among them. */
function named({ sectionNames, sectionCount }: Extract<SummaryOpening, { kind: 'song' }>, amongThem: string): string {
  const isAll = sectionNames.length >= sectionCount
  return sectionNames.length > 0 ? ` (${isAll ? '' : amongThem}${list(sectionNames, MOST_SECTIONS)})` : ''
}

function unfoldsOf({ contour: { start, full, dip, end, isFullToTheEnd, entries }, namesOf }: Unfolds): string {
  const who = ({ partCount, trackIds }: Contour['start'], noun = '') => {
    const names = namesOf(trackIds)
    if (partCount === 1 && isOne(names)) return `${names[0]} alone`
    if (partCount <= 2 && names.length === partCount) return list(names)
    return noun ? counted(partCount, noun) : number(partCount)
  }
  const { fewest = full.partCount } = full
  const many =
    fewest < full.partCount ? `between ${number(fewest)} and ${number(full.partCount)}` : number(full.partCount)
  const top = isFullToTheEnd ? `by bar ${full.bars.from}` : `in ${range(full.bars)}`
  const isRise = start.partCount * 2 <= fewest && full.bars.from > start.bars.to
  const isOnTheWay = isRise && dip !== null && dip.bars.to < full.bars.from
  const after = [
    ...(dip ? [`falls back to ${who(dip)}${isOnTheWay ? ' on the way,' : ''} in ${range(dip.bars)}`] : []),
    ...(end ? [`ends with ${who(end)}, from bar ${end.bars.from} on`] : []),
    ...(isFullToTheEnd ? [dip && !isOnTheWay ? 'is full again at the end' : 'stays full to the end'] : []),
  ]
  if (entries.length > 0) {
    const each = stepOf(entries)
    const names = namesOf(entries.flatMap(({ trackIds }) => trackIds))
    const rise = `parts come in one after another${each ? `, about every ${number(each)} bars,` : ''} up to bar ${entries.at(-1)?.bar ?? full.bars.from}${names.length > 0 ? `: ${parts(names, MOST_ENTRIES)}` : ''}`
    return after.length > 0 ? `${rise}. It ${list(after)}` : rise
  }
  const begin = who(start, 'part')
  const first = isRise
    ? `it builds from ${begin} to ${many}${/ parts?$/.test(begin) ? '' : ' parts'} ${top}`
    : `it begins with ${begin}`
  return list([first, ...after])
}

function range({ from, to }: BarRange): string {
  return `bars ${from} to ${to}`
}

function turnOf(turn: SummaryTurn): string {
  switch (turn.kind) {
    case 'silent':
      return silentOf(turn)
    case 'again': {
      const changes = [
        ...(turn.added.length > 0 ? [`adds ${list(turn.added, MOST_NAMES)}`] : []),
        ...(turn.removed.length > 0 ? [`leaves out ${list(turn.removed, MOST_NAMES)}`] : []),
      ]
      const isSame = changes.length === 0
      const same = `the same ${counted(turn.partCount, 'part')}`
      if (turn.label === null)
        return `at bar ${turn.bar} the section of bar ${turn.beforeBar} comes back ${isSame ? `with ${same}` : `and ${list(changes)}`}`
      if (turn.label !== turn.before)
        return isSame
          ? `${turn.label} has ${same} as ${turn.before}`
          : `${turn.label} repeats ${turn.before} and ${list(changes)}`
      return isSame
        ? `when ${turn.label} comes back at bar ${turn.bar}, it has ${same}`
        : `when ${turn.label} comes back at bar ${turn.bar}, it ${list(changes)}`
    }
    case 'form':
      return `bars ${turn.before.from} to ${turn.before.to} come back, section by section, in bars ${turn.again.from} to ${turn.again.to}`
    case 'soloed':
      return turn.isHeard
        ? `as saved, only ${parts(turn.names, MOST_NAMES)} ${isOne(turn.names) ? 'is' : 'are'} heard: solo is on`
        : `as saved, nothing is heard: solo is on for ${parts(turn.names)} alone`
    case 'song':
      return isOne(turn.names)
        ? `a whole song from one file runs under it, on ${parts(turn.names)}`
        : `whole songs, each from one file, run under it, on ${parts(turn.names, MOST_NAMES)}`
    case 'stacked':
      return `in bars ${turn.bars.from} to ${turn.bars.to} the same recording lies on ${number(turn.trackCount)} tracks at once`
    case 'drums':
      return `bars ${turn.bars.from} to ${turn.bars.to} are drums alone`
    case 'unchanged':
      return `from bar ${turn.bars.from} to bar ${turn.bars.to} the same parts play the same clips`
  }
}

/** What is not heard as saved: one reason with the number itself, several behind it. */
function silentOf({ silentCount, partCount, isOnTop, groups, songs, ...reasons }: SilentTurn): string {
  const told = REASONS.filter(({ key }) => reasons[key] > 0)
  const held =
    songs.length > 0 ? `; ${parts(songs, MOST_NAMES)} ${isOne(songs) ? 'holds a whole song' : 'hold whole songs'}` : ''
  const who = isOnTop ? counted(silentCount, 'more part') : `${number(silentCount)} of ${counted(partCount, 'part')}`
  const [reason] = told
  const inGroups = groups.length > 0 ? `, with the ${isOne(groups) ? 'group' : 'groups'} ${list(groups)}` : ''
  const isAll = silentCount === partCount
  if (reason && told.length === 1 && reasons[reason.key] === silentCount && !isAll)
    return `${who} ${silentCount === 1 ? reason.one : reason.many}${inGroups}${held}`
  const why = list(
    told.map(({ key, ofOne, ofMany }) => (reasons[key] === 1 ? ofOne : `${number(reasons[key])} ${ofMany}`)),
  )
  if (isAll) return `as saved, nothing is heard: ${why}${held}`
  return `as saved, ${who} ${silentCount === 1 ? 'is' : 'are'} not heard: ${why}${held}`
}

function bars({ barCount, startBar, silence }: Length): string {
  return `${counted(barCount, 'bar')}${after(startBar)}${silent(silence)}`
}

function silent(silence: Length['silence']): string {
  if (silence.length === 0) return ''
  const where =
    silence.length > MOST_NAMES
      ? counted(
          silence.reduce((sum, { from, to }) => sum + to - from + 1, 0),
          'bar',
        )
      : list(silence.map(({ from, to }) => (from === to ? `bar ${from}` : `bars ${from} to ${to}`)))
  return ` (nothing is heard in ${where})`
}

/** Where the music begins, if not at once. */
function after(startBar: number): string {
  return startBar > 1 ? ` from bar ${startBar} on` : ''
}

function waiting(session: { readonly clipCount: number } | null): string {
  return session ? `; ${counted(session.clipCount, 'clip')} wait in the session view` : ''
}

/** Minutes in words only where that is what a clock would say. */
function length(seconds: number): string {
  if (seconds < 0.5) return 'less than a second'
  if (seconds < 90) return counted(Math.round(seconds), 'second')
  return isRound(seconds) ? counted(Math.round(seconds / 60), 'minute') : clock(seconds)
}

function counted(value: number, noun: string): string {
  return `${number(value)} ${noun}${value === 1 ? '' : 's'}`
}

/** Names of parts: what is left out is counted in parts, not in names. */
function parts(names: readonly string[], most?: number): string {
  const { told, left } = toldNames(names, most)
  return list(left > 0 ? [...told, `${left} more`] : told, Infinity)
}

/** Small numbers are written out. */
function number(value: number): string {
  return NUMBERS[value] ?? String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}

function share(value: number): string {
  return value > ALL ? 'all' : `${Math.round(value * 100)} %`
}

const REASONS = [
  {
    key: 'fadersDown',
    one: 'has its fader all the way down',
    many: 'have their faders all the way down',
    ofOne: 'one fader is all the way down',
    ofMany: 'faders are all the way down',
  },
  {
    key: 'monitored',
    one: 'is not heard: its track is set to Monitor In',
    many: 'are not heard: their tracks are set to Monitor In',
    ofOne: 'one track is set to Monitor In',
    ofMany: 'tracks are set to Monitor In',
  },
  {
    key: 'switchedOff',
    one: 'is switched off',
    many: 'are switched off',
    ofOne: 'one part is switched off',
    ofMany: 'parts are switched off',
  },
  {
    key: 'withoutInstrument',
    one: 'has no instrument',
    many: 'have no instrument',
    ofOne: 'one part has no instrument',
    ofMany: 'parts have no instrument',
  },
] as const
const ALL = 0.995
const MOST_NAMES = 3
const MOST_ENTRIES = 5
const MOST_SECTIONS = 4
const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
