import type { AutomationEvent } from '../model/automation.ts'
import { ATTRIBUTE, attributeOf, elements, numberAt, type Tape } from '../xml/tape.ts'
import { T } from './tags.ts'

/** The breakpoints of an `Events` element, sorted by time. An event without a time or a number is left out. */
export function readEvents(tape: Tape, events: number): AutomationEvent[] {
  const found: AutomationEvent[] = []
  for (const event of elements(tape, events)) {
    const timeBeats = attributeOf(tape, event, T.Time, Number.NaN)
    const value = numberAt(tape, event)
    if (!Number.isNaN(timeBeats) && !Number.isNaN(value)) found.push({ timeBeats, value })
  }
  if (found.some((event, i) => i > 0 && event.timeBeats < (found[i - 1]?.timeBeats ?? 0))) {
    found.sort((a, b) => a.timeBeats - b.timeBeats)
  }
  return found
}

/** The value that a parameter has before any automation: `Manual`, or its first event in Live 8. */
export function parameterValue(tape: Tape, parameter: number): number {
  const manual = childManual(tape, parameter)
  if (manual >= 0) return numberAt(tape, manual)
  return firstEventValue(tape, parameter)
}

function childManual(tape: Tape, parameter: number): number {
  if (parameter < 0) return -1
  const end = tape.ends[parameter] as number
  for (let at = parameter + 1; at < end; at = tape.ends[at] as number) if (tape.tags[at] === T.Manual) return at
  return -1
}

function firstEventValue(tape: Tape, parameter: number): number {
  if (parameter < 0) return Number.NaN
  const end = tape.ends[parameter] as number
  for (let at = parameter + 1; at < end; at++) {
    const tag = tape.tags[at] as number
    if ((tag & ATTRIBUTE) === 0 && (tag === T.FloatEvent || tag === T.BoolEvent || tag === T.EnumEvent)) {
      return numberAt(tape, at)
    }
  }
  return Number.NaN
}
