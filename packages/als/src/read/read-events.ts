import type { AutomationEvent, Curve } from '../model/automation.ts'
import { ATTRIBUTE, attributeOf, numberAt, type Tape } from '../xml/tape.ts'
import { T } from './tags.ts'

/** The breakpoints of an `Events` element, sorted by time. An event without a time or a number is left out. */
export function readEvents(tape: Tape, events: number): AutomationEvent[] {
  const found: AutomationEvent[] = []
  if (events < 0) return found
  let isSorted = true
  let latest = Number.NEGATIVE_INFINITY
  const listEnd = tape.ends[events] as number
  for (let event = events + 1; event < listEnd; event = tape.ends[event] as number) {
    if (((tape.tags[event] as number) & ATTRIBUTE) !== 0) continue
    let timeBeats = Number.NaN
    let isCurved = false
    const end = tape.ends[event] as number
    for (let at = event + 1; at < end; at++) {
      const tag = tape.tags[at] as number
      if (tag === (T.Time | ATTRIBUTE)) timeBeats = numberAt(tape, at)
      else if (tag === (T.CurveControl1X | ATTRIBUTE)) isCurved = true
    }
    const value = numberAt(tape, event)
    if (Number.isNaN(timeBeats) || Number.isNaN(value)) continue
    const curve = isCurved ? readCurve(tape, event) : null
    found.push(curve === null ? { timeBeats, value } : { timeBeats, value, curve })
    if (timeBeats < latest) isSorted = false
    latest = timeBeats
  }
  return isSorted ? found : found.sort((a, b) => a.timeBeats - b.timeBeats)
}

/** The handles of a curve that begins at `event`; `null` where the way on is straight. */
export function readCurve(tape: Tape, event: number): Curve | null {
  const x1 = attributeOf(tape, event, T.CurveControl1X, Number.NaN)
  if (Number.isNaN(x1)) return null
  return {
    x1,
    y1: attributeOf(tape, event, T.CurveControl1Y, x1),
    x2: attributeOf(tape, event, T.CurveControl2X, 1),
    y2: attributeOf(tape, event, T.CurveControl2Y, 1),
  }
}

/** The value that a parameter has before any automation: `Manual`, or its first event in Live 8. */
export function parameterValue(tape: Tape, parameter: number): number {
  const manual = childManual(tape, parameter)
  if (manual >= 0) return numberAt(tape, manual)
  return numberAt(tape, firstEvent(tape, parameter))
}

function childManual(tape: Tape, parameter: number): number {
  if (parameter < 0) return -1
  const end = tape.ends[parameter] as number
  for (let at = parameter + 1; at < end; at = tape.ends[at] as number) if (tape.tags[at] === T.Manual) return at
  return -1
}

/** Where Live 8 writes the value of a parameter; −1 where it has none. */
export function firstEvent(tape: Tape, parameter: number): number {
  if (parameter < 0) return -1
  const end = tape.ends[parameter] as number
  for (let at = parameter + 1; at < end; at++) {
    const tag = tape.tags[at] as number
    if ((tag & ATTRIBUTE) === 0 && (tag === T.FloatEvent || tag === T.BoolEvent || tag === T.EnumEvent)) {
      return at
    }
  }
  return -1
}
