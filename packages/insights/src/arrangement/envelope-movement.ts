import { firstWhere } from '../song/first-where.ts'
import type { AutomationEnvelope } from '@kvint/als'
import type { Stretch } from '../signal/fader-curve.ts'

/** Whether an envelope covers a tenth of its own range or more between two beats: a rule of thumb. */
export function movesWithin(envelope: AutomationEnvelope, within: Stretch): boolean {
  return movementWithin(envelope, within) >= LEAST_MOVEMENT
}

/**
 * How much of its own range an envelope covers between two beats, 0…1; lines between breakpoints are read as straight.
 * A jump exactly at the end is the change itself and not counted.
 */
function movementWithin({ events, target }: AutomationEnvelope, within: Stretch): number {
  const values = events.map(({ value }) => value)
  const range = spread(values)
  if (range === 0) return 0
  const isSwitch = 'parameter' in target && SWITCHES.test(target.parameter)
  const seen = [valueAt(events, within.start, isSwitch)]
  for (const { timeBeats, value } of events) {
    if (timeBeats > within.start && timeBeats < within.end - HAIR_BEATS) seen.push(value)
  }
  seen.push(valueAt(events, within.end - HAIR_BEATS, isSwitch))
  return spread(seen) / range
}

/** What an envelope has at a beat, in the unit of the file; lines between breakpoints are read as straight. */
export function valueAt(events: AutomationEnvelope['events'], beats: number, isSwitch: boolean): number {
  const index = firstWhere(events, ({ timeBeats }) => timeBeats > beats) - 1
  const before = events[index] ?? events[0]
  const after = events[index + 1]
  if (!before || index < 0) return before?.value ?? 0
  if (!after || isSwitch || after.timeBeats <= before.timeBeats) return before.value
  const share = (beats - before.timeBeats) / (after.timeBeats - before.timeBeats)
  return before.value + (after.value - before.value) * share
}

function spread(values: readonly number[]): number {
  return (
    values.reduce((most, value) => Math.max(most, value), -Infinity) -
    values.reduce((least, value) => Math.min(least, value), Infinity)
  )
}

const LEAST_MOVEMENT = 0.1
const HAIR_BEATS = 1 / 64
/** An activator has nothing between on and off. */
const SWITCHES = /(?:^|\/)(?:On|Mute|mute|crossfade)$/
