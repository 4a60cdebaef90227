import { tempoClock } from '@kvint/report'
import type { Part, Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutTrack } from '../evidence.ts'
import { clipsInTheSong } from '../midi/in-the-song.ts'
import { term } from '../sources.ts'
import { delayAgainst } from './delay-against.ts'
import { offTheBarLine } from './off-the-bar-line.ts'
import { loopsBesideTheBar } from './loops-beside-the-bar.ts'
import { milliseconds, percent, quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const pushAndDrag: Check = {
  id: 'RH06',
  title: 'Parts that push or drag',
  area: 'rhythm',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Microtiming of ten milliseconds and more is heard as feel (Danielsen et al. 2015, Butterfield 2010); four in five notes by half of that on one side is a rule of thumb, as is 1.5 ms between notes that were moved as one',
  find: (song) => {
    // A part that the clips alone move off the grid is told there (RH10).
    const told = new Set((offTheBarLine.find(song)?.evidence ?? []).map(({ trackId }) => trackId))
    const leaning = song.parts
      .flatMap((part) => leanOf(song, part) ?? [])
      .filter(({ part }) => !told.has(part.track.id))
      .toSorted((a, b) => Number(a.isMoved) - Number(b.isMoved) || Math.abs(b.lateMs) - Math.abs(a.lateMs))
    const [most] = leaning
    if (!most) return null
    const { part, lateMs } = most
    const name = quoted(part.track.name)
    return {
      // What lies beside the grid by one amount was moved as a whole.
      ...(most.isMoved && { severity: 'info' as const }),
      claim: most.isMoved
        ? lateMs > 0
          ? say`${name} sits ${milliseconds(lateMs)} late on every note.`
          : say`${name} sits ${milliseconds(-lateMs)} early on every note.`
        : lateMs > 0
          ? say`${name} drags: half of its notes come ${milliseconds(lateMs)} or more after the grid.`
          : say`${name} pushes: half of its notes come ${milliseconds(-lateMs)} or more before the grid.`,
      evidence: leaning.map((one) =>
        aboutTrack(
          one.part,
          one.lateMs > 0
            ? say`${milliseconds(one.lateMs)} after the sixteenths, ${percent(one.sameSide)} of ${String(one.notes)} notes behind them`
            : say`${milliseconds(-one.lateMs)} before the sixteenths, ${percent(one.sameSide)} of ${String(one.notes)} notes ahead of them`,
        ),
      ),
      figures: {
        track: part.track.name,
        ms: Math.round(Math.abs(lateMs)),
        delay: delayAgainst(lateMs),
        notes: most.notes,
      },
      lesson: most.isMoved ? 'rh06-moved' : 'rh06',
    }
  },
  learnMore: [term('Groove', 'groove')],
  lessons: ['rh06-moved'],
  honesty:
    'Likely: measured on the notes against straight sixteenths. Clips with a groove, parts that swing, loops that creep and recordings that Live turned into notes are left out; a slow attack or a track delay moves what is heard.',
}

type Lean = {
  readonly part: Part
  readonly notes: number
  readonly lateMs: number
  readonly sameSide: number
  /** Every note lies beside the grid by the same amount. */
  readonly isMoved: boolean
}

/** Of the notes that begin near a sixteenth; `null` where they lean to no side, or swing. */
function leanOf(song: Song, part: Part): Lean | null {
  const clips = clipsInTheSong(song, part)
  if (clips.some(({ clip }) => clip.grooveId !== null)) return null
  // A loop that creeps moves all of its notes, further in each pass.
  if (loopsBesideTheBar(song).some((loop) => loop.part === part && loop.slip)) return null
  if (activeDevices(part, 'MidiArpeggiator').length > 0) return null
  const isPlayedThere = (beats: number) =>
    clips.some(({ report }) => beats >= report.startBeats && beats < report.endBeats)
  const lines = song.lines.byTrack.get(part.track.id) ?? []
  const starts = [...new Set(lines.map(({ startBeats }) => startBeats))].filter(isPlayedThere)
  const places = starts.map((beats) => ({ beats, step: Math.round(beats / STEP) }))
  const near = places.filter(({ beats, step }) => Math.abs(beats - step * STEP) < NEAR_BEATS)
  if (near.length < FEWEST_NOTES || near.length < starts.length * LEAST_NEAR) return null
  const { secondsAt } = tempoClock(song.picture.tempos)
  const late = near.map(({ beats, step }) => ({ step, ms: 1000 * (secondsAt(beats) - secondsAt(step * STEP)) }))
  const lateMs = middle(late.map(({ ms }) => ms))
  const sameSide = late.filter(({ ms }) => ms * Math.sign(lateMs) > 1).length / late.length
  // Swing moves every second sixteenth; a part that leans moves the first of a pair as well.
  const onBeat = middle(late.filter(({ step }) => step % 2 === 0).map(({ ms }) => ms))
  // Of a loop of two hits, one of which is late, half lean.
  const lean = late.filter(({ ms }) => ms * Math.sign(lateMs) >= HEARD_MS / 2).length / late.length
  const isLeaning = [lateMs, onBeat].every((ms) => Math.abs(ms) >= HEARD_MS && Math.sign(ms) === Math.sign(lateMs))
  const isMoved = near.length === starts.length && late.every(({ ms }) => Math.abs(ms - lateMs) < ALIKE_MS)
  return isLeaning && lean >= SAME_SIDE ? { part, notes: late.length, lateMs, sameSide, isMoved } : null
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

const STEP = 0.25
/** Beyond a third of a sixteenth a note stands on a finer grid, or on triplets. */
const NEAR_BEATS = 0.08
const LEAST_NEAR = 0.8
const FEWEST_NOTES = 32
const HEARD_MS = 10
const SAME_SIDE = 0.8
/** A hand plays less evenly. */
const ALIKE_MS = 1.5
