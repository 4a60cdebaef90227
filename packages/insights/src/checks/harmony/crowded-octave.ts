import { barsBetween, pitchName } from '@kvint/report'
import type { Part, Song } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { aboutSet, aboutTrack } from '../evidence.ts'
import { confidenceByRole, partsWith, PITCHED } from '../roles-of.ts'
import { readTracks } from './sounding-tones.ts'
import { term } from '../sources.ts'
import { count, pitch, quotedTracks } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const crowdedOctave: Check = {
  id: 'HA17',
  title: 'One octave with many parts',
  area: 'harmony',
  severity: 'info',
  stages: ['sketch', 'arrange', 'mix'],
  confidence: 'likely',
  source:
    'Parts are told apart by their registers (Piston, Orchestration, 1955; Huron 2001 on voice separation); four parts, eight bars and half of the time are rules of thumb',
  find: (song) => {
    const { of, meters } = song.picture
    if (of !== 'arrangement') return null
    const read = new Set(readTracks(song))
    const parts = partsWith(song, ...PITCHED).filter(({ track }) => read.has(track.id))
    const crowds = OCTAVES.flatMap((lowest) => crowdOf(song, parts, lowest) ?? [])
    const [most] = crowds.toSorted((a, b) => b.bars.length - a.bars.length)
    const [first] = most?.bars ?? []
    if (!most || first === undefined) return null
    const { lowest, together, bars } = most
    const range = { low: pitch(pitchName(lowest)), high: pitch(pitchName(lowest + 11)) }
    const span = barsBetween(meters, first.startBeats, first.endBeats)
    const free = FREE.filter((octaves) => isFree(song, parts, lowest + octaves * 12, bars))[0]
    return {
      claim: say`In ${count(bars.length, 'bar')} ${String(FEWEST_PARTS)} parts or more play between ${range.low} and ${range.high}, the first time in bar ${span.from}: ${quotedTracks(together.map(({ track }) => track))}.`,
      evidence: [
        ...together.map((part) => {
          const own = bars.filter(({ playing }) => playing.includes(part))
          return aboutTrack(part, say`plays there in ${count(own.length, 'bar')} of them`, span)
        }),
        ...(free === undefined
          ? []
          : [
              aboutSet(
                free > 0
                  ? say`In these bars the octave above, from ${pitch(pitchName(lowest + 12))}, is free`
                  : say`In these bars the octave below, from ${pitch(pitchName(lowest - 12))}, is free`,
              ),
            ]),
      ],
      confidence: confidenceByRole(together),
      figures: { bars: bars.length, parts: FEWEST_PARTS, bar: span.from },
      place: { trackIds: together.map(({ track }) => track.id), clipIds: [], bars: span },
    }
  },
  learnMore: [term('Role', 'role')],
  honesty:
    'Likely: the notes are certain. Whether parts cover each other depends on their sounds and levels, and parts that double one line are one voice.',
}

type Bar = { readonly startBeats: number; readonly endBeats: number; readonly playing: readonly Part[] }

/** Bars in which four parts sound in an octave for half of the time or more, each with a line of its own; `null` for too few. */
function crowdOf(song: Song, parts: readonly Part[], lowest: number) {
  const shares = parts.map((part) => ({ part, bars: barsOf(song, part, lowest) }))
  const bars = song.activity.tracks.flatMap((_, index) => {
    const seen = new Set<string>()
    const playing = shares.flatMap(({ part, bars: own }) => {
      const bar = own.get(index)
      if (!bar || bar.beats < song.lines.meter.beatsPerBar * LEAST_SOUNDING || seen.has(bar.classes)) return []
      seen.add(bar.classes)
      return [part]
    })
    const startBeats = index * song.lines.meter.beatsPerBar
    return playing.length >= FEWEST_PARTS
      ? [{ startBeats, endBeats: startBeats + song.lines.meter.beatsPerBar, playing }]
      : []
  })
  if (bars.length < FEWEST_BARS || (song.lines.meter.changes ?? []).length > 0) return null
  const times = Map.groupBy(
    bars.flatMap(({ playing }) => playing),
    (part) => part,
  )
  const together = [...times].toSorted(([, a], [, b]) => b.length - a.length).map(([part]) => part)
  return { lowest, bars, together }
}

/** Per bar, for how long a part sounds in an octave and on which steps. */
function barsOf(song: Song, part: Part, lowest: number): ReadonlyMap<number, { beats: number; classes: string }> {
  const { beatsPerBar } = song.lines.meter
  const found = new Map<number, { beats: number; places: string[] }>()
  for (const { pitch: one, startBeats, durationBeats } of song.lines.byTrack.get(part.track.id) ?? []) {
    if (one < lowest || one >= lowest + 12) continue
    const endBeats = startBeats + durationBeats
    for (let bar = Math.floor(startBeats / beatsPerBar); bar * beatsPerBar < endBeats; bar++) {
      const from = Math.max(startBeats, bar * beatsPerBar)
      const own = found.get(bar) ?? { beats: 0, places: [] }
      own.beats += Math.min(endBeats, (bar + 1) * beatsPerBar) - from
      own.places.push(`${String(one)}@${(from - bar * beatsPerBar).toFixed(1)}`)
      found.set(bar, own)
    }
  }
  return new Map([...found].map(([bar, { beats, places }]) => [bar, { beats, classes: places.toSorted().join(' ') }]))
}

function isFree(song: Song, parts: readonly Part[], lowest: number, bars: readonly Bar[]): boolean {
  return parts.every((part) => {
    const own = barsOf(song, part, lowest)
    return bars.every(({ startBeats }) => !own.has(Math.round(startBeats / song.lines.meter.beatsPerBar)))
  })
}

/** From C1 to C5, in Live's names. */
const OCTAVES = [36, 48, 60, 72, 84]
const FREE = [1, -1]
const FEWEST_PARTS = 4
const FEWEST_BARS = 8
const LEAST_SOUNDING = 0.5
