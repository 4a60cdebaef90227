import { barAt, secondsBetween } from '@kvint/report'
import type { Part, Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { term } from '../sources.ts'
import { count, milliseconds, percent, quoted, roleWord } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import { delayAgainst } from './delay-against.ts'
import { hitsOf } from './drum-pattern-of.ts'

export const bassAndKick: Check = {
  id: 'RH05',
  title: 'How the bass meets the kick',
  area: 'rhythm',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Danielsen et al. 2015 and Butterfield 2010: ten milliseconds and more between bass and drums are heard as feel. Nine in ten and one in ten kicks are what the words “locked” and “between” mean; a bass on 85 % of all eighths, or in quarters alone, meets any kick, a rule of thumb',
  find: (song) => {
    const drums = partsWith(song, 'drums', 'kick')
    const kicks = [...new Set(hitsOf(song, drums).kick)].toSorted((a, b) => a - b)
    const meetings = partsWith(song, 'bass').flatMap((part) => {
      const meeting = meetingOf(song, part, kicks)
      return meeting ? [meeting] : []
    })
    const [most] = meetings.toSorted((a, b) => b.kicks - a.kicks)
    if (!most) return null
    const { part, kicks: heard, met, held, lateMs, sameSide, isEven } = most
    const evidence = [
      aboutTrack(
        part,
        say`${String(met)} of ${count(heard, 'kick')} that fall while it plays have a bass note within half a sixteenth`,
      ),
      ...(met > 0 && Math.abs(lateMs) >= 1
        ? [aboutTrack(part, say`where they meet, the middle distance is ${milliseconds(Math.abs(lateMs))}`)]
        : []),
      ...drums
        .filter((drum) => hitsOf(song, [drum]).kick.length > 0)
        .map((drum) => aboutTrack(drum, roleWord(drum.report.role.role))),
    ]
    const told = {
      evidence,
      confidence: confidenceByRole([part]),
      figures: {
        track: part.track.name,
        hits: heard,
        met,
        ms: Math.round(Math.abs(lateMs)),
        delay: delayAgainst(lateMs),
      },
    }
    const name = quoted(part.track.name)
    if (met >= heard * LOCKED && Math.abs(lateMs) >= HEARD_MS && sameSide >= SAME_SIDE) {
      const claim =
        lateMs > 0 && most.isOnGrid
          ? say`The kick comes ${milliseconds(lateMs)} before ${name}, nearly every time they meet: ${name} is on the grid.`
          : lateMs > 0
            ? say`${name} comes ${milliseconds(lateMs)} after the kick, nearly every time they meet.`
            : say`${name} comes ${milliseconds(-lateMs)} before the kick, nearly every time they meet.`
      return { ...told, claim, severity: 'idea', lesson: 'rh05-apart' }
    }
    // Even quarters, eighths or sixteenths meet any kick.
    if (met >= heard * LOCKED && Math.abs(lateMs) < HEARD_MS && !isEven) {
      return {
        ...told,
        claim: say`${name} is locked to the kick: ${percent(met / heard)} of the kicks have a bass note with them.`,
      }
    }
    if (met <= heard * APART && held <= heard * RARELY) {
      return {
        ...told,
        lesson: 'rh05-in-turns',
        claim:
          met === 0
            ? say`${name} and the kick take turns: no bass note begins with a kick.`
            : say`${name} and the kick take turns: with only ${percent(met / heard)} of the kicks a bass note begins.`,
      }
    }
    return null
  },
  lessons: ['rh05-in-turns', 'rh05-apart'],
  learnMore: [term('Groove', 'groove')],
  honesty:
    'Likely: the notes are certain. A slow attack, a sample with silence before it or a delay of the track moves what is heard; which pad is the kick follows from its key and name.',
}

type Meeting = {
  readonly part: Part
  readonly kicks: number
  readonly met: number
  /** Kicks that fall into a bass note begun before them. */
  readonly held: number
  /** Middle distance of the bass from its kick, positive behind it. */
  readonly lateMs: number
  /** Share of the meetings on that side by more than a millisecond. */
  readonly sameSide: number
  /** Nearly all of its notes stand on sixteenths. */
  readonly isOnGrid: boolean
  /** It plays nearly all eighths or sixteenths there, or straight quarters. */
  readonly isEven: boolean
}

/** Over the kicks of the bars in which the bass starts a note; `null` for too few. */
function meetingOf(song: Song, part: Part, kicks: readonly number[]): Meeting | null {
  const { meters, tempos } = song.picture
  const starts = [
    ...new Set((song.lines.byTrack.get(part.track.id) ?? []).map(({ startBeats }) => startBeats)),
  ].toSorted((a, b) => a - b)
  const bars = new Set(starts.map((beats) => barAt(meters, beats + EARLY_BEATS)))
  const heard = kicks.filter((beats) => bars.has(barAt(meters, beats + EARLY_BEATS)))
  if (heard.length < FEWEST_KICKS) return null
  let next = 0
  const late = heard.flatMap((kick) => {
    while (next < starts.length - 1 && Math.abs((starts[next + 1] ?? 0) - kick) <= Math.abs((starts[next] ?? 0) - kick))
      next++
    const bass = starts[next] ?? Infinity
    if (Math.abs(bass - kick) >= NEAR_BEATS) return []
    return [1000 * (secondsBetween(tempos, kick, bass) - secondsBetween(tempos, bass, kick))]
  })
  const lateMs = late.toSorted((a, b) => a - b)[late.length >> 1] ?? 0
  const sameSide = late.filter((ms) => Math.sign(lateMs) * ms > 1).length / Math.max(1, late.length)
  const notes = song.lines.byTrack.get(part.track.id) ?? []
  const held = heard.filter((kick) =>
    notes.some(
      ({ startBeats, durationBeats }) =>
        startBeats <= kick - NEAR_BEATS && startBeats + durationBeats > kick + HAIR_BEATS,
    ),
  ).length
  const isEven = playsEvenly(starts, bars.size * song.lines.meter.beatsPerBar)
  const isOnGrid =
    starts.filter((start) => Math.abs(start * 4 - Math.round(start * 4)) < ON_GRID).length >= starts.length * LOCKED
  return {
    part,
    isOnGrid,
    kicks: heard.length,
    met: late.length,
    held,
    lateMs,
    sameSide,
    isEven,
  }
}

/** Whether notes begin on nearly all eighths, or sixteenths, of so many beats, or on the beats and nowhere else. */
function playsEvenly(starts: readonly number[], beats: number): boolean {
  return EVEN_STEPS.some((step) => {
    const places = starts.map((start) => Math.round(start / step))
    const on = places.filter((place, at) => Math.abs((starts[at] ?? 0) - place * step) < NEAR_BEATS)
    const isAlone = step < 1 || on.length >= starts.length * LEAST_EVEN
    return isAlone && new Set(on).size >= (beats / step) * LEAST_EVEN
  })
}

/** A note just before the bar line belongs to the bar that it opens. */
const EARLY_BEATS = 0.06
/** Half a sixteenth on either side. */
const NEAR_BEATS = 0.125
const HAIR_BEATS = 1 / 32
/** In sixteenths: some milliseconds. */
const ON_GRID = 0.04
const EVEN_STEPS = [1, 0.5, 0.25]
const LEAST_EVEN = 0.85
const FEWEST_KICKS = 32
const LOCKED = 0.9
const APART = 0.1
const RARELY = 0.15
const HEARD_MS = 10
const SAME_SIDE = 0.8
