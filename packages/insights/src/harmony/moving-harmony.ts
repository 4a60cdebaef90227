import { analyseHarmony, findHarmonyFacts, type Note } from '@kvint/theory'
import type { HarmonyDetail } from '../song/harmony-detail.ts'
import type { Song } from '../song/song.ts'
import { harmonicRoles } from './harmonic-roles.ts'

/**
 * The harmony without what never moves: a drone on D and G that goes through the whole song makes no Em7 of C and E above it.
 * The same as `harmonyDetail` where all parts move; `null` where what moves alone tells no key.
 *
 * `movingHarmony(song)?.chords` → the chords of the choir
 */
export function movingHarmony(song: Song): HarmonyDetail | null {
  const { steady, moving } = movingLines(song)
  if (steady.length === 0 || !song.harmonyDetail) return song.harmonyDetail
  const { meter } = song.lines
  const notes = [...moving.values()].flat()
  const { tonicPitchClass, mode } = song.harmonyDetail.key
  const options = { meter, roles: harmonicRoles(song.parts, moving), scale: { tonicPitchClass, mode } }
  const found = analyseHarmony(notes, options)
  if (found.kind === 'unknown' || found.key.kind === 'unknown') return null
  return {
    key: found.key,
    chords: found.chords,
    facts: findHarmonyFacts(found, notes, options),
    scaleCheck: song.harmonyDetail.scaleCheck,
  }
}

/** Notes of drones and of figures that go on through the whole song, also where another track doubles them; and all others, by track. */
export function movingLines(song: Song): {
  readonly steady: readonly Note[]
  readonly moving: ReadonlyMap<number, readonly Note[]>
} {
  const ids = song.harmony.kind === 'known' ? song.harmony.trackIds : []
  const lineOf = (id: number) => song.lines.byTrack.get(id) ?? []
  const parts = steadyParts(song)
  const steady = [...parts].flatMap(lineOf)
  const struck = new Set([...strikesOf(steady)].flatMap(([at, tones]) => (tones.size > 1 ? [at + keyOf(tones)] : [])))
  const moving = ids
    .filter((id) => !parts.has(id))
    .map((id) => {
      const strikes = strikesOf(lineOf(id))
      const isDoubling = (note: Note) => struck.has(startOf(note) + keyOf(strikes.get(startOf(note)) ?? new Set()))
      return [id, lineOf(id).filter((note) => !isDoubling(note))] as const
    })
  return { steady, moving: new Map(moving) }
}

const startOf = ({ startBeats }: Note): string => `${String(Math.round(startBeats * 8))} `
const keyOf = (tones: ReadonlySet<number>): string => [...tones].toSorted((a, b) => a - b).join(' ')

/** Pitch classes that begin together. */
function strikesOf(notes: readonly Note[]): Map<string, Set<number>> {
  const strikes = Map.groupBy(notes, startOf)
  return new Map([...strikes].map(([start, struck]) => [start, new Set(struck.map(({ pitch }) => pitch % 12))]))
}

/**
 * Ids of the tracks that play the same one, two or three notes in nearly every bar of the song, never three of them together: drones,
 * and figures that go on whatever the others do. `steadyParts(song)` → `Set { 4 }`
 */
export function steadyParts({ harmony, lines }: Song): ReadonlySet<number> {
  if (harmony.kind === 'unknown') return new Set()
  const byBar = new Map(
    harmony.trackIds.map((id) => [id, tonesByBar(lines.byTrack.get(id) ?? [], lines.meter.beatsPerBar)]),
  )
  const played = new Set([...byBar.values()].flatMap((bars) => [...bars.keys()])).size
  if (played < FEWEST_BARS) return new Set()
  const steady = harmony.trackIds.filter((id) => {
    const bars = [...(byBar.get(id)?.values() ?? [])]
    const all = new Set(bars.flatMap((tones) => [...tones]))
    return (
      all.size <= MOST_TONES &&
      bars.filter((tones) => tones.size === all.size).length >= played * NEARLY_ALL &&
      [...strikesOf(lines.byTrack.get(id) ?? []).values()].every((struck) => struck.size < 3)
    )
  })
  return new Set(steady.length < harmony.trackIds.length ? steady : [])
}

function tonesByBar(notes: readonly Note[], beatsPerBar: number): Map<number, Set<number>> {
  const bars = new Map<number, Set<number>>()
  for (const { pitch, startBeats, durationBeats } of notes)
    for (
      let bar = Math.floor((startBeats + HAIR_BEATS) / beatsPerBar);
      bar * beatsPerBar < startBeats + durationBeats - HAIR_BEATS;
      bar++
    )
      bars.set(bar, (bars.get(bar) ?? new Set()).add(pitch % 12))
  return bars
}

const MOST_TONES = 3
const FEWEST_BARS = 16
const NEARLY_ALL = 0.8
const HAIR_BEATS = 0.05
