import { barAt, barsBetween, keyAt, pitchName } from '@kvint/report'
import type { Note } from '@kvint/theory'
import type { Part, Song } from '../../song/song.ts'
import { ANY_STAGE, type Check, type Sighting } from '../check.ts'
import { aboutTrack, atBar } from '../evidence.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { manual, term } from '../sources.ts'
import { sureHarmony } from './sure-harmony.ts'
import { count, pitch, quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const chordJoins: Check = {
  id: 'HA21',
  title: 'How one chord moves to the next',
  area: 'harmony',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Common tones stay and voices move by small steps: Aldwell & Schachter, Harmony and Voice Leading; Tymoczko 2011 measures it as here. Eight moves between three chords, 1.7 semitones a note and nine moves in ten are rules of thumb',
  find: (song) => {
    const found = partsWith(song, 'chords', 'pad', 'keys', 'guitar').flatMap((part) => joinsOf(song, part) ?? [])
    const block = longest(found.filter(isBlock))
    const close = longest(found.filter(isClose))
    if (block && block.joins.length > (close?.joins.length ?? 0)) return sayBlock(song, block)
    return close ? sayClose(song, close) : null
  },
  learnMore: [term('Voice leading', 'voice-leading'), term('Inversion', 'inversion'), manual('Editing MIDI')],
  lessons: ['ha21-block'],
  honesty:
    'Likely: the notes are certain. Chords that move as one block are a sound of their own in house and synth music.',
}

/** A chord and the next other one of a part, with as many notes. Pitches from low to high, MIDI numbers. */
type Join = { readonly from: Chord; readonly to: Chord }
type Chord = { readonly startBeats: number; readonly pitches: readonly number[] }
type Joins = {
  readonly part: Part
  readonly joins: readonly Join[]
  /** Chords are struck again in other octaves; each moves on in the register in which the next one is nearest. */
  readonly isThrown: boolean
}

/** Every move between the chords of a part; `null` where there are too few of them to speak of a habit. */
function joinsOf(song: Song, part: Part): Joins | null {
  const strikes = strikesOf(song.lines.byTrack.get(part.track.id) ?? [])
  const chords = strikes.filter(({ pitches }) => pitches.length >= FEWEST_VOICES)
  if (chords.length < strikes.length * MOSTLY_CHORDS) return null
  const runs = runsOf(chords)
  const joins = runs.slice(1).flatMap((to, index) => nearestJoin(runs[index] ?? [], to) ?? [])
  const kinds = new Set(joins.map(({ to }) => String(to.pitches)))
  const isThrown = runs.some((run) => new Set(run.map(({ pitches }) => String(pitches))).size > 1)
  return joins.length >= FEWEST_JOINS && kinds.size >= FEWEST_CHORDS ? { part, joins, isThrown } : null
}

/** Strikes of one chord in a row, in whatever octaves. */
function runsOf(chords: readonly Chord[]): Chord[][] {
  const runs: Chord[][] = []
  for (const chord of chords) {
    const run = runs.at(-1)
    if (run?.[0] && classesOf(run[0]) === classesOf(chord)) run.push(chord)
    else runs.push([chord])
  }
  return runs
}

function nearestJoin(before: readonly Chord[], after: readonly Chord[]): Join | undefined {
  return before
    .flatMap((from) => after.map((to) => ({ from, to })))
    .filter(({ from, to }) => from.pitches.length === to.pitches.length)
    .toSorted((a, b) => semitonesEach([a]) - semitonesEach([b]))[0]
}

/** Notes that begin together. */
function strikesOf(notes: readonly Note[]): Chord[] {
  const strikes: { startBeats: number; pitches: Set<number> }[] = []
  for (const { startBeats, pitch: number } of notes.toSorted((a, b) => a.startBeats - b.startBeats)) {
    const last = strikes.at(-1)
    if (last && startBeats - last.startBeats < TOGETHER_BEATS) last.pitches.add(number)
    else strikes.push({ startBeats, pitches: new Set([number]) })
  }
  return strikes.map(({ startBeats, pitches }) => ({ startBeats, pitches: [...pitches].toSorted((a, b) => a - b) }))
}

function isClose({ joins }: Joins): boolean {
  return semitonesEach(joins) <= CLOSE_SEMITONES && joins.filter(keepsANote).length >= joins.length * NEARLY_ALL
}

/** All notes go the same way, also where a note belongs to both chords and could stay. */
function isBlock({ joins }: Joins): boolean {
  const could = joins.filter(couldKeepANote)
  const missed = could.filter((join) => !keepsANote(join))
  return (
    joins.filter(goesOneWay).length >= joins.length * NEARLY_ALL &&
    missed.length >= FEWEST_CHORDS &&
    missed.length * 2 > could.length
  )
}

const goesOneWay = (join: Join) => new Set(movesOf(join).map(Math.sign)).size === 1
const classesOf = ({ pitches }: Chord) =>
  String([...new Set(pitches.map((number) => number % 12))].toSorted((a, b) => a - b))
const keepsANote = ({ from, to }: Join) => to.pitches.some((number) => from.pitches.includes(number))
const couldKeepANote = ({ from, to }: Join) => sharedClasses(from, to).size > 0
const movesOf = ({ from, to }: Join) => to.pitches.map((number, voice) => number - (from.pitches[voice] ?? number))

function sharedClasses(from: Chord, to: Chord): Set<number> {
  const classes = new Set(from.pitches.map((number) => number % 12))
  return new Set(to.pitches.map((number) => number % 12).filter((one) => classes.has(one)))
}

function semitonesEach(joins: readonly Join[]): number {
  const moves = joins.flatMap(movesOf).map(Math.abs)
  return moves.reduce((sum, move) => sum + move, 0) / moves.length
}

const semitones = (each: number) => count(Math.round(each * 10) / 10, 'semitone')

function longest(found: readonly Joins[]): Joins | undefined {
  return found.toSorted((a, b) => b.joins.length - a.joins.length)[0]
}

function sayClose(song: Song, { part, joins, isThrown }: Joins): Sighting {
  const kept = joins.filter(keepsANote).length
  const moved = semitonesEach(joins)
  const name = quoted(part.track.name)
  return {
    claim: isThrown
      ? say`${name} strikes its chords in several octaves, and moves closely from one to the next: ${semitones(moved)} a note on average where the next is nearest.`
      : kept === joins.length
        ? say`${name} moves closely from chord to chord: ${semitones(moved)} a note on average, and a note stays in every move.`
        : say`${name} moves closely from chord to chord: ${semitones(moved)} a note on average, and a note stays in nearly every move.`,
    evidence: [
      aboutTrack(part, say`${count(joins.length, 'move')} from one chord to another, a note stays in ${String(kept)}`),
      ...examples(song, part, joins),
    ],
    confidence: confidenceByRole([part]),
    figures: { moves: joins.length, semitones: Math.round(moved * 10) / 10, ...lessonExample(song, joins) },
    place: { trackIds: [part.track.id], clipIds: [], bars: barsOf(song, joins[0]) },
  }
}

function sayBlock(song: Song, { part, joins }: Joins): Sighting {
  const could = joins.filter(couldKeepANote)
  const missed = could.filter((join) => !keepsANote(join))
  return {
    severity: 'idea',
    claim:
      missed.length === could.length
        ? say`The chords on ${quoted(part.track.name)} move as a block, all notes the same way: ${count(could.length, 'move')} could keep a note in place, and none of them does.`
        : say`The chords on ${quoted(part.track.name)} move as a block, all notes the same way: ${count(could.length, 'move')} could keep a note in place, and ${String(missed.length)} of them do not.`,
    evidence: [
      aboutTrack(part, say`${count(joins.length, 'move')}, ${semitones(semitonesEach(joins))} a note on average`),
      ...examples(song, part, missed),
    ],
    confidence: confidenceByRole([part]),
    lesson: 'ha21-block',
    figures: lessonExample(song, missed),
    place: { trackIds: [part.track.id], clipIds: [], bars: barsOf(song, missed[0]) },
  }
}

/** The first place of each pair of chords. */
function examples(song: Song, part: Part, joins: readonly Join[]) {
  const pairs = new Map(
    joins.toReversed().map((join) => [`${join.from.pitches.join()} ${join.to.pitches.join()}`, join]),
  )
  return [...pairs.values()]
    .toReversed()
    .slice(0, MOST_SHOWN)
    .map((join) => {
      const { from, to, bar, shared } = exampleOf(song, join)
      return aboutTrack(
        part,
        shared === ''
          ? say`${atBar(song, bar)}: ${pitch(from)} to ${pitch(to)}`
          : say`${atBar(song, bar)}: ${pitch(from)} to ${pitch(to)}, both with ${pitch(shared)}`,
        barsOf(song, join),
      )
    })
}

function lessonExample(song: Song, [join]: readonly Join[]): NonNullable<Sighting['figures']> {
  if (!join) return {}
  const { from, to } = exampleOf(song, join)
  return { chordBefore: from, chordAfter: to }
}

/** `C3 E3 G3`, `A2 C3 E3`, what both have, and the bar of the second. */
function exampleOf(song: Song, join: Join) {
  const key = sureHarmony(song) ? keyAt(song.harmony, join.to.startBeats) : undefined
  const named = ({ pitches }: Chord) => pitches.map((number) => pitchName(number, key)).join(' ')
  const shared = [...sharedClasses(join.from, join.to)].map((one) => pitchName(one, key).replace(/-?\d+$/, ''))
  return {
    from: named(join.from),
    to: named(join.to),
    shared: shared.join(' '),
    bar: barAt(song.picture.meters, join.to.startBeats),
  }
}

function barsOf(song: Song, join: Join | undefined) {
  return join ? barsBetween(song.picture.meters, join.from.startBeats, join.to.startBeats + LEAST_BEATS) : null
}

const TOGETHER_BEATS = 0.08
const FEWEST_VOICES = 3
/** Of all strikes: a part of lines with a chord now and then has no habit with chords. */
const MOSTLY_CHORDS = 0.8
const FEWEST_JOINS = 8
const FEWEST_CHORDS = 3
const CLOSE_SEMITONES = 1.7
const NEARLY_ALL = 0.9
const MOST_SHOWN = 3
const LEAST_BEATS = 1
