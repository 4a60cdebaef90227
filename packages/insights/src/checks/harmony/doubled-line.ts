import { barAt, type Evidence, type Message } from '@kvint/report'
import type { Part, Song } from '../../song/song.ts'
import { ANY_STAGE, type Check, type Sighting } from '../check.ts'
import { aboutTrack, atBar } from '../evidence.ts'
import { partsWith, PITCHED } from '../roles-of.ts'
import { term } from '../sources.ts'
import { type Doubling, doublingOf, FEWEST_NOTES, LEAST_SHARE, stepOf, strikesIn, WHOLLY } from './doubling.ts'
import { playsAsWritten } from '../plays-as-written.ts'
import { readTracks } from './sounding-tones.ts'
import { count, percent, quoted, quotedTracks, type Said } from '../../words/figures.ts'
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
    'Doubling at the unison or octave adds weight and colour, no new voice (Piston, Orchestration, 1955; Adler, The Study of Orchestration). Nine in ten of 32 notes, or of 20 that make a line of five pitches or a rhythm, and all of twelve such, are rules of thumb',
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
    const { one, other, notes, share, octaves, isMixed, firstBeats } = most
    const lines = stacksOf(song, pairs)
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
        claim: sayLayers(song, names, layers, pairs),
        evidence: aboutPairs(song, layers, pairs),
        lesson: LAYERS,
        figures: { notes, parts: layers.length },
        place: { trackIds: layers.map(({ track }) => track.id), clipIds: [], bars: null },
      }
    }
    return {
      ...(share >= WHOLLY && { severity: 'idea' as const }),
      claim: isMixed
        ? say`${quotedTracks([one.track, other.track])} play the same ${lineWord(song, one)}, ${count(notes, 'note')} in unison and octaves.`
        : octaves === 0
          ? say`${quotedTracks([one.track, other.track])} play the same ${lineWord(song, one)}, ${count(notes, 'note')} in unison.`
          : say`${quotedTracks([one.track, other.track])} play the same ${lineWord(song, one)}, ${count(notes, 'note')}, ${count(octaves, 'octave')} apart.`,
      evidence: [
        aboutTrack(one, say`${percent(share)} of the notes of the shorter part are doubled`),
        aboutTrack(other, say`first together in ${atBar(song, barAt(song.picture.meters, firstBeats))}`),
        ...sharedClip(one, other),
      ],
      lesson: isMixed || octaves !== 0 ? 'ha16-octaves' : 'ha16',
      figures: { notes },
    }
  },
  learnMore: [term('Voice leading', 'voice-leading'), term('Role', 'role')],
  lessons: ['ha16-layers', 'ha16-octaves'],
  honesty:
    'The notes are certain. Layers of one sound are doubled on purpose; whether they are heard as one depends on their sounds.',
}

/** Parts that play enough by pitch; those of no known role whose notes were read for harmony too. */
function linedParts(song: Song): Part[] {
  const read = readTracks(song)
  const unnamed = partsWith(song, 'unknown').filter(({ track }) => read.includes(track.id))
  const found = new Set([...partsWith(song, ...PITCHED), ...unnamed])
  return song.parts.filter((part) => found.has(part) && playsAsWritten(part) && notesIn(song, part) >= FEWEST_NOTES)
}

/** Each with each of the others, all in unison, and nearly all that each plays is in another one. */
function isOneSound(layers: readonly Part[], pairs: readonly Doubling[]): boolean {
  const areAll = pairs.length === (layers.length * (layers.length - 1)) / 2
  return (
    areAll &&
    pairs.every(({ octaves }) => octaves === 0) &&
    layers.every((part) => (bestPair(pairs, part)?.share ?? 0) >= WHOLLY)
  )
}

function sayLayers(song: Song, names: Said, layers: readonly Part[], pairs: readonly Doubling[]): Message {
  const areWhole = areWholeIn(song, layers, pairs)
  if (isOneSound(layers, pairs))
    return areWhole
      ? say`${names} play one line in unison: one sound in ${count(layers.length, 'layer')}.`
      : say`${names} play one line in unison, or a part of it: one sound in ${count(layers.length, 'layer')}.`
  return areWhole
    ? say`${names} play one line, in unison and octaves.`
    : say`${names} play one line or a part of it, in unison and octaves.`
}

/** Whether each of them plays nearly all of the line together with another one. */
function areWholeIn(song: Song, layers: readonly Part[], pairs: readonly Doubling[]): boolean {
  const longest = Math.max(...layers.map((part) => notesIn(song, part)))
  return layers.every((part) => (bestPair(pairs, part)?.notes ?? 0) >= longest * LEAST_SHARE)
}

const notesIn = (song: Song, part: Part): number => strikesIn(song, part).length

/** How much of what each of the shorter layers plays is in another one. */
function aboutPairs(song: Song, layers: readonly Part[], pairs: readonly Doubling[]): Evidence[] {
  const shorter = layers.toSorted((a, b) => notesIn(song, b) - notesIn(song, a)).slice(1)
  return shorter.flatMap((part) => {
    const pair = bestPair(pairs, part)
    if (!pair) return []
    const partner = pair.one === part ? pair.other : pair.one
    return [
      aboutTrack(
        part,
        say`${String(pair.notes)} of ${count(notesIn(song, part), 'note')} with ${quotedTracks([partner.track])}, first in ${atBar(song, barAt(song.picture.meters, pair.firstBeats))}`,
      ),
    ]
  })
}

function sayLines(
  song: Song,
  lines: readonly (readonly Part[])[],
  pairs: readonly Doubling[],
  { notes }: Doubling,
): Sighting {
  const parts = [...new Set(lines.flat())]
  const areWhole = lines.every((line) => areWholeIn(song, line, pairs))
  const said = lines.slice(0, MOST_LINES).map((line) =>
    quotedTracks(
      line.map(({ track }) => track),
      MOST_NAMED_OF_LINE,
    ),
  )
  const told = said.reduce((before, line) =>
    before === said[0] ? sayFirst(before, line, areWhole) : say`${before}, ${line} another`,
  )
  return {
    severity: 'idea',
    claim: say`${told}.`,
    evidence: lines.flatMap((line) => aboutPairs(song, line, pairs)),
    lesson: LAYERS,
    figures: { notes, parts: parts.length },
    place: { trackIds: parts.map(({ track }) => track.id), clipIds: [], bars: null },
  }
}

function sayFirst(one: Said, other: Said, areWhole: boolean): Said {
  return areWhole
    ? say`${one} play one line, ${other} another`
    : say`${one} play one line or a part of it, ${other} another`
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

/** Groups of parts that double one another, each at least one of the others: but what doubles the top of chords and what doubles their bass are two lines. */
function stacksOf(song: Song, pairs: readonly Doubling[]): Set<Part>[] {
  let stacks: Set<Part>[] = []
  const areApart = twoLinesOf(song)
  for (const { one, other } of pairs.toSorted((a, b) => b.notes - a.notes)) {
    if (stacks.some((stack) => stack.has(one) && stack.has(other))) continue
    const touched = stacks.filter((stack) => stack.has(one) || stack.has(other))
    const groups = [touched, ...touched.map((stack) => [stack])].map((some) => ({
      some,
      all: [...new Set([...some.flatMap((stack) => [...stack]), one, other])],
    }))
    const joined = groups.find(({ all }) =>
      all.every((part, at) => all.slice(at + 1).every((next) => !areApart(part, next))),
    )
    stacks = [...stacks.filter((stack) => !joined?.some.includes(stack)), new Set(joined?.all ?? [one, other])]
  }
  return stacks
}

/** Whether two parts play other notes at most of the times when both begin one; each two are held beside each other once. */
function twoLinesOf(song: Song): (one: Part, other: Part) => boolean {
  const steps = new Map<Part, ReadonlyMap<number, readonly { readonly pitch: number }[]>>()
  const known = new Map<Part, Map<Part, boolean>>()
  const stepsOf = (part: Part) => {
    const found = steps.get(part) ?? Map.groupBy(strikesIn(song, part), (strike) => stepOf(strike))
    steps.set(part, found)
    return found
  }
  return (one, other) => {
    const answers = known.get(one) ?? new Map<Part, boolean>()
    known.set(one, answers)
    const theirs = stepsOf(other)
    const answer =
      answers.get(other) ??
      isMostlyApart(
        [...stepsOf(one)].flatMap(([step, strikes]) => {
          const there = theirs.get(step)
          return there ? [strikes.some(({ pitch }) => there.some((strike) => (strike.pitch - pitch) % 12 === 0))] : []
        }),
      )
    answers.set(other, answer)
    return answer
  }
}

function isMostlyApart(alike: readonly boolean[]): boolean {
  return alike.filter((isAlike) => isAlike).length * 2 < alike.length
}

/** Of the pairs of a part the one with most notes. */
function bestPair(pairs: readonly Doubling[], part: Part): Doubling | undefined {
  return pairs.filter(({ one, other }) => one === part || other === part).toSorted((a, b) => b.notes - a.notes)[0]
}

const LAYERS = 'ha16-layers'
const STEPS = 16
const FEWEST_OF_CHORD = 2
const MOST_LINES = 2
const MOST_NAMED_OF_LINE = 2
const MOST_NAMED = 4
const FEWEST_LAYERS = 3
