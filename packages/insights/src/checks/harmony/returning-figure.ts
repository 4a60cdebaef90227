import { barsBetween, keyAt, pitchName, type Role } from '@kvint/report'
import type { Note } from '@kvint/theory'
import type { Part, Song } from '../../song/song.ts'
import { ANY_STAGE, type Check, type Sighting } from '../check.ts'
import { aboutTrack, atBar } from '../evidence.ts'
import { confidenceByRole, partsWith, PITCHED } from '../roles-of.ts'
import { term } from '../sources.ts'
import { chordLoop } from './chord-loop.ts'
import { count, list, percent, pitch, quoted, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const returningFigure: Check = {
  id: 'HA14',
  title: 'A figure that returns',
  area: 'harmony',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Repetition makes a hook: Burns 1987 on hooks in popular records, Margulis 2014 on repetition. Four times and four to eight notes are rules of thumb. An ostinato repeats without a rest',
  find: (song) => {
    // A bass that goes round below a loop of chords is the loop.
    const best =
      bestFigure(song, ['lead', 'vocal', 'guitar', 'keys']) ??
      (chordLoop.find(song) ? undefined : bestFigure(song, ['bass']))
    const [first] = best?.passes ?? []
    if (!best || !first) return null
    const { part, passes, share } = best
    if (share >= OSTINATO_SHARE && isUnbroken(passes)) return ostinato(song, best)
    const key = keyAt(song.harmony, first[0]?.startBeats ?? 0)
    const isMoved = passes.some((pass) => pass[0]?.pitch !== first[0]?.pitch)
    // What sounds together is doubled.
    const others = othersWith(song, best).filter(({ passes: theirs }) => {
      const doubled = theirs.filter((pass) => passes.some((own) => meet(own, pass)))
      return !doubled.includes(theirs[0] ?? []) && doubled.length <= theirs.length * MOST_DOUBLED
    })
    const carriers = [{ part, passes }, ...others].toSorted((a, b) => startOf(a.passes) - startOf(b.passes))
    const isHandedOn = others.length > 0
    const bars = barsOf(song, carriers[0]?.passes[0] ?? first)
    const names = pitch(figureNames(first, key))
    const starts = [...new Set(passes.map((pass) => pitchName(pass[0]?.pitch ?? 0, key)))]
    const [track, times] = [quoted(part.track.name), count(passes.length, 'time')]
    return {
      claim: isHandedOn
        ? say`One figure, ${names}, goes from part to part: ${quotedTracks(carriers.map((each) => each.part.track))}.`
        : isInARow(passes)
          ? say`${track} repeats one figure, ${names}, ${times}, most of them in a row: an ostinato.`
          : say`${track} returns to one figure, ${names}, ${times}.`,
      evidence: [
        ...carriers.map((each) => {
          const last = barsOf(song, each.passes.at(-1) ?? first)
          const from = barsOf(song, each.passes[0] ?? first)
          return aboutTrack(
            each.part,
            say`the first time in ${atBar(song, from.from)}, the last in ${atBar(song, last.from)}`,
            from,
          )
        }),
        aboutTrack(part, say`${percent(share)} of its notes belong to the figure`),
        ...(isMoved ? [aboutTrack(part, say`it begins on ${list(starts.map(pitch))}`)] : []),
      ],
      confidence: confidenceByRole([part]),
      figures: { times: passes.length, notes: first.length, bar: bars.from },
      place: { trackIds: carriers.map((each) => each.part.track.id), clipIds: [], bars },
    }
  },
  learnMore: [term('Motif', 'motif')],
  honesty:
    'Likely: the notes and the count are certain, that the part carries the tune is read from the track. A figure that is varied, or sung in audio, is not counted.',
}

/** The figure of the part that most surely has one of these roles. */
function bestFigure(song: Song, roles: readonly Role[]): Figure | undefined {
  return partsWith(song, ...roles)
    .flatMap((part) => figureOf(song, part) ?? [])
    .toSorted((a, b) => b.part.report.role.confidence - a.part.report.role.confidence)[0]
}

/** A figure that goes on and on is told as what it is: nothing returns that was never away. */
function ostinato(song: Song, { part, passes }: Figure): Sighting {
  const notes = passes.flat()
  const length = periodOf(notes)
  const first = notes.slice(0, length)
  const key = keyAt(song.harmony, first[0]?.startBeats ?? 0)
  const bars = barsOf(song, notes)
  const times = Math.floor(notes.length / length)
  const names = pitch(figureNames(first, key))
  return {
    claim: say`${quoted(part.track.name)} repeats one figure, ${names}, ${count(times, 'time')} without a rest: an ostinato.`,
    evidence: [aboutTrack(part, say`from ${atBar(song, bars.from)} to ${atBar(song, bars.to)}`, bars)],
    severity: 'info',
    confidence: confidenceByRole([part]),
    figures: { times, notes: length, bar: bars.from },
    place: { trackIds: [part.track.id], clipIds: [], bars },
  }
}

/** In one set of signs: beside a flat, what is no leading note is written as a flat too, `A♭1` beside `E♭2`. */
function figureNames(notes: readonly Note[], key: ReturnType<typeof keyAt>): string {
  const names = notes.map(({ pitch }) => pitchName(pitch, key))
  if (!names.some((name) => name.includes('♭'))) return names.join(' ')
  return notes
    .map(({ pitch }, index) => {
      const isLeading = (pitch + 1) % 12 === key?.tonicPitchClass
      return isLeading
        ? names[index]
        : (names[index] ?? '').replace(/^([A-G])♯/, (_, letter: string) => `${NEXT_LETTER[letter] ?? letter}♭`)
    })
    .join(' ')
}

/** Whether most passes begin as long after the one before as they last, or nearly: nothing else comes between. */
function isInARow(passes: readonly (readonly Note[])[]): boolean {
  const follows = passes.slice(1).filter((pass, index) => {
    const before = passes[index] ?? []
    return (pass[0]?.startBeats ?? 0) - endOf(before) <= Math.max(...stepsOf(before)) + CHORD_BEATS
  })
  return follows.length >= passes.length * IN_A_ROW
}

type Carrier = { readonly part: Part; readonly passes: readonly (readonly Note[])[] }

/** Other parts that play the same figure twice or more, in any octave. */
function othersWith(song: Song, { part, passes: [first = []] }: Figure): Carrier[] {
  const shape = shapeOf(first)
  return partsWith(song, ...PITCHED).flatMap((other) => {
    const notes = other === part ? [] : lineOf(song, other)
    const starts = startsOf(notes, first.length).filter((from) => {
      const isSame = ((notes[from]?.pitch ?? 0) - (first[0]?.pitch ?? 0)) % 12 === 0
      return isSame && shapeOf(notes.slice(from, from + first.length)) === shape
    })
    const passes = apart(starts, first.length).map((from) => notes.slice(from, from + first.length))
    return passes.length < 2 ? [] : [{ part: other, passes }]
  })
}

function startOf(passes: readonly (readonly Note[])[]): number {
  return passes[0]?.[0]?.startBeats ?? 0
}

function endOf(notes: readonly Note[]): number {
  return notes.at(-1)?.startBeats ?? 0
}

function meet(a: readonly Note[], b: readonly Note[]): boolean {
  return startOf([a]) <= endOf(b) && startOf([b]) <= endOf(a)
}

function stepsOf(notes: readonly Note[]): number[] {
  return notes.slice(1).map(({ startBeats }, index) => startBeats - (notes[index]?.startBeats ?? 0))
}

/** What a part plays, a note at a time: of a chord the highest. */
function lineOf(song: Song, part: Part): Note[] {
  const notes = (song.lines.byTrack.get(part.track.id) ?? []).toSorted(
    (a, b) => a.startBeats - b.startBeats || b.pitch - a.pitch,
  )
  return notes.filter(
    ({ startBeats }, index) => index === 0 || startBeats - (notes[index - 1]?.startBeats ?? 0) > CHORD_BEATS,
  )
}

/** Whether each pass follows the one before as closely as its own notes do. */
function isUnbroken(passes: readonly (readonly Note[])[]): boolean {
  return Math.max(...stepsOf(passes.flat())) <= Math.max(...stepsOf(passes[0] ?? [])) + CHORD_BEATS
}

/** In how many notes a line that repeats comes round. */
function periodOf(notes: readonly Note[]): number {
  const found = notes.findIndex(
    (_, length) =>
      length > 0 && notes.every(({ pitch }, index) => index < length || pitch === notes[index - length]?.pitch),
  )
  return found === -1 ? notes.length : found
}

type Figure = { readonly part: Part; readonly passes: readonly (readonly Note[])[]; readonly share: number }

/** The figure that most notes of a line belong to: the same intervals in the same rhythm, without overlap. */
function figureOf(song: Song, part: Part): Figure | null {
  const notes = (song.lines.byTrack.get(part.track.id) ?? []).toSorted((a, b) => a.startBeats - b.startBeats)
  const isLine = notes.every(
    (note, index) => index === 0 || note.startBeats - (notes[index - 1]?.startBeats ?? 0) > CHORD_BEATS,
  )
  const repeated = notes.filter((note, index) => index > 0 && note.pitch === notes[index - 1]?.pitch).length
  if (!isLine || repeated > notes.length * MOST_REPEATED || notes.length < FEWEST_NOTES || notes.length > MOST_NOTES)
    return null
  const candidates = LENGTHS.flatMap((length) => {
    const passes = Map.groupBy(startsOf(notes, length), (from) => shapeOf(notes.slice(from, from + length)))
    return [...passes.values()].map((starts) => apart(starts, length).map((from) => notes.slice(from, from + length)))
  })
  const [best] = candidates
    .filter((passes) => passes.length >= FEWEST_TIMES && isTune(passes[0] ?? []) && timesWritten(part, passes) > 1)
    .map((passes) => ({ part, passes, share: (passes.length * (passes[0]?.length ?? 0)) / notes.length }))
    .toSorted((a, b) => b.share - a.share)
  return best && best.share >= LEAST_SHARE ? best : null
}

/** In how many places of its clips the figure was written: a loop that goes round, or a clip that is placed again, returns by itself. */
function timesWritten({ clips }: Part, passes: readonly (readonly Note[])[]): number {
  const heard = clips.filter(({ report }) => report.isHeard)
  const written = [...Map.groupBy(heard, ({ contentKey }) => contentKey).values()].flatMap(([first]) => {
    if (!first) return []
    const { startBeats, endBeats } = first.report
    const { isOn, start, end } = first.clip.loop
    return [{ startBeats, endBeats: isOn ? Math.min(endBeats, startBeats + end - start) : endBeats }]
  })
  return passes.filter((pass) =>
    written.some(({ startBeats, endBeats }) => startOf([pass]) >= startBeats && startOf([pass]) < endBeats),
  ).length
}

function startsOf(notes: readonly Note[], length: number): number[] {
  return Array.from({ length: Math.max(0, notes.length - length + 1) }, (_, index) => index)
}

/** Starts that lie a figure apart or more. */
function apart(starts: readonly number[], length: number): number[] {
  const kept: number[] = []
  for (const start of starts) if (start >= (kept.at(-1) ?? -length) + length) kept.push(start)
  return kept
}

function shapeOf(notes: readonly Note[]): string {
  return notes
    .slice(1)
    .map(({ pitch, startBeats }, index) => {
      const before = notes[index]
      return `${String(pitch - (before?.pitch ?? 0))}@${String(Math.round((startBeats - (before?.startBeats ?? 0)) * 8))}`
    })
    .join(' ')
}

/** Three pitches or more, no pause of a bar within it: an octave that bounces is no tune. */
function isTune(notes: readonly Note[]): boolean {
  const isJoined = notes.every(
    (note, index) => index === 0 || note.startBeats - (notes[index - 1]?.startBeats ?? 0) < 4,
  )
  return isJoined && new Set(notes.map(({ pitch }) => pitch % 12)).size >= 3
}

function barsOf({ picture }: Song, notes: readonly Note[]) {
  const last = notes.at(-1)
  return barsBetween(picture.meters, notes[0]?.startBeats ?? 0, (last?.startBeats ?? 0) + (last?.durationBeats ?? 0))
}

const NEXT_LETTER: Readonly<Record<string, string>> = { C: 'D', D: 'E', F: 'G', G: 'A', A: 'B' }
const IN_A_ROW = 0.6
const CHORD_BEATS = 0.03
const LENGTHS = [8, 7, 6, 5, 4]
const FEWEST_TIMES = 4
const FEWEST_NOTES = 24
/** A part that never rests is an arpeggio. */
const MOST_NOTES = 600
const LEAST_SHARE = 0.35
/** Of a part’s passes: one that overlaps now and then is still an answer. */
const MOST_DOUBLED = 0.25
const OSTINATO_SHARE = 0.9
/** A part that mostly strikes its note again accompanies. */
const MOST_REPEATED = 0.4
