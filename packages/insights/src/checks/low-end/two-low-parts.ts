import { barAt, barsBetween } from '@kvint/report'
import { heardPieces } from '../../arrangement/heard-pieces.ts'
import { heardPitchShift } from '../../harmony/pitch-shift.ts'
import type { Part, Song } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutTrack, placesOf } from '../evidence.ts'
import { confidenceByRole, isKeyBank, partsWith } from '../roles-of.ts'
import { term } from '../sources.ts'
import { DRUM_ROLES } from '../../roles/role-by-name.ts'
import { isCopy } from '../harmony/copied-line.ts'
import { isTuned } from './is-tuned.ts'
import { eqBands } from './eq-bands.ts'
import { count, quotedTracks, roleWord } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import { inEnglish } from '../../words/write-message.ts'

export const twoLowParts: Check = {
  id: 'LE08',
  title: 'Two low parts at the same time',
  area: 'mix',
  severity: 'check',
  stages: ['arrange', 'mix'],
  confidence: 'likely',
  source:
    'Notes below E1 (82 Hz) together in half of the bars that have such notes, and in a third of the song: rules of thumb',
  find: (song) => {
    if (isKeyBank(song.parts)) return null
    const takes = Map.groupBy(partsWith(song, 'bass', ...DRUM_ROLES), edgesOf)
    const low = partsWith(song, ...PITCHED)
      .filter((part) => !isCut(part) && !isTuned(part) && !isOfOneTake(part, takes))
      .map((part) => ({ part, bars: lowBars(song, part) }))
      .filter(({ bars }) => bars.size > 0)
      .slice(0, MOST_COMPARED)
    const linesOf = ({ part }: LowPart) => song.lines.byTrack.get(part.track.id) ?? []
    const isCopyOf = (one: LowPart) => (other: LowPart) => other !== one && isCopy(linesOf(one), linesOf(other))
    // One part on two tracks is one part.
    const different = together(low.filter((one, index) => !low.slice(0, index).some(isCopyOf(one))))
    const found = different ?? together(low.filter((one) => low.some(isCopyOf(one))))
    if (!found) return null
    const { both, shared } = found
    const { barCount } = song.activity
    if (shared.length * LEAST_OF_SONG < barCount) return null
    const isSession = song.picture.of === 'scenes'
    const where = isSession ? placesOf(song, shared) : say`${String(shared.length)} of ${count(barCount, 'bar')}`
    const names = quotedTracks(both.map(({ part }) => part.track))
    const isBass = ({ part }: LowPart) => Number(part.report.role.role === 'bass')
    const [keeps, other] = both.toSorted((a, b) => isBass(b) - isBass(a))
    return {
      claim: different
        ? say`${names} play low notes at the same time, in ${where}.`
        : say`${names} are doubles: they play one line, and its low notes sound twice in ${where}.`,
      evidence: both.map(({ part, bars }) =>
        aboutTrack(
          part,
          say`low in ${placesOf(song, bars.keys())}, ${roleWord(part.report.role.role)}, because ${part.report.role.message ?? part.report.role.because}`,
          {
            from: Math.min(...shared),
            to: Math.max(...shared),
          },
        ),
      ),
      confidence: confidenceByRole(both.map(({ part }) => part)),
      figures: { one: keeps?.part.track.name ?? '', other: other?.part.track.name ?? '' },
      lesson: different ? 'le08' : 'le08-doubles',
      ...(both.some(({ part }) => part.track.kind === 'audio') && {
        honesty: inEnglish(
          say`Likely: where the clips lie is certain. How low a recording sounds, and when it pauses inside a clip, I cannot see.`,
        ),
      }),
    }
  },
  learnMore: [term('Masking', 'masking'), term('Low cut', 'low-cut')],
  lessons: ['le08-doubles'],
  honesty: 'Likely: the notes are certain. A filter inside an instrument, or an octave that it shifts, I cannot see.',
}

type Span = { readonly from: number; readonly to: number }
/** By the bar in which they begin. */
type LowPart = { readonly part: Part; readonly bars: ReadonlyMap<number, readonly Span[]> }

/** The two parts whose low notes sound at once in the most bars, where those are most of the bars with low notes. */
function together(low: readonly LowPart[]) {
  const all = new Set(low.flatMap(({ bars }) => [...bars.keys()]))
  const pairs = low.flatMap((one, index) =>
    low.slice(index + 1).map((other) => ({ both: [one, other], shared: sharedBars(one, other) })),
  )
  const [most] = pairs.toSorted((a, b) => b.shared.length - a.shared.length)
  return most && most.shared.length >= FEWEST_BARS && most.shared.length > all.size * MOST_SHARED ? most : null
}

/** Bars in which low notes of both begin that sound at once. */
function sharedBars(one: LowPart, other: LowPart): number[] {
  return [...one.bars].flatMap(([bar, own]) => {
    const theirs = other.bars.get(bar) ?? []
    return soundAtOnce(own, theirs) ? [bar] : []
  })
}

function soundAtOnce(own: readonly Span[], theirs: readonly Span[]): boolean {
  const all = [...own.map((span) => [span, 0] as const), ...theirs.map((span) => [span, 1] as const)]
  const ends: [number, number] = [-Infinity, -Infinity]
  return all
    .toSorted(([a], [b]) => a.from - b.from)
    .some(([{ from, to }, side]) => {
      ends[side] = Math.max(ends[side], to)
      return from < (ends[1 - side] ?? from) - HAIR_BEATS
    })
}

/** Whether a recording has the edges of another of a bass or of drums: of a band that was recorded together nothing is known by its edges. */
function isOfOneTake(part: Part, takes: ReadonlyMap<string, readonly Part[]>): boolean {
  const edges = edgesOf(part)
  return edges !== '' && (takes.get(edges) ?? []).some((other) => other !== part)
}

/** Where recordings begin and end; empty for a part with notes. */
function edgesOf({ clips }: Part): string {
  const recorded = clips.filter(({ report }) => report.isHeard)
  if (recorded.some(({ report }) => report.kind !== 'audio')) return ''
  return recorded.map(({ report }) => [report.startBeats, report.endBeats].map(Math.round).join('–')).join(' ')
}

/** Bars in which the part sounds low: by its notes, or by its clips where a bass is audio. */
function lowBars({ picture, activity }: Song, part: Part): ReadonlyMap<number, readonly Span[]> {
  const shift = heardPitchShift(part.track.devices)
  const bars = new Map<number, Span[]>()
  const add = (bar: number, span: Span) => {
    const spans = bars.get(bar)
    if (spans) spans.push(span)
    else bars.set(bar, [span])
  }
  for (const { report, notes } of part.clips.flatMap(heardPieces)) {
    if (report.kind === 'audio' && part.report.role.role === 'bass') {
      const range = barsBetween(picture.meters, report.startBeats, report.endBeats)
      for (let bar = range.from; bar <= Math.min(range.to, activity.barCount); bar++)
        add(bar, { from: report.startBeats, to: report.endBeats })
    }
    for (const [pitch, startBeats, durationBeats] of notes) {
      if (pitch + shift >= LOW_BELOW || durationBeats < SHORTEST_BEATS) continue
      const from = report.startBeats + startBeats
      add(barAt(picture.meters, from), { from, to: from + durationBeats })
    }
  }
  return bars
}

function isCut(part: Part): boolean {
  return activeDevices(part, 'Eq8').some(({ device }) =>
    eqBands(device).some(({ kind, frequencyHz }) => kind.startsWith('lowCut') && frequencyHz >= CUT_HZ),
  )
}

/** A part of unknown role may be a kit, whose low notes are pads. */
const PITCHED = ['bass', 'chords', 'pad', 'keys', 'guitar', 'lead', 'arp'] as const
/** E1 as Live writes it: 82.4 Hz. */
const LOW_BELOW = 40
/** Key-switches are shorter. */
const SHORTEST_BEATS = 0.25
const CUT_HZ = 80
const HAIR_BEATS = 0.05
/** Each is held against each other. */
const MOST_COMPARED = 32
const FEWEST_BARS = 4
const MOST_SHARED = 0.5
/** A third: what comes now and then is no mud. */
const LEAST_OF_SONG = 3
