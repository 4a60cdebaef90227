import { barAt, type Evidence, type Message } from '@kvint/report'
import type { Note } from '@kvint/theory'
import type { Part, Song } from '../../song/song.ts'
import { ANY_STAGE, type Check, type Sighting } from '../check.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutTrack, atBar } from '../evidence.ts'
import { partsWith, PITCHED } from '../roles-of.ts'
import { term } from '../sources.ts'
import { count, percent, quoted, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const doubledLine: Check = {
  id: 'HA16',
  title: 'Two parts that play the same line',
  area: 'harmony',
  /** Layers are made on purpose, and their maker knows them. */
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Doubling at the unison or octave adds weight and colour, no new voice (Piston, Orchestration, 1955; Adler, The Study of Orchestration). Nine in ten of 32 notes, or of 20 that make a line of five pitches or a rhythm, are rules of thumb',
  find: (song) => {
    const parts = linedParts(song)
    const pairs = parts.flatMap((one, index) =>
      parts.slice(index + 1).flatMap((other) => {
        const doubling = doublingOf(song, one, other)
        return doubling ? [doubling] : []
      }),
    )
    const [most] = pairs.toSorted((a, b) => b.notes - a.notes)
    if (!most) return null
    const { one, other, notes, share, octaves, firstBeats } = most
    const lines = stacksOf(pairs)
      .map((stack) => song.parts.filter((part) => stack.has(part)))
      .toSorted((x, y) => y.length - x.length)
    const [layers = []] = lines
    if (lines.length > 1) return sayLines(song, lines, pairs, most)
    if (layers.length >= FEWEST_LAYERS) {
      const names = quotedTracks(
        layers.map(({ track }) => track),
        MOST_NAMED,
      )
      return {
        severity: 'idea',
        claim: isOneSound(layers, pairs)
          ? say`${names} play one line in unison, or a part of it: one sound in ${count(layers.length, 'layer')}.`
          : say`${names} double one line or a part of it, in unison or in octaves.`,
        evidence: layers.flatMap((part) => aboutPair(song, part, bestPair(pairs, part))),
        figures: { notes, octaves, bar: barAt(song.picture.meters, firstBeats) },
        place: { trackIds: layers.map(({ track }) => track.id), clipIds: [], bars: null },
      }
    }
    return {
      ...(share >= WHOLLY && { severity: 'idea' as const }),
      claim:
        octaves === 0
          ? say`${quotedTracks([one.track, other.track])} play the same ${lineWord(song, one)}, ${count(notes, 'note')} in unison.`
          : say`${quotedTracks([one.track, other.track])} play the same ${lineWord(song, one)}, ${count(notes, 'note')}, ${count(octaves, 'octave')} apart.`,
      evidence: [
        aboutTrack(one, say`${percent(share)} of the notes of the shorter part are doubled`),
        aboutTrack(other, say`first together in ${atBar(song, barAt(song.picture.meters, firstBeats))}`),
        ...sharedClip(one, other),
      ],
      figures: { notes, octaves, bar: barAt(song.picture.meters, firstBeats) },
    }
  },
  learnMore: [term('Voice leading', 'voice-leading'), term('Role', 'role')],
  honesty:
    'The notes are certain. Layers of one sound are doubled on purpose; whether the two are heard as one depends on their sounds.',
}

/** Parts that play by pitch; those of no known role whose notes were read for harmony too. */
function linedParts(song: Song): Part[] {
  const { harmony } = song
  const unnamed = partsWith(song, 'unknown').filter(
    ({ track }) => harmony.kind === 'known' && harmony.trackIds.includes(track.id),
  )
  const found = new Set([...partsWith(song, ...PITCHED), ...unnamed])
  return song.parts.filter((part) => found.has(part) && activeDevices(part, ...PLAYING_OTHERS).length === 0)
}

/** What is written is not what such a device plays. */
const PLAYING_OTHERS = ['MidiArpeggiator', 'MidiRandom'] as const

/** Each with each of the others, all in unison, and nearly all that each plays is in another one. */
function isOneSound(layers: readonly Part[], pairs: readonly Doubling[]): boolean {
  const areAll = pairs.length === (layers.length * (layers.length - 1)) / 2
  return (
    areAll &&
    pairs.every(({ octaves }) => octaves === 0) &&
    layers.every((part) => (bestPair(pairs, part)?.share ?? 0) >= WHOLLY)
  )
}

/** What a part plays together with the other one of a pair. */
function aboutPair(song: Song, part: Part, pair: Doubling | undefined): Evidence[] {
  if (!pair) return []
  const partner = pair.one === part ? pair.other : pair.one
  return [
    aboutTrack(
      part,
      say`${count(pair.notes, 'note')} with ${quotedTracks([partner.track])}, first in ${atBar(song, barAt(song.picture.meters, pair.firstBeats))}`,
    ),
  ]
}

function sayLines(
  song: Song,
  lines: readonly (readonly Part[])[],
  pairs: readonly Doubling[],
  { notes, octaves, firstBeats }: Doubling,
): Sighting {
  const parts = lines.flat()
  const said = lines.slice(0, MOST_LINES).map((line) =>
    quotedTracks(
      line.map(({ track }) => track),
      MOST_NAMED,
    ),
  )
  const listed = said.reduce((before, line) => say`${before}; ${line}`)
  const lengthOf = ({ track }: Part) => song.lines.byTrack.get(track.id)?.length ?? 0
  const areWhole = lines.every((line) => {
    const lengths = line.map(lengthOf)
    return Math.min(...lengths) >= Math.max(...lengths) * LEAST_SHARE
  })
  return {
    severity: 'idea',
    claim: areWhole
      ? say`${count(parts.length, 'part')} share ${count(lines.length, 'line')}: ${listed}.`
      : say`${count(parts.length, 'part')} share ${count(lines.length, 'line')}, or a part of one: ${listed}.`,
    evidence: lines.flatMap((line) => line.slice(1).flatMap((part) => aboutPair(song, part, bestPair(pairs, part)))),
    figures: { notes, octaves, bar: barAt(song.picture.meters, firstBeats) },
    place: { trackIds: parts.map(({ track }) => track.id), clipIds: [], bars: null },
  }
}

/** What the part plays, by what most of its notes begin with. */
function lineWord({ lines }: Song, { track }: Part): Message {
  const notes = lines.byTrack.get(track.id) ?? []
  const struck = [...Map.groupBy(notes, ({ startBeats }) => Math.round(startBeats * STEPS)).values()]
  const chords = struck.filter((each) => new Set(each.map(({ pitch }) => pitch % 12)).size >= FEWEST_OF_CHORD)
  return chords.length * 2 > struck.length ? say`chords` : say`line`
}

/** That both play one clip, by its name where it has one. */
function sharedClip(one: Part, other: Part): Evidence[] {
  const keys = new Set(one.clips.filter(({ notes }) => notes.length > 0).map(({ contentKey }) => contentKey))
  const shared = other.clips.find(({ contentKey }) => keys.has(contentKey))
  if (!shared) return []
  const { name } = shared.report
  return [
    aboutTrack(
      other,
      name === ''
        ? say`the same clip as on ${quotedTracks([one.track])}`
        : say`the same clip, ${quoted(name)}, as on ${quotedTracks([one.track])}`,
    ),
  ]
}

/** Groups of parts that double one another, each at least one of the others. */
function stacksOf(pairs: readonly Doubling[]): Set<Part>[] {
  let stacks: Set<Part>[] = []
  for (const { one, other } of pairs) {
    const joins = (stack: Set<Part>): boolean => stack.has(one) || stack.has(other)
    const joined = stacks.filter(joins).flatMap((stack) => [...stack])
    stacks = [...stacks.filter((stack) => !joins(stack)), new Set([...joined, one, other])]
  }
  return stacks
}

/** Of the pairs of a part the one with most notes. */
function bestPair(pairs: readonly Doubling[], part: Part): Doubling | undefined {
  return pairs.filter(({ one, other }) => one === part || other === part).toSorted((a, b) => b.notes - a.notes)[0]
}

type Doubling = {
  readonly one: Part
  readonly other: Part
  readonly notes: number
  /** Of the notes of the part that has fewer. */
  readonly share: number
  readonly octaves: number
  readonly firstBeats: number
}

/**
 * Notes that two parts start together on the same pitch class, all at one distance; `null` where one does not double the
 * other, at least in the bars in which both play.
 */
export function doublingOf(song: Song, one: Part, other: Part): Doubling | null {
  const [a, b] = [one, other].map(({ track }) => strikesOf(song.lines.byTrack.get(track.id) ?? []))
  if (!a || !b || Math.min(a.length, b.length) < FEWEST_NOTES) return null
  const starts = Map.groupBy(b, stepOf)
  const apart = new Map<number, Strike[]>()
  for (const strike of a) {
    const octaves = (starts.get(stepOf(strike)) ?? [])
      .filter(({ pitch }) => (pitch - strike.pitch) % 12 === 0)
      .map(({ pitch }) => Math.abs(pitch - strike.pitch) / 12)
    for (const each of new Set(octaves)) apart.set(each, [...(apart.get(each) ?? []), strike])
  }
  const [best] = [...apart].toSorted(([, x], [, y]) => y.length - x.length)
  if (!best) return null
  const [octaves, together] = best
  const share = together.length / Math.min(a.length, b.length)
  const pitches = new Set(together.map(({ pitch }) => pitch % 12)).size
  const isDoubled = share >= LEAST_SHARE || isDoubledWhereBothPlay(song, a, b, together)
  if (!isDoubled || pitches < FEWEST_PITCHES) return null
  // Fewer notes may agree by chance, unless they make a line of their own.
  if (
    together.length < FEWEST_PLAIN_NOTES &&
    new Set(together.map(({ pitch }) => pitch)).size < MANY_PITCHES &&
    !hasRhythm(together)
  )
    return null
  return {
    one,
    other,
    notes: together.length,
    share,
    octaves,
    firstBeats: Math.min(...together.map(({ startBeats }) => startBeats)),
  }
}

type Strike = Pick<Note, 'pitch' | 'startBeats'>

/** Notes that are written twice count once. */
function strikesOf(notes: readonly Note[]): Strike[] {
  return [...new Map(notes.map((note) => [`${String(stepOf(note))} ${String(note.pitch)}`, note])).values()]
}

function stepOf({ startBeats }: Strike): number {
  return Math.round(startBeats * STEPS)
}

/** Nearly all that either plays in the bars that they share, and most of the shorter part. */
function isDoubledWhereBothPlay(
  { lines }: Song,
  a: readonly Strike[],
  b: readonly Strike[],
  together: readonly Strike[],
): boolean {
  const barOf = ({ startBeats }: Strike) => Math.floor((startBeats + HAIR_BEATS) / lines.meter.beatsPerBar)
  const [inA, inB] = [a, b].map((notes) => new Set(notes.map(barOf)))
  const there = [a, b].map((notes) => notes.filter((note) => inA?.has(barOf(note)) && inB?.has(barOf(note))).length)
  return (
    together.length >= FEWEST_PLAIN_NOTES &&
    together.length >= Math.max(...there) * LEAST_SHARE &&
    together.length * 2 > Math.min(a.length, b.length)
  )
}

/** Three steps in time or more: more than a pulse. */
function hasRhythm(notes: readonly { readonly startBeats: number }[]): boolean {
  const starts = [...new Set(notes.map(({ startBeats }) => Math.round(startBeats * STEPS)))].toSorted((a, b) => a - b)
  return new Set(starts.slice(1).map((start, at) => start - (starts[at] ?? start))).size >= FEWEST_STEPS
}

/** Within a sixteenth of a beat. */
const STEPS = 16
const HAIR_BEATS = 0.05
const FEWEST_NOTES = 20
const FEWEST_PLAIN_NOTES = 32
const MANY_PITCHES = 5
const FEWEST_STEPS = 3
const FEWEST_OF_CHORD = 2
const MOST_LINES = 4
const MOST_NAMED = 6
/** A drone is doubled by anything on its note. */
const FEWEST_PITCHES = 3
const LEAST_SHARE = 0.9
const FEWEST_LAYERS = 3
/** All of a part: more than a layer here and there. */
const WHOLLY = 0.98
