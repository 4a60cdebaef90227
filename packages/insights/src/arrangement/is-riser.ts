import type { Part, PlacedClip } from '../song/song.ts'
import type { Stretch } from '../signal/fader-curve.ts'

/** A sweep, impact or reverse by its clip’s, sample’s or track’s name, or a clip of an effects part, that leads into a beat. */
export function isRiser({ report }: PlacedClip, { track, report: part }: Part, window: Stretch): boolean {
  const isThere = report.isHeard && report.endBeats > window.start && report.startBeats <= window.end + ARRIVAL_BEATS
  const isThrough = report.endBeats > window.end + (window.end - window.start) * 2 && report.startBeats < window.start
  if (!isThere || isThrough) return false
  const name = [report.name, report.sampleName ?? '', track.name].find((one) => RISER_NAME.test(one))
  if (name !== undefined && RISING_NAME.test(name) && report.startBeats > window.end - ARRIVAL_BEATS) return false
  return part.role.role === 'effects' || name !== undefined
}

/** A crash on the first beat announces the section as much as a sweep before it. */
const ARRIVAL_BEATS = 0.25
const RISER_NAME =
  /ris(?:e|er|ing)|up ?lift|down ?lift|sweep|whoosh|swoosh|swell|impact|crash|reverse|\brev\b|build ?-?up|transition|\bfills?\b|snare ?roll|drum ?roll|noise/i
/** What rises leads to where it ends, and announces nothing where it begins. */
const RISING_NAME = /ris(?:e|er|ing)|up ?lift|reverse|\brev\b|build ?-?up|roll/i
