import { keyAt, type NoteRow, pitchName } from '@kvint/report'
import type { PlacedClip, Song } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { playsInOrder } from '../plays-as-written.ts'
import { aboutClip, aboutTrack } from '../evidence.ts'
import { placedNotes } from '../midi/heard-notes-of.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { saw } from '../saw.ts'
import { term } from '../sources.ts'
import { count, pitch } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const closeLowIntervals: Check = {
  id: 'LE10',
  title: 'Close notes in the low register',
  area: 'harmony',
  severity: 'idea',
  stages: ['arrange', 'mix'],
  confidence: 'likely',
  source:
    'Low interval limits of arranging textbooks (from memory: Adler): thirds and seconds below C2 in Live’s naming (MIDI 48) blur. Two in a hundred notes is a rule of thumb',
  find: (song) => {
    const pitched = partsWith(song, 'chords', 'pad', 'keys', 'bass', 'guitar', 'lead', 'arp', 'unknown').filter(
      (part) => part.track.kind === 'midi' && playsInOrder(part),
    )
    const muddy = pitched.flatMap((part) => {
      const found = placedNotes(part).flatMap((placed) => closePairs(placed.notes).map((pair) => ({ placed, pair })))
      const { length } = placedNotes(part).flatMap(({ notes }) => notes)
      return found.length >= Math.max(FEWEST_PAIRS, length * LEAST_SHARE) ? [{ part, found }] : []
    })
    const sighting = saw(muddy, {
      name: ({ part }) => part.track.name,
      one: (name, { found }) =>
        say`${name} plays notes close together in the low register, ${count(found.length, 'time')}.`,
      many: (number, names) => say`${number} parts play notes close together in the low register: ${names}.`,
      evidence: ({ part, found }) => {
        // The pair that is named is the one that is counted.
        const same = commonest(found)
        const [first] = same
        const { low, high } = namesOf(song, same)
        const text = say`${pitch(low)} with ${pitch(high)}, ${count(same.length, 'time')}`
        return first ? aboutClip(song, part, first.placed, text) : aboutTrack(part, text)
      },
      figures: ({ part, found }) => ({ track: part.track.name, ...namesOf(song, commonest(found)) }),
    })
    return sighting && { ...sighting, confidence: confidenceByRole(muddy.map(({ part }) => part)) }
  },
  learnMore: [term('Low interval limit', 'low-interval-limit')],
  honesty:
    'Likely: the notes are certain. If the part is filtered, or plays a drum kit that I took for chords, you may not hear it.',
}

type Found = { readonly placed: PlacedClip; readonly pair: readonly [number, number] }

/** The pair that comes most often, wherever it comes. */
function commonest(found: readonly Found[]): readonly Found[] {
  const pairs = [...Map.groupBy(found, ({ pair }) => pair.join(' ')).values()]
  const [same = []] = pairs.toSorted((a, b) => b.length - a.length)
  return same
}

function namesOf({ harmony }: Song, [first]: readonly Found[]): { low: string; high: string } {
  const [low = 0, high = 0] = first?.pair ?? []
  const key = keyAt(harmony, first?.placed.report.startBeats)
  return { low: pitchName(low, key), high: pitchName(high, key) }
}

/**
 * Pairs that are struck together and sound together, the lower below MIDI 48, at most a major third apart: each note with the first
 * such behind it. Notes come sorted by start; walked from the last, only the next of each pitch can be that one.
 */
function closePairs(notes: readonly NoteRow[]): [number, number][] {
  const low = notes.filter(([pitch, , duration]) => pitch < LOW_BELOW + WIDEST_SEMITONES && duration >= SHORTEST_BEATS)
  const pairs: [number, number][] = []
  const next = new Map<number, number>()
  for (const [pitch, start, duration] of low.toReversed()) {
    const close = [...next].findLast(
      ([other, otherStart]) =>
        otherStart - start < STRUCK_TOGETHER_BEATS &&
        start + duration - otherStart >= LEGATO_BEATS &&
        Math.min(pitch, other) < LOW_BELOW &&
        pitch !== other &&
        Math.abs(pitch - other) <= WIDEST_SEMITONES,
    )
    if (close) pairs.push([Math.min(pitch, close[0]), Math.max(pitch, close[0])])
    next.delete(pitch)
    next.set(pitch, start)
  }
  return pairs.reverse()
}

const LOW_BELOW = 48
const WIDEST_SEMITONES = 4
const SHORTEST_BEATS = 0.25
const STRUCK_TOGETHER_BEATS = 0.25
/** A 32nd: notes of a line that is played legato overlap by less. */
const LEGATO_BEATS = 0.125
const FEWEST_PAIRS = 2
/** What comes once in fifty notes is a touch. */
const LEAST_SHARE = 0.02
