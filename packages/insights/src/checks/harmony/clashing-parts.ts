import { barAt, keyAt, pitchName } from '@kvint/report'
import { CHORD_QUALITIES, type Note } from '@kvint/theory'
import type { Part, Song } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { aboutStretch, aboutTrack, atBar } from '../evidence.ts'
import { isEcho } from './copied-line.ts'
import { playsInOrder } from '../plays-as-written.ts'
import { readTracks } from './sounding-tones.ts'
import { soundingNotes, type Stretch } from './sounding-notes.ts'
import { confidenceByRole, isKeyBank, partsWith, PITCHED } from '../roles-of.ts'
import { term } from '../sources.ts'
import { count, pitch, quoted, roleWord, sentence } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const clashingParts: Check = {
  id: 'HA13',
  title: 'Two parts a semitone apart',
  area: 'harmony',
  severity: 'idea',
  stages: ['sketch', 'arrange', 'mix'],
  confidence: 'likely',
  source:
    'A minor second that is held is the roughest interval (Plomp & Levelt 1965); a beat and three times are rules of thumb. What belongs to the chord of its place, or is held by one part alone, is a voicing',
  find: (song) => {
    const read = new Set(readTracks(song))
    const parts = partsWith(song, ...PITCHED).filter((part) => playsInOrder(part) && read.has(part.track.id))
    if (isKeyBank(song.parts)) return null
    const lines = parts.slice(0, MOST_PARTS).map((part) => {
      const notes = song.lines.byTrack.get(part.track.id) ?? []
      return { part, notes, sounding: soundingNotes(notes) }
    })
    const pairs = lines.flatMap((one, index) => lines.slice(index + 1).map((other) => clashesOf(song, one, other)))
    const [worst] = pairs
      .filter(({ clashes, beats }) => clashes.length >= FEWEST && beats >= clashes.length * LEAST_EACH)
      .toSorted((a, b) => b.beats - a.beats)
    const [first] = worst?.clashes ?? []
    if (!worst || !first) return null
    const { one, other, clashes, beats } = worst
    const longest = clashes.reduce((most, each) => (lengthOf(each) > lengthOf(most) ? each : most), first)
    const [low, high] = [longest.low, longest.high].map((number) =>
      pitchName(number, keyAt(song.harmony, longest.startBeats)),
    )
    return {
      claim: say`${quoted(one.track.name)} and ${quoted(other.track.name)} rub a semitone against each other, ${count(clashes.length, 'time')}, for ${count(tenth(beats), 'beat')} together.`,
      evidence: [
        aboutTrack(one, roleWord(one.report.role.role)),
        aboutTrack(other, roleWord(other.report.role.role)),
        ...clashes.map(({ low, high, startBeats, endBeats }) => {
          const key = keyAt(song.harmony, startBeats)
          const bar = barAt(song.picture.meters, startBeats)
          return aboutStretch(
            song,
            { startBeats, endBeats },
            say`${sentence(atBar(song, bar))}: ${pitch(pitchName(low, key))} under ${pitch(pitchName(high, key))} for ${count(tenth(endBeats - startBeats), 'beat')}`,
          )
        }),
      ],
      confidence: confidenceByRole([one, other]),
      figures: {
        times: clashes.length,
        low: low ?? '',
        high: high ?? '',
        longest: tenth(lengthOf(longest)),
        hertz: hertzOf(longest.high) - hertzOf(longest.low),
      },
    }
  },
  learnMore: [term('Role', 'role')],
  honesty:
    'Likely: the notes are certain. Sounds that are tuned otherwise, or so soft that they blend, may not rub at all, and some styles want it.',
}

type Clash = { readonly low: number; readonly high: number; readonly startBeats: number; readonly endBeats: number }

type Line = { readonly part: Part; readonly notes: readonly Note[]; readonly sounding: (stretch: Stretch) => Note[] }

/** Where notes of two parts lie a semitone apart for a beat or more; `beats` counts a beat once. None where one copies or echoes the other. */
function clashesOf(song: Song, one: Line, other: Line) {
  const found = new Map<string, Clash>()
  for (const note of one.notes) {
    for (const across of other.sounding(stretchOf(note))) {
      if (Math.abs(note.pitch - across.pitch) !== 1) continue
      const startBeats = Math.max(note.startBeats, across.startBeats)
      const endBeats = Math.min(stretchOf(note).endBeats, stretchOf(across).endBeats)
      const low = Math.min(note.pitch, across.pitch)
      const clash = { low, high: low + 1, startBeats, endBeats }
      const isOfOne = [one, other].some(({ sounding }) => holdsBoth(sounding(clash), clash))
      if (endBeats - startBeats >= SHORTEST_BEATS && !isOfOne) found.set(`${String(low)}@${String(startBeats)}`, clash)
    }
  }
  const isNone = found.size < FEWEST || isEcho(one.notes, other.notes)
  const clashes = isNone ? [] : [...found.values()].filter((clash) => !isVoicing(song, clash))
  let [beats, until] = [0, -Infinity]
  for (const { startBeats, endBeats } of clashes.toSorted((x, y) => x.startBeats - y.startBeats)) {
    beats += Math.max(0, endBeats - Math.max(startBeats, until))
    until = Math.max(until, endBeats)
  }
  return { one: one.part, other: other.part, clashes, beats }
}

/** One part alone has both: the semitone is its voicing, whatever the other adds to it. */
function holdsBoth(notes: readonly Note[], { low, high, startBeats, endBeats }: Clash): boolean {
  const middle = (startBeats + endBeats) / 2
  return [low, high].every((number) =>
    notes.some((note) => note.pitch === number && note.startBeats <= middle && stretchOf(note).endBeats > middle),
  )
}

function stretchOf({ startBeats, durationBeats }: Note): Stretch {
  return { startBeats, endBeats: startBeats + durationBeats }
}

/** Both notes belong to the chord that is read there: a major seventh that is set close. */
function isVoicing({ harmonyDetail }: Song, { low, high, startBeats, endBeats }: Clash): boolean {
  const middle = (startBeats + endBeats) / 2
  const chord = harmonyDetail?.chords.find((each) => each.startBeats <= middle && each.endBeats > middle)
  return (
    chord !== undefined &&
    chord.confidence >= LIKELY_CHORD &&
    [low, high].every((number) =>
      [...CHORD_QUALITIES[chord.quality].intervals, ...(chord.extensions.includes('9') ? [NINTH] : [])].includes(
        (number - chord.rootPitchClass + 120) % 12,
      ),
    )
  )
}

const lengthOf = ({ startBeats, endBeats }: Clash): number => endBeats - startBeats
const hertzOf = (number: number): number => 440 * 2 ** ((number - 69) / 12)

function tenth(beats: number): number {
  return Math.round(beats * 10) / 10
}

const LIKELY_CHORD = 0.5
/** Above the root, as in “add9”. */
const NINTH = 2
const SHORTEST_BEATS = 1
/** Three times as many as any song at hand has: pairs are compared. */
const MOST_PARTS = 256
/** Beats on average: shorter ones pass. */
const LEAST_EACH = 1.4
const FEWEST = 3
