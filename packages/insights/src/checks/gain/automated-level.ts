import type { AutomationEnvelope } from '@kvint/als'
import { valueAt } from '../../arrangement/envelope-movement.ts'
import type { Stretch } from '../../signal/fader-curve.ts'

/** A fader by its automation between two beats. */
export type AutomatedLevel = {
  /** Where it first stands highest. */
  readonly highest: { readonly levelDb: number; readonly beats: number }
  /** Of the time, how much it stands above a level. */
  readonly shareAbove: (levelDb: number) => number
}

/** `null` where no automation moves a fader there. */
export function automatedLevel(automation: readonly AutomationEnvelope[], within: Stretch): AutomatedLevel | null {
  const volume = automation.find(({ target }) => target.kind === 'mixer' && target.parameter === 'volume')
  if (!volume) return null
  const levelAt = (beats: number) => 20 * Math.log10(valueAt(volume.events, beats, false))
  const turns = volume.events.map(({ timeBeats }) => timeBeats)
  const placed = [within.start, ...turns.filter((beats) => beats > within.start && beats < within.end)]
  const levels = [
    ...placed.map((beats) => ({ beats, levelDb: levelAt(beats) })),
    { beats: within.end, levelDb: levelAt(within.end - HAIR_BEATS) },
  ]
  const [first = { beats: 0, levelDb: 0 }, ...more] = levels
  const highest = more.reduce((most, one) => (one.levelDb > most.levelDb + HAIR_DB ? one : most), first)
  if (levels.every(({ levelDb }) => Math.abs(levelDb - highest.levelDb) <= HAIR_DB)) return null
  const moments = Array.from(
    { length: MOMENTS },
    (_, index) => within.start + ((within.end - within.start) * (index + 0.5)) / MOMENTS,
  )
  return {
    highest,
    shareAbove: (levelDb) => moments.filter((beats) => levelAt(beats) > levelDb).length / MOMENTS,
  }
}

const MOMENTS = 100
const HAIR_BEATS = 1 / 64
const HAIR_DB = 0.05
