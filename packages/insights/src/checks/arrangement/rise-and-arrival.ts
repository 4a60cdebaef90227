import { barAt, beatOfBar, type SectionReport } from '@kvint/report'
import type { Part, Song } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { aboutSet, aboutStretch } from '../evidence.ts'
import { playsInOrder } from '../plays-as-written.ts'
import { term } from '../sources.ts'
import { count, list, plain, quoted, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const riseAndArrival: Check = {
  id: 'AR15',
  title: 'A rise and what it arrives at',
  area: 'arrangement',
  severity: 'strength',
  stages: ['sketch', 'arrange', 'mix'],
  confidence: 'likely',
  source:
    'Tension rises with density, register and parts, and wants to arrive (Solberg 2014 on build-ups; Farbood 2012 on musical tension)',
  find: (song) => {
    const { of, sections, meters } = song.picture
    if (of !== 'arrangement') return null
    const steps = sections.slice(1).map((arrival, index) => ({ rise: sections[index], arrival }))
    const unpaid = steps.find(({ rise, arrival }) => rise && isCalledPeak(arrival) && isNoFuller(song, rise, arrival))
    const paid = steps.find(({ rise, arrival }) => {
      if (rise?.part?.kind !== 'build') return false
      const before = fullnessOf(song, { ...rise, startBeats: beatOfBar(meters, beginOf(song, rise, arrival)) })
      return grows(before, fullnessOf(song, arrival), isCalledPeak(arrival) ? 1 : LEAST_GROWTH)
    })
    const { rise, arrival } = unpaid ?? paid ?? {}
    if (!rise || !arrival) return null
    const bar = barAt(meters, arrival.startBeats)
    // The notes of an audio song do not say how full it is.
    if (!isOfNotes(song, arrival)) return null
    const from = beginOf(song, rise, arrival)
    const before = fullnessOf(song, { ...rise, startBeats: beatOfBar(meters, from) })
    const after = fullnessOf(song, arrival)
    const isCounted = areNotesCounted(song, new Set([...before.any, ...after.any]))
    const evidence = [
      aboutSet(
        isCounted
          ? say`Before: ${count(before.parts, 'part')} in most bars, ${count(before.notes, 'note')} a bar`
          : say`Before: ${count(before.parts, 'part')} in most bars`,
        { from, to: Math.max(from, bar - 1) },
      ),
      aboutStretch(
        song,
        arrival,
        isCounted
          ? say`From bar ${bar}: ${count(after.parts, 'part')} in most bars, ${count(after.notes, 'note')} a bar`
          : say`From bar ${bar}: ${count(after.parts, 'part')} in most bars`,
      ),
    ]
    const told = { evidence, figures: { bar, last: bar - 1, start: from, before: before.notes, after: after.notes } }
    const isMore = after.parts > before.parts
    if (!isCounted && (unpaid || !isMore)) return null
    if (unpaid) {
      return {
        ...told,
        severity: 'idea',
        lesson: 'ar15-no-fuller',
        claim: say`${quoted(arrival.label)} in bar ${bar} is no fuller than the bars that lead to it: ${count(after.parts, 'part')} after ${plain(before.parts)}, and no more notes.`,
      }
    }
    const joining = song.parts.filter(
      ({ track }) => after.first.has(track.id) && after.ids.has(track.id) && !before.any.has(track.id),
    )
    const names = joining.some((part) => isSecond(song, part, before.any))
      ? list(
          joining.map((part) =>
            isSecond(song, part, before.any) ? say`a second ${quoted(part.track.name)}` : quoted(part.track.name),
          ),
        )
      : quotedTracks(joining.map(({ track }) => track))
    const way =
      rise.part?.confidence === 1
        ? say`The build from bar ${from} leads to a fuller section in bar ${bar}`
        : bar - from > 1
          ? say`Bar ${bar} is fuller than bars ${from} to ${bar - 1}`
          : say`Bar ${bar} is fuller than the one before it`
    const busier = busierIn(song, { rise, arrival, joining, playing: before.any })
    const who = busier
      ? joining.length === 1
        ? say`${names} joins, ${quoted(busier.track.name)} plays more`
        : say`${names} join, ${quoted(busier.track.name)} plays more`
      : joining.length === 1
        ? say`${names} joins`
        : say`${names} join`
    const entering = joining[0] ?? busier ?? song.parts.find(({ track }) => after.ids.has(track.id))
    return {
      ...told,
      figures: { ...told.figures, part: entering?.track.name ?? '' },
      claim: isCounted
        ? isMore
          ? joining.length > 0
            ? say`${way}: ${who}, and the notes go from about ${plain(before.notes)} a bar to ${plain(after.notes)}.`
            : say`${way}: from ${count(before.parts, 'part')} to ${plain(after.parts)}, from about ${count(before.notes, 'note')} a bar to ${plain(after.notes)}.`
          : say`${way}: from about ${count(before.notes, 'note')} a bar to ${plain(after.notes)}.`
        : joining.length > 0
          ? say`${way}: ${who}.`
          : say`${way}: from ${count(before.parts, 'part')} to ${plain(after.parts)}.`,
    }
  },
  learnMore: [term('Arrangement density', 'density')],
  lessons: ['ar15-no-fuller'],
  honesty:
    'Likely: parts and notes are counted; a set holds no audio, so loudness, filters and risers inside clips are unknown to me.',
}

/**
 * The first bar of what leads to an arrival: of all of a build by name, else of its last bars as they stand before the step.
 * Where parts come and go only in the second bar of a section, the first is still of the section before.
 */
function beginOf(song: Song, rise: SectionReport, { startBeats }: SectionReport): number {
  const { meters, form } = song.picture
  const first = barAt(meters, rise.startBeats)
  if (rise.part?.confidence === 1) return first
  const moves = new Set(form.moves.map((move) => move.bar))
  const from = !moves.has(first) && moves.has(first + 1) ? first + 1 : first
  const partsFrom = (bar: number) => fullnessOf(song, { ...rise, startBeats: beatOfBar(meters, bar) }).parts
  const steps = [...moves].filter((bar) => bar > from && bar <= barAt(meters, startBeats) - FEWEST_EVEN_BARS)
  return steps.findLast((bar) => partsFrom(bar) > partsFrom(from)) ?? from
}

/** Whether each of these tracks sounds as many notes as are written: no arpeggiator makes others of them. */
function areNotesCounted({ parts }: Song, trackIds: ReadonlySet<number>): boolean {
  return parts.every((part) => !trackIds.has(part.track.id) || playsInOrder(part))
}

/** The part that has played before and brings more of the new notes than all that join. */
function busierIn(song: Song, { rise, arrival, joining, playing }: Step): Part | undefined {
  const added = (part: Part): number => {
    const lines = song.lines.byTrack.get(part.track.id) ?? []
    const perBeat = ({ startBeats, endBeats }: SectionReport): number =>
      lines.filter((note) => note.startBeats >= startBeats && note.startBeats < endBeats).length /
      (endBeats - startBeats)
    return perBeat(arrival) - perBeat(rise)
  }
  const joined = joining.reduce((sum, part) => sum + added(part), 0)
  return song.parts
    .filter((part) => playing.has(part.track.id) && playsInOrder(part) && added(part) > joined)
    .toSorted((a, b) => added(b) - added(a))[0]
}

type Step = {
  readonly rise: SectionReport
  readonly arrival: SectionReport
  readonly joining: readonly Part[]
  /** Tracks that play before the arrival. */
  readonly playing: ReadonlySet<number>
}

/** Whether a part that joins has the name of one that plays already. */
function isSecond({ parts }: Song, { track }: Part, playing: ReadonlySet<number>): boolean {
  return parts.some((other) => other.track.name === track.name && playing.has(other.track.id))
}

/** Whether half of the parts of a section, or more, play notes. */
function isOfNotes({ parts }: Song, { trackIds }: SectionReport): boolean {
  const playing = parts.filter(({ track }) => trackIds.includes(track.id))
  return playing.filter(({ track }) => track.kind === 'midi').length * 2 >= playing.length
}

/** A chorus or drop by the name of its locator. */
function isCalledPeak({ part }: SectionReport): boolean {
  return part?.confidence === 1 && (part.kind === 'chorus' || part.kind === 'drop')
}

function isNoFuller(song: Song, rise: SectionReport, arrival: SectionReport): boolean {
  const [before, after] = [fullnessOf(song, rise), fullnessOf(song, arrival)]
  return before.parts >= FEWEST_PARTS && after.parts <= before.parts && after.notes <= before.notes
}

/** A build needs something to build: notes that play in it already, and parts or a note a beat that come on top. */
function grows(before: Fullness, after: Fullness, by: number): boolean {
  const isMore = after.parts > before.parts || after.notes - before.notes >= FEWEST_NOTES_MORE
  return before.notes > 0 && after.notes > before.notes * by && after.parts >= before.parts && isMore
}

type Fullness = { readonly parts: number; readonly notes: number }

/** Parts that play at once in half of a section's bars or more, and notes a bar on the whole. */
function fullnessOf({ activity, picture: { meters } }: Song, { startBeats, endBeats }: SectionReport) {
  const [from, to] = [barAt(meters, startBeats), barAt(meters, endBeats - END_BEATS)]
  const bars = Array.from({ length: Math.max(1, to - from + 1) }, (_, index) => from - 1 + index)
  const notes = bars.reduce((sum, bar) => sum + (activity.noteStarts[bar] ?? 0), 0)
  const counts = bars.map((bar) => activity.tracks[bar]?.size ?? 0).toSorted((a, b) => a - b)
  const any = new Set(bars.flatMap((bar) => [...(activity.tracks[bar] ?? [])]))
  const ids = [...any].filter((id) => bars.filter((bar) => activity.tracks[bar]?.has(id)).length * 2 >= bars.length)
  return {
    parts: counts[(counts.length - 1) >> 1] ?? 0,
    notes: Math.round(notes / bars.length),
    /** Tracks that play in half of the bars or more, and those that play at all. */
    ids: new Set(ids),
    any,
    /** Those that play in its first bar. */
    first: activity.tracks[from - 1] ?? new Set<number>(),
  }
}

/** Half as much again is what comes and goes within a section. */
const LEAST_GROWTH = 1.5
const FEWEST_NOTES_MORE = 4
/** One or two have nothing to hold back. */
const FEWEST_PARTS = 3
/** A phrase: fewer lead in. */
const FEWEST_EVEN_BARS = 4
/** A section ends on the bar line: the bar before it is its last. */
const END_BEATS = 0.01
