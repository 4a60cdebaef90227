import { barAt } from '@kvint/report'
import type { Part, Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutTrack, atBar } from '../evidence.ts'
import { partsWith, PITCHED } from '../roles-of.ts'
import { term } from '../sources.ts'
import { count, percent, quotedTracks } from '../../words/figures.ts'
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
    'Doubling at the unison or octave adds weight and colour, no new voice (Piston, Orchestration, 1955; Adler, The Study of Orchestration). Nine in ten of 32 notes are rules of thumb',
  find: (song) => {
    const parts = partsWith(song, ...PITCHED)
    const pairs = parts.flatMap((one, index) =>
      parts.slice(index + 1).flatMap((other) => {
        const doubling = doublingOf(song, one, other)
        return doubling ? [doubling] : []
      }),
    )
    const [most] = pairs.toSorted((a, b) => b.notes - a.notes)
    if (!most) return null
    const { one, other, notes, share, octaves, firstBeats } = most
    const layers = layersOf(song, pairs)
    if (layers.length >= FEWEST_LAYERS) {
      return {
        severity: 'idea',
        claim: say`${quotedTracks(
          layers.map(({ track }) => track),
          6,
        )} double one line or a part of it, in unison or in octaves.`,
        evidence: layers.flatMap((part) => {
          const pair = bestPair(pairs, part)
          const partner = pair?.one === part ? pair.other : pair?.one
          return pair && partner
            ? [
                aboutTrack(
                  part,
                  say`${count(pair.notes, 'note')} with ${quotedTracks([partner.track])}, first in ${atBar(song, barAt(song.picture.meters, pair.firstBeats))}`,
                ),
              ]
            : []
        }),
        figures: { notes, octaves, bar: barAt(song.picture.meters, firstBeats) },
        place: { trackIds: layers.map(({ track }) => track.id), clipIds: [], bars: null },
      }
    }
    return {
      ...(share >= WHOLLY && notes >= MANY_NOTES && { severity: 'idea' as const }),
      claim:
        octaves === 0
          ? say`${quotedTracks([one.track, other.track])} play the same line, ${count(notes, 'note')} in unison.`
          : say`${quotedTracks([one.track, other.track])} play the same line, ${count(notes, 'note')}, ${count(octaves, 'octave')} apart.`,
      evidence: [
        aboutTrack(one, say`${percent(share)} of the notes of the shorter part are doubled`),
        aboutTrack(other, say`first together in ${atBar(song, barAt(song.picture.meters, firstBeats))}`),
      ],
      figures: { notes, octaves, bar: barAt(song.picture.meters, firstBeats) },
    }
  },
  learnMore: [term('Voice leading', 'voice-leading'), term('Role', 'role')],
  honesty:
    'The notes are certain. Layers of one sound are doubled on purpose; whether the two are heard as one depends on their sounds.',
}

/** The largest group of parts that double one another, each at least one of the others; in the order of the set. */
function layersOf({ parts }: Song, pairs: readonly Doubling[]): Part[] {
  const stacks: Set<Part>[] = []
  for (const { one, other } of pairs) {
    const joined = stacks.filter((stack) => stack.has(one) || stack.has(other))
    stacks.push(new Set([...joined.flatMap((stack) => [...stack]), one, other]))
  }
  const [largest] = stacks.toSorted((a, b) => b.size - a.size)
  return parts.filter((part) => largest?.has(part))
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

/** Notes that two parts start together on the same pitch class, all at one distance. */
function doublingOf(song: Song, one: Part, other: Part): Doubling | null {
  const [a, b] = [one, other].map(({ track }) => song.lines.byTrack.get(track.id) ?? [])
  if (!a || !b || Math.min(a.length, b.length) < FEWEST_NOTES) return null
  const starts = Map.groupBy(b, ({ startBeats }) => Math.round(startBeats * STEPS))
  const apart = new Map<number, { readonly pitch: number; readonly startBeats: number }[]>()
  for (const { pitch, startBeats } of a) {
    for (const across of starts.get(Math.round(startBeats * STEPS)) ?? []) {
      const semitones = across.pitch - pitch
      if (semitones % 12 === 0)
        apart.set(Math.abs(semitones) / 12, [...(apart.get(Math.abs(semitones) / 12) ?? []), { pitch, startBeats }])
    }
  }
  const [best] = [...apart].toSorted(([, x], [, y]) => y.length - x.length)
  if (!best) return null
  const [octaves, together] = best
  const share = together.length / Math.min(a.length, b.length)
  const pitches = new Set(together.map(({ pitch }) => pitch % 12)).size
  if (share < LEAST_SHARE || share > 1 || pitches < FEWEST_PITCHES) return null
  return {
    one,
    other,
    notes: together.length,
    share,
    octaves,
    firstBeats: Math.min(...together.map(({ startBeats }) => startBeats)),
  }
}

/** Within a sixteenth of a beat. */
const STEPS = 16
const FEWEST_NOTES = 32
/** A drone is doubled by anything on its note. */
const FEWEST_PITCHES = 3
const LEAST_SHARE = 0.9
const FEWEST_LAYERS = 3
/** All of a part of some length: more than a layer here and there. */
const WHOLLY = 0.98
const MANY_NOTES = 64
