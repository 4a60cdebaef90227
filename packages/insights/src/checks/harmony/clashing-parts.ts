import { barAt, keyAt, pitchName } from '@kvint/report'
import type { Note } from '@kvint/theory'
import type { Part, Song } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { aboutStretch, aboutTrack } from '../evidence.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { term } from '../sources.ts'
import { count, pitch, quoted, roleWord } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const clashingParts: Check = {
  id: 'HA13',
  title: 'Two parts a semitone apart',
  area: 'harmony',
  severity: 'idea',
  stages: ['sketch', 'arrange', 'mix'],
  confidence: 'likely',
  source:
    'A minor second or ninth that is held is the roughest interval (Plomp & Levelt 1965); a beat and three times are rules of thumb',
  find: (song) => {
    const parts = partsWith(song, ...PITCHED).filter(({ track }) => (song.lines.byTrack.get(track.id)?.length ?? 0) > 0)
    const pairs = parts.flatMap((one, index) => parts.slice(index + 1).map((other) => clashesOf(song, one, other)))
    const [worst] = pairs.filter(({ clashes }) => clashes.length >= FEWEST).toSorted((a, b) => b.beats - a.beats)
    const [first] = worst?.clashes ?? []
    if (!worst || !first) return null
    const { one, other, clashes, beats } = worst
    return {
      claim: say`${quoted(one.track.name)} and ${quoted(other.track.name)} hold notes a semitone apart, ${count(clashes.length, 'time')}, for ${count(tenth(beats), 'beat')} together.`,
      evidence: [
        aboutTrack(one, roleWord(one.report.role.role)),
        aboutTrack(other, roleWord(other.report.role.role)),
        ...clashes.map(({ low, high, startBeats, endBeats }) => {
          const key = keyAt(song.harmony, startBeats)
          const bar = barAt(song.picture.meters, startBeats)
          return aboutStretch(
            song,
            { startBeats, endBeats },
            say`Bar ${bar}: ${pitch(pitchName(low, key))} under ${pitch(pitchName(high, key))} for ${count(tenth(endBeats - startBeats), 'beat')}`,
          )
        }),
      ],
      confidence: confidenceByRole([one, other]),
      figures: {
        times: clashes.length,
        beats: tenth(beats),
        bar: barAt(song.picture.meters, first.startBeats),
      },
    }
  },
  learnMore: [term('Role', 'role')],
  honesty:
    'Likely: the notes are certain. Sounds that are tuned otherwise, or so soft that they blend, may not rub at all, and some styles want it.',
}

type Clash = { readonly low: number; readonly high: number; readonly startBeats: number; readonly endBeats: number }

/** Where notes of two parts lie a minor second or ninth apart for a beat or more. A seventh that is struck with its chord is in one part. */
function clashesOf(song: Song, one: Part, other: Part) {
  const [a, b] = [one, other].map(({ track }) => sorted(song.lines.byTrack.get(track.id) ?? []))
  const clashes: Clash[] = []
  let from = 0
  for (const note of a ?? []) {
    while (from < (b?.length ?? 0) && (b?.[from]?.startBeats ?? 0) < note.startBeats - LONGEST_BEATS) from++
    for (let index = from; index < (b?.length ?? 0); index++) {
      const across = b?.[index]
      if (!across || across.startBeats >= note.startBeats + note.durationBeats) break
      const apart = Math.abs(note.pitch - across.pitch)
      if (apart !== 1 && apart !== 13) continue
      const startBeats = Math.max(note.startBeats, across.startBeats)
      const endBeats = Math.min(note.startBeats + note.durationBeats, across.startBeats + across.durationBeats)
      if (endBeats - startBeats < SHORTEST_BEATS) continue
      clashes.push({
        low: Math.min(note.pitch, across.pitch),
        high: Math.max(note.pitch, across.pitch),
        startBeats,
        endBeats,
      })
    }
  }
  const beats = clashes.reduce((sum, { startBeats, endBeats }) => sum + endBeats - startBeats, 0)
  return { one, other, clashes, beats }
}

function tenth(beats: number): number {
  return Math.round(beats * 10) / 10
}

function sorted(notes: readonly Note[]): Note[] {
  return notes.toSorted((x, y) => x.startBeats - y.startBeats)
}

const PITCHED = ['bass', 'chords', 'pad', 'keys', 'guitar', 'lead', 'arp', 'vocal'] as const
const SHORTEST_BEATS = 1
const LONGEST_BEATS = 32
const FEWEST = 3
