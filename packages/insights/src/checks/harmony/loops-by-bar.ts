import type { Chord } from '@kvint/theory'
import { firstWhere } from '../../song/first-where.ts'
import { joinedAround, joinedByRoot } from './joined-chords.ts'

/** Chords that may come round: one pass, and its length. */
export type Round = { readonly slots: readonly Chord[]; readonly lengthBeats: number }

/**
 * Roots that come round every so many bars, also where a chord is called otherwise on the way or begins before the bar line:
 * for each length the passes that most others are like.
 *
 * `loopsByBar(chords, 4)[0]?.slots` → `[Fmaj7, G, E7]`
 */
export function loopsByBar(chords: readonly Chord[], beatsPerBar: number): Round[] {
  const roots = rootsByStep(chords, beatsPerBar)
  const found: (Round & { readonly bars: number; readonly from: number; readonly to: number })[] = []
  for (let bars = 1; bars <= LONGEST_BARS && bars * 2 <= roots.length; bars++) {
    const run = longestRun(roots, bars)
    if (!run) continue
    const [from, to] = run
    // What comes round in two bars comes round in four as well.
    if (found.some((one) => bars % one.bars === 0 && one.from <= from + bars && one.to >= to - bars)) continue
    const lengthBeats = bars * beatsPerBar
    const starts = Array.from(
      { length: Math.floor((to - from) / bars) },
      (_, pass) => (from + pass * bars) * beatsPerBar,
    )
    const known = new Map<string, boolean>()
    let usable = 0
    for (const start of starts) {
      const recurring = chordsIn(chords, start, lengthBeats).filter((chord) => {
        const place = [chord.rootPitchClass, chord.startBeats - start, chord.endBeats - start].join(' ')
        const doesRecur = known.get(place) ?? recurs(chords, chord, start, starts)
        known.set(place, doesRecur)
        return doesRecur
      })
      const all = slotsOf(recurring, start, lengthBeats)
      // What a bass does on the last beat of a bar passes, where there is more than one could name.
      const lasting = recurring.filter((chord) => chord.endBeats - chord.startBeats > beatsPerBar / 4 + HAIR_BEATS)
      const slots = all.length > MOST_CHORDS ? slotsOf(lasting, start, lengthBeats) : all
      if (slots.length < 2 || slots.length > MOST_CHORDS) continue
      found.push({ slots, lengthBeats, bars, from, to })
      if (++usable === MOST_PASSES) break
    }
  }
  return found.filter(({ bars }) => bars >= FEWEST_BARS)
}

/** The root in each half beat of each bar; -1 where no chord is. */
function rootsByStep(chords: readonly Chord[], beatsPerBar: number): number[][] {
  const steps = Math.max(1, Math.round(beatsPerBar / STEP_BEATS))
  const count = Math.ceil(((chords.at(-1)?.endBeats ?? 0) - HAIR_BEATS) / beatsPerBar)
  let at = 0
  return Array.from({ length: Math.max(0, count) }, (_, bar) =>
    Array.from({ length: steps }, (__, step) => {
      const beat = bar * beatsPerBar + (step + 0.5) * STEP_BEATS
      while ((chords[at]?.endBeats ?? Infinity) <= beat) at++
      const chord = chords[at]
      return chord && chord.startBeats <= beat ? chord.rootPitchClass : -1
    }),
  )
}

/** The longest row of bars, from and to, each of which is like the one so many bars before it. */
function longestRun(roots: readonly (readonly number[])[], bars: number): readonly [from: number, to: number] | null {
  let best: readonly [number, number] | null = null
  let from = 0
  for (let bar = 0; bar + bars <= roots.length; bar++) {
    const isAlike = bar + bars < roots.length && likeness(roots[bar] ?? [], roots[bar + bars] ?? []) >= ALIKE
    if (isAlike) continue
    if (bar - from >= bars && (!best || bar - from > best[1] - best[0] - bars)) best = [from, bar + bars]
    from = bar + 1
  }
  return best
}

function likeness(one: readonly number[], other: readonly number[]): number {
  return one.filter((root, step) => root !== -1 && root === other[step]).length / Math.max(1, one.length)
}

function chordsIn(chords: readonly Chord[], from: number, lengthBeats: number): Chord[] {
  const to = from + lengthBeats
  const inside = chordsBetween(chords, from, to)
    .map((chord) => ({
      ...chord,
      startBeats: Math.max(from, chord.startBeats),
      endBeats: Math.min(to, chord.endBeats),
    }))
    .filter(({ startBeats, endBeats }) => endBeats - startBeats > HAIR_BEATS)
  return joinedByRoot(inside)
}

/** Whether the root of a chord sounds at its place in most passes too. */
function recurs(chords: readonly Chord[], chord: Chord, start: number, starts: readonly number[]): boolean {
  const there = starts.filter((other) => shareOfRoot(chords, chord, other - start) >= MOSTLY)
  return there.length >= starts.length * MOSTLY
}

/** How much of a chord's time, so many beats away, its root fills there. */
function shareOfRoot(chords: readonly Chord[], { startBeats, endBeats, rootPitchClass }: Chord, away: number): number {
  const [from, to] = [startBeats + away, endBeats + away]
  const beats = chordsBetween(chords, from, to)
    .filter((chord) => chord.rootPitchClass === rootPitchClass)
    .reduce((sum, chord) => sum + Math.min(to, chord.endBeats) - Math.max(from, chord.startBeats), 0)
  return beats / (to - from)
}

/** Chords that sound in between, found by halves: they stand one behind the other. */
export function chordsBetween(chords: readonly Chord[], from: number, to: number): readonly Chord[] {
  const first = firstWhere(chords, ({ endBeats }) => endBeats > from)
  return chords.slice(
    first,
    Math.max(
      first,
      firstWhere(chords, ({ startBeats }) => startBeats >= to),
    ),
  )
}

/** The chords of a pass end to end; what begins before the bar line belongs to its beginning. */
function slotsOf(chords: readonly Chord[], from: number, lengthBeats: number): Chord[] {
  const joined = joinedByRoot(
    chords.map((chord, at) => ({ ...chord, endBeats: chords[at + 1]?.startBeats ?? from + lengthBeats })),
  )
  return joinedAround(joined, lengthBeats)
}

const STEP_BEATS = 0.5
const HAIR_BEATS = 0.05
const MOSTLY = 0.5
const ALIKE = 0.75
/** In one bar it is a figure. */
const FEWEST_BARS = 2
const LONGEST_BARS = 16
const MOST_CHORDS = 8
const MOST_PASSES = 16
