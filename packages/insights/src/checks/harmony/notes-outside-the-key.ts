import { CHORD_QUALITIES, type ForeignNoteKind, type ForeignNotes, type Key, keyName as nameOfKey } from '@kvint/theory'
import { localKeyAt, type Message, pitchName, withSigns } from '@kvint/report'
import type { HarmonyDetail } from '../../song/harmony-detail.ts'
import type { Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutStretch, aboutTrack, atBar } from '../evidence.ts'
import { partOf } from '../roles-of.ts'
import { manual, term } from '../sources.ts'
import { isBassOfAnotherKey } from './bass-of-another-key.ts'
import { isInBrokenChord } from './broken-chord.ts'
import { toneOfTheMode } from './secondary-dominant.ts'
import { WELL_SURE_KEY } from './sure-harmony.ts'
import { chordSymbol, count, keyName, pitch, type Said } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const notesOutsideTheKey: Check = {
  id: 'MI07',
  title: 'Notes outside the key, and where they are',
  area: 'harmony',
  severity: 'idea',
  stages: ANY_STAGE,
  confidence: 'likely',
  source: 'Kinds of foreign notes: Kostka & Payne, Tonal Harmony; above 15 % of all notes the key itself is in doubt',
  find: (song) => {
    const { harmony } = song
    // In another key other notes lie outside.
    const isSure = harmony.kind === 'known' && harmony.key.confidence >= WELL_SURE_KEY
    const detail = isSure ? song.harmonyDetail : null
    const replacing = detail && toneOfTheMode(song, detail)
    const foreign = detail && withoutOtherForm(detail, replacing?.tone)
    const outside = detail?.facts.foreignNotes?.total ?? 0
    if (harmony.kind === 'unknown' || !detail || !foreign || outside > foreign.outOf * MOST_SHARE) return null
    // What the chords ask for is told where the chords are.
    const told = foreign.notes.filter(({ kind }) => !OF_THE_CHORDS.has(kind))
    const struck = new Set(told.filter((note) => isStruckAsChord(song, note)))
    const broken = new Set(
      told.filter(({ kind, pitch: number, span, track }) => {
        const line = song.lines.byTrack.get(track) ?? []
        return kind === 'free' && isInBrokenChord(line, { pitch: number, startBeats: span.startBeats })
      }),
    )
    const chordOf = (note: (typeof told)[number]) => (note.kind === 'free' ? chordWith(detail, note) : undefined)
    const isExplained = (note: (typeof told)[number]) =>
      struck.has(note) || broken.has(note) || chordOf(note) !== undefined
    const open = told.filter((note) => (note.kind === 'free' && !isExplained(note)) || note.kind === 'likely-slip')
    if (told.length === 0 || harmony.localKeys.some((local) => isBassOfAnotherKey(song, local))) return null
    const main = mainPitch(foreign)
    const [first] = open
    const colour = main && keyCount(harmony) === 1 ? colourOf(main.pitchClass, detail.key) : null
    const keys = new Set(harmony.localKeys.map(({ name }) => name))
    const [key = harmony.key.name] = keys
    const evidence = [...open, ...told.filter((note) => !open.includes(note))].map((note) => {
      const { pitch: number, kind, span, track } = note
      const chord = chordOf(note)
      const why = struck.has(note)
        ? say`part of a chord that is struck there`
        : chord
          ? say`part of ${chordSymbol(chord.symbol)}`
          : broken.has(note)
            ? say`part of a broken chord`
            : kind === 'appoggiatura' && !isOnBeat(span.startBeats)
              ? say`leads by step to the next note`
              : KINDS[kind]
      const part = partOf(song, track)
      const isColour = colour !== null && kind === 'blue-note' && number % 12 === main?.pitchClass
      const local = keys.size > 1 ? localKeyAt(harmony.localKeys, span.startBeats) : undefined
      const text = say`${nameOf(note)} in ${atBar(song, span.bar)}${local ? say`, in ${keyName(local.name)}` : ''}: ${isColour ? colour : why}`
      const { bars } = aboutStretch(song, span, text)
      return part ? aboutTrack(part, text, bars) : aboutStretch(song, span, text)
    })
    const home = replacing ? withSigns(nameIn(detail.key.name, replacing.mode)) : key
    const place =
      keys.size > 1
        ? say`the key of ${(main || !first ? foreign.total : open.length) > 1 ? 'their' : 'its'} place`
        : keyName(home)
    const total = String(foreign.total)
    const notes = count(foreign.outOf, 'note')
    const rest = foreign.total === 1 ? say`and it has a reason` : say`and each has a reason`
    const claim = main
      ? say`${total} of ${notes} lie outside ${place}, ${main.said}${colour ? say`, ${colour}` : ''}.`
      : first
        ? sayOpen(nameOf(first), atBar(song, first.span.bar), place, open.length)
        : say`${total} of ${notes} lie${foreign.total === 1 ? 's' : ''} outside ${place}, ${rest}.`
    return {
      // What passes or belongs to a chord is no more than a fact.
      ...(!main && !first && { severity: 'info' as const }),
      claim,
      evidence: [...new Map(evidence.map((one) => [one.text, one])).values()],
      ...(main && { figures: { note: main.note, times: main.times }, lesson: 'mi07-one-note' }),
    }
  },
  lessons: ['mi07-one-note'],
  learnMore: [manual('MIDI Tools', 'Scales'), term('Key', 'key')],
  honesty: 'Likely: the notes are certain, the key is an estimate. This is a pointer to places, not a list of faults.',
}

function sayOpen(note: Said, bar: Said, place: Said, times: number): Message {
  return times === 1
    ? say`${note} in ${bar} lies outside ${place}, and neither passes nor belongs to a chord.`
    : say`${count(times, 'note')} outside ${place} neither pass nor belong to a chord, the first of them ${note} in ${bar}.`
}

/** What leans does so on the beat; off it, it is on its way. */
function isOnBeat(startBeats: number): boolean {
  return Math.abs(startBeats - Math.round(startBeats)) < TOGETHER_BEATS
}

/** `B major` in Lydian is `B Lydian`, spelled as it was. */
function nameIn(name: string, mode: Key['mode']): string {
  const [, called = ''] = nameOfKey({ tonicPitchClass: 0, mode }).split(' ')
  return `${name.split(' ')[0] ?? ''} ${called}`
}

/** As it is read most easily: `E♯2` is F2, `B♯` C. */
function nameOf({ name, pitch: number }: ForeignNotes['notes'][number]) {
  return pitch(HARD_TO_READ.test(name) ? pitchName(number) : withSigns(name))
}

/** Whether two other tones or more begin with it on its track, or one that makes a fifth with it. */
function isStruckAsChord({ lines }: Song, { pitch: number, span, track }: ForeignNotes['notes'][number]): boolean {
  const others = (lines.byTrack.get(track) ?? []).filter(
    (other) => Math.abs(other.startBeats - span.startBeats) < TOGETHER_BEATS && other.pitch % 12 !== number % 12,
  )
  const makesFifth = others.some((other) => FIFTHS.has((other.pitch - number + 120) % 12))
  return makesFifth || new Set(others.map((other) => other.pitch % 12)).size >= 2
}

/** The chord whose tone it is where it begins, as the list of chords names it. */
function chordWith({ chords }: HarmonyDetail, { pitch: number, span: { startBeats } }: ForeignNotes['notes'][number]) {
  return chords.find(
    (chord) =>
      !chord.sounding &&
      chord.startBeats <= startBeats + TOGETHER_BEATS &&
      chord.endBeats > startBeats + TOGETHER_BEATS &&
      CHORD_QUALITIES[chord.quality].intervals.some(
        (interval) => (chord.rootPitchClass + interval) % 12 === number % 12,
      ),
  )
}

/** A tone that stands for one of the scale makes another scale: it lies outside nothing. */
function withoutOtherForm({ facts }: HarmonyDetail, tone: number | undefined): ForeignNotes | null {
  const foreignNotes = facts.foreignNotes && withoutLeading(facts.foreignNotes)
  if (!foreignNotes || tone === undefined) return foreignNotes
  const notes = foreignNotes.notes.filter((note) => note.pitch % 12 !== tone)
  // Only some are listed of very many.
  return foreignNotes.notes.length < foreignNotes.total ? null : { ...foreignNotes, notes, total: notes.length }
}

/** The raised seventh of minor belongs to its key. */
function withoutLeading({ notes, total, byKind, outOf }: ForeignNotes): ForeignNotes {
  const others = notes.filter(({ kind }) => kind !== 'leading-tone')
  return { notes: others, total: total - (byKind['leading-tone'] ?? 0), byKind, outOf }
}

/** The one pitch, in any octave, that most notes outside the key are: a colour and no accident. */
function mainPitch({ notes, total }: ForeignNotes) {
  const [most = []] = [...Map.groupBy(notes, ({ pitch: number }) => number % 12).values()].toSorted(
    (a, b) => b.length - a.length,
  )
  const [first] = most
  if (!first || notes.length < total || most.length < FEWEST_OF_ONE || most.length < total * MOSTLY) return null
  const read = HARD_TO_READ.test(first.name) ? pitchName(first.pitch) : withSigns(first.name)
  const note = read.replace(/-?\d+$/, '')
  const name = pitch(note)
  const said = most.length === total ? say`all of them ${name}` : say`${String(most.length)} of them ${name}`
  return { said, note, times: most.length, pitchClass: first.pitch % 12 }
}

function keyCount({ localKeys }: Extract<Song['harmony'], { kind: 'known' }>): number {
  return new Set(localKeys.map(({ name }) => name)).size
}

/** What a tone outside major or minor is to its home; `null` where it has no such name. */
function colourOf(pitchClass: number, { tonicPitchClass, mode }: Key): Message | null {
  const above = (pitchClass - tonicPitchClass + 12) % 12
  const parallel = keyName(withSigns(nameOfKey({ tonicPitchClass, mode: mode === 'major' ? 'minor' : 'major' })))
  if (mode === 'minor') {
    if (above === 4) return say`the third of ${parallel}: you use both thirds`
    return COLOURS_OF_MINOR[above] ?? null
  }
  if (mode !== 'major') return null
  if (above === 3) return say`the third of ${parallel}: you use both thirds`
  return above === 8 ? say`the sixth step of ${parallel}` : (COLOURS_OF_MAJOR[above] ?? null)
}

const COLOURS_OF_MINOR: Readonly<Record<number, Message>> = {
  1: say`the low second step, Phrygian’s colour`,
  6: say`the flat fifth, the blue note`,
  9: say`the bright sixth step, Dorian’s colour`,
}
const COLOURS_OF_MAJOR: Readonly<Record<number, Message>> = {
  6: say`the high fourth step, Lydian’s colour`,
  10: say`the low seventh step, Mixolydian’s colour`,
}
const FEWEST_OF_ONE = 4
/** A fourth is a fifth turned over. */
const FIFTHS: ReadonlySet<number> = new Set([5, 7])
const HARD_TO_READ = /^(?:E[#♯]|B[#♯]|C[b♭]|F[b♭])/
const TOGETHER_BEATS = 0.08
const MOSTLY = 0.8
const OF_THE_CHORDS: ReadonlySet<ForeignNoteKind> = new Set(['leading-tone', 'borrowed-chord', 'applied-chord'])
const KINDS: Readonly<Record<ForeignNoteKind, Message>> = {
  passing: say`passes by step between two notes`,
  neighbour: say`touches its neighbour and comes back`,
  suspension: say`held over from the chord before`,
  anticipation: say`arrives before its chord`,
  appoggiatura: say`leans on the beat and gives way by step`,
  escape: say`leaves by step and leaps on`,
  pedal: say`is held while chords change`,
  free: say`neither passing nor part of a chord`,
  'leading-tone': say`leads home`,
  'borrowed-chord': say`belongs to a borrowed chord`,
  'applied-chord': say`belongs to a secondary dominant`,
  'blue-note': say`a blue note`,
  'likely-slip': say`short, soft, rare and unresolved: perhaps a slip`,
}
const MOST_SHARE = 0.15
