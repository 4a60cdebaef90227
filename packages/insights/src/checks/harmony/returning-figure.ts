import { barsBetween, keyAt, pitchName, type Role } from '@kvint/report'
import type { Note } from '@kvint/theory'
import { playsPads } from '../../roles/plays-pads.ts'
import type { Part, Song } from '../../song/song.ts'
import { ANY_STAGE, type Check, type Sighting } from '../check.ts'
import { aboutTrack, atBar } from '../evidence.ts'
import { confidenceByRole, partsWith, PITCHED } from '../roles-of.ts'
import { term } from '../sources.ts'
import { chordLoop } from './chord-loop.ts'
import {
  apart,
  CHORD_BEATS,
  type Figure,
  figureOf,
  periodOf,
  shapeOf,
  startOf,
  startsOf,
  themeOf,
} from './figure-of-line.ts'
import { playsInOrder } from '../plays-as-written.ts'
import { songFigure } from './song-figure.ts'
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
    'Repetition makes a hook: Burns 1987 on hooks in popular records, Margulis 2014 on repetition. Four times and four to eight notes are rules of thumb. An ostinato repeats without a rest, or in most bars while others change',
  find: (song) => {
    const written = bestFigure(song, TUNES, figureOf)
    const returns = written && !goesOn(written) ? written : undefined
    const throughout = returns ? null : figureThroughout(song)
    if (throughout) return throughout
    const best =
      written ??
      // A bass that goes round below a loop of chords is the loop.
      (chordLoop.find(song) ? undefined : bestFigure(song, ['bass'], figureOf)) ??
      bestFigure(song, TUNES, (_, part) => handedOn(song, part))
    const [first] = best?.passes ?? []
    if (!best || !first) return null
    const { part, passes, share } = best
    if (goesOn(best) && !handedOn(song, part)) return ostinato(song, best)
    const key = keyAt(song.harmony, first[0]?.startBeats ?? 0)
    const isMoved = passes.some((pass) => pass[0]?.pitch !== first[0]?.pitch)
    const others = othersWith(song, best)
    const carriers = [{ part, passes }, ...others].toSorted((a, b) => startOf(a.passes) - startOf(b.passes))
    const isHandedOn = others.length > 0
    const isRound = carriesChords(song, part, passes) || isInARow(passes)
    const bars = barsOf(song, carriers[0]?.passes[0] ?? first)
    const tones = figureNames(carriers[0]?.passes[0] ?? first, key)
    const names = pitch(tones)
    const starts = [...new Set(passes.map((pass) => pitchName(pass[0]?.pitch ?? 0, key)))]
    const [track, times] = [quoted(part.track.name), count(passes.length, 'time')]
    return {
      claim: isHandedOn
        ? say`One figure, ${names}, goes from part to part: ${quotedTracks(carriers.map((each) => each.part.track))}.`
        : carriesChords(song, part, passes)
          ? say`${track} repeats the bass notes ${names}, ${times}.`
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
      lesson: isHandedOn ? 'ha14-handed-on' : isRound ? OSTINATO : 'ha14',
      figures: {
        times: passes.length,
        share: Math.round(share * 100),
        tones,
        tone: tones.split(' ').at(-1) ?? '',
      },
      place: { trackIds: carriers.map((each) => each.part.track.id), clipIds: [], bars },
    }
  },
  learnMore: [term('Motif', 'motif')],
  lessons: ['ha14-handed-on', 'ha14-ostinato'],
  honesty:
    'Likely: the notes and the count are certain, what the part does in the song is read from the track. A figure that is varied, or sung in audio, is not counted.',
}

/** The figure of the part that most surely has one of these roles. */
function bestFigure(
  song: Song,
  roles: readonly Role[],
  read: (song: Song, part: Part) => Figure | null,
): Figure | undefined {
  return partsWith(song, ...roles)
    .filter((part) => !playsPads(part.track.devices) && playsInOrder(part))
    .flatMap((part) => read(song, part) ?? [])
    .toSorted((a, b) => b.part.report.role.confidence - a.part.report.role.confidence)[0]
}

/** A theme that another part has too, before or after. */
function handedOn(song: Song, part: Part): Figure | null {
  const theme = themeOf(song, part)
  return theme && othersWith(song, theme).length > 0 ? theme : null
}

/** What one part repeats through the song; chords that come round by name are told as a loop. */
function figureThroughout(song: Song): Sighting | null {
  const isLoop = chordLoop.find(song) !== null
  const found = songFigure(song, isLoop ? TUNES : PITCHED)
  if (!found) return null
  const { part, notes, lengthBeats, times, bars } = found
  const isLine = notes.every(
    ({ startBeats }, index) => index === 0 || startBeats - (notes[index - 1]?.startBeats ?? 0) > CHORD_BEATS,
  )
  if (isLoop && !isLine) return null
  const key = keyAt(song.harmony, notes[0]?.startBeats ?? 0)
  const { barCount } = song.activity
  const length = lengthBeats / song.lines.meter.beatsPerBar
  const what =
    isLine && notes.length <= MOST_NAMED
      ? say`one figure, ${pitch(figureNames(notes, key))},`
      : say`the same ${Number.isInteger(length) ? count(length, 'bar') : count(lengthBeats, 'beat')}`
  const where = bars >= barCount * NEARLY_ALL ? say`the whole song` : say`most of the song`
  return {
    claim: say`${quoted(part.track.name)} repeats ${what} through ${where}, ${count(times, 'time')}: an ostinato.`,
    evidence: [
      aboutTrack(part, say`so it goes in ${String(bars)} of ${count(barCount, 'bar')}, while other parts come and go`),
    ],
    // What it repeats is certain, whatever it is called.
    confidence: 'likely',
    lesson: OSTINATO,
    figures: { times },
    place: { trackIds: [part.track.id], clipIds: [], bars: barsOf(song, notes) },
  }
}

/** Whether a figure repeats without a rest in nearly all of its line. */
function goesOn({ passes, share }: Figure): boolean {
  return share >= OSTINATO_SHARE && isUnbroken(passes)
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
  const [track, often] = [quoted(part.track.name), count(times, 'time')]
  const rounds = Array.from({ length: times }, (_, round) => notes.slice(round * length, (round + 1) * length))
  return {
    claim: carriesChords(song, part, rounds)
      ? say`${track} repeats the bass notes ${names}, ${often}.`
      : say`${track} repeats one figure, ${names}, ${often} without a rest: an ostinato.`,
    evidence: [aboutTrack(part, say`from ${atBar(song, bars.from)} to ${atBar(song, bars.to)}`, bars)],
    severity: 'info',
    confidence: confidenceByRole([part]),
    lesson: OSTINATO,
    figures: { times },
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

/** A bass that gives half a bar or more to each of its notes, under other parts, and fills whole bars with them all, and no others. */
function carriesChords(song: Song, part: Part, passes: Figure['passes']): boolean {
  const { harmony, lines } = song
  const { beatsPerBar } = lines.meter
  const beats = (passes[1]?.[0]?.startBeats ?? 0) - startOf(passes)
  const steps = stepsOf(passes[0] ?? [])
  const from = startOf(passes) - CHORD_BEATS
  const inPass = topLineOf(song, part).filter(({ startBeats }) => startBeats > from && startBeats < from + beats)
  return (
    inPass.length === passes[0]?.length &&
    part.report.role.role === 'bass' &&
    harmony.kind === 'known' &&
    harmony.trackIds.length > 1 &&
    isInARow(passes) &&
    Math.abs(beats / beatsPerBar - Math.round(beats / beatsPerBar)) < 0.02 &&
    steps.every((step) => step >= beatsPerBar / 2 - CHORD_BEATS)
  )
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

/** Other parts that play the same figure twice or more, in any octave of where it begins, and do not merely double it. */
function othersWith(song: Song, { part, passes: own }: Figure): Carrier[] {
  const [first = []] = own
  const shape = shapeOf(first)
  const begins = new Set(own.map((pass) => (pass[0]?.pitch ?? 0) % 12))
  return partsWith(song, ...PITCHED).flatMap((other) => {
    const notes = other === part ? [] : topLineOf(song, other)
    const starts = startsOf(notes, first.length).filter((from) => {
      const isSame = begins.has((notes[from]?.pitch ?? 0) % 12)
      return isSame && shapeOf(notes.slice(from, from + first.length)) === shape
    })
    const passes = apart(starts, first.length).map((from) => notes.slice(from, from + first.length))
    const doubled = passes.filter((pass) => own.some((one) => meet(one, pass)))
    const isOther = !doubled.includes(passes[0] ?? []) && doubled.length <= passes.length * MOST_DOUBLED
    return passes.length >= 2 && isOther ? [{ part: other, passes }] : []
  })
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
function topLineOf(song: Song, part: Part): Note[] {
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

function barsOf({ picture }: Song, notes: readonly Note[]) {
  const last = notes.at(-1)
  return barsBetween(picture.meters, notes[0]?.startBeats ?? 0, (last?.startBeats ?? 0) + (last?.durationBeats ?? 0))
}

const NEXT_LETTER: Readonly<Record<string, string>> = { C: 'D', D: 'E', F: 'G', G: 'A', A: 'B' }
const OSTINATO = 'ha14-ostinato'
const TUNES = ['lead', 'vocal', 'guitar', 'keys'] as const
const MOST_NAMED = 8
const NEARLY_ALL = 0.9
const IN_A_ROW = 0.6
/** Of a part’s passes: one that overlaps now and then is still an answer. */
const MOST_DOUBLED = 0.25
const OSTINATO_SHARE = 0.9
