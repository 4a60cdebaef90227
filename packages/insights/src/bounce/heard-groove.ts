import type { OnsetEnvelope, SoundTraces } from '@kvint/audio'
import { analyseRhythm, type Note } from '@kvint/theory'
import type { BounceOfSong } from './bounce.ts'

/** How a song without notes moves against its grid, as far as the attacks of its bounce tell. */
export type HeardGroove = {
  /** Where the second of a pair falls, 0.5 straight, 0.667 triplet; `null` where too few attacks lie off the beat. */
  readonly swing: { readonly ratio: number; readonly unitBeats: 0.25 | 0.5 } | null
  /** Median distance of the attacks from where most of them lie, milliseconds. */
  readonly spreadMs: number
  readonly attacks: number
}

/** `null` for fewer than 32 attacks. */
export function heardGroove({ onsets }: SoundTraces, { place, report }: BounceOfSong): HeardGroove | null {
  const attacks = attackSeconds(onsets).map((second) => place.beatAt(second))
  const late = medianLateness(attacks)
  const notes = attacks.flatMap((beat): Note[] => {
    const startBeats = beat - late
    return startBeats < 0 ? [] : [{ pitch: 36, startBeats, durationBeats: 0.25, velocity: 100 }]
  })
  if (notes.length < FEWEST_ATTACKS) return null
  const { meters } = report.arrangement
  const rhythm = analyseRhythm(notes, { beatsPerBar: meters[0]?.beatsPerBar ?? 4, changes: meters.slice(1) })
  if (rhythm.kind !== 'rhythm') return null
  const { swing, grid } = rhythm
  const beatMs = (place.secondsAt(1) - place.secondsAt(0)) * 1000
  return {
    swing:
      swing && swing.confidence >= SURE
        ? { ratio: Math.round(swing.ratio * 100) / 100, unitBeats: swing.unitBeats }
        : null,
    spreadMs: Math.round(grid.spreadBeats * beatMs),
    attacks: notes.length,
  }
}

/** How far behind the beat most attacks near one are heard: of the file's place, not of the groove. */
function medianLateness(beats: readonly number[]): number {
  const near = beats.map((beat) => beat - Math.round(beat)).filter((distance) => Math.abs(distance) < NEAR_BEATS)
  return near.toSorted((a, b) => a - b)[near.length >> 1] ?? 0
}

/** Peaks of what begins, between frames by a parabola; a tenth of the highest, 50 ms apart. */
function attackSeconds({ strength, hopSeconds }: OnsetEnvelope): number[] {
  const floor = LEAST_SHARE * strength.reduce((most, value) => Math.max(most, value), 0)
  const found: number[] = []
  for (let frame = 1; frame + 1 < strength.length; frame++) {
    const [before, now, after] = [strength[frame - 1] ?? 0, strength[frame] ?? 0, strength[frame + 1] ?? 0]
    if (now < floor || now < before || now <= after) continue
    const bend = before - 2 * now + after
    const second = (frame + (bend === 0 ? 0 : (before - after) / (2 * bend))) * hopSeconds
    if (second - (found.at(-1) ?? -1) >= APART_SECONDS) found.push(second)
  }
  return found
}

const FEWEST_ATTACKS = 32
const LEAST_SHARE = 0.1
const APART_SECONDS = 0.05
const SURE = 0.6
const NEAR_BEATS = 0.1
