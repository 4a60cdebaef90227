import type { BeatRange } from '@kvint/report'
import { dueNotes } from '../score/due-notes.ts'
import type { Score, ScorePart } from '../score/score.ts'
import { createMixer, type MixerSettings } from './mixer.ts'

/** Something that plays. */
export type Playback = {
  /** Beat that is heard now. */
  readonly beatsNow: () => number
  readonly switchPart: (part: ScorePart, isOn: boolean) => void
  readonly stop: () => void
}

export type PlaybackRequest = MixerSettings & {
  readonly from: number
  /** Where it ends, or turns back to the start of the loop. */
  readonly end: number
  readonly loop: BeatRange | null
  readonly onEnd: () => void
}

/**
 * Plays a score. Notes are handed to the browser's sound thread half a second before they are due, so that a busy page
 * makes none of them late.
 */
export function startPlayback(context: AudioContext, out: AudioNode, score: Score, request: PlaybackRequest): Playback {
  const { loop, onEnd } = request
  const isOn = new Map(score.parts.map((part) => [part.trackId, request.isOn(part)]))
  const mixer = createMixer(context, out, score, request)
  const begun = context.currentTime + LEAD_SECONDS
  let laps: readonly Lap[] = [{ time: begun, beats: request.from }]
  let done: { beats: number; readonly isFresh: boolean } = { beats: request.from, isFresh: true }
  let timer: ReturnType<typeof setTimeout> | undefined

  const timeOf = ({ time, beats }: Lap, at: number) => time + score.clock.secondsAt(at) - score.clock.secondsAt(beats)
  const beatsOf = ({ time, beats }: Lap, at: number) => score.clock.beatsAt(score.clock.secondsAt(beats) + at - time)
  const lapAt = (time: number): Lap => laps.findLast((lap) => lap.time <= time) ?? laps[0] ?? { time, beats: 0 }
  const endBeats = loop?.end ?? request.end

  const hand = (part: ScorePart, lap: Lap, from: number, to: number, isChasing: boolean) => {
    for (const note of dueNotes(part, { from, to, endBeats }, isChasing))
      mixer.sound(part, note, timeOf(lap, note.startBeats), timeOf(lap, note.endBeats))
  }

  /** A step at a time, so that a song with many notes fills no frame. */
  const handOn = () => {
    const horizon = context.currentTime + (document.hidden ? HIDDEN_AHEAD_SECONDS : AHEAD_SECONDS)
    const lap = laps.at(-1) ?? lapAt(horizon)
    const step = Math.max(timeOf(lap, done.beats), context.currentTime) + STEP_SECONDS
    const to = Math.min(endBeats, beatsOf(lap, Math.min(horizon, step)))
    if (to > done.beats) {
      for (const part of score.parts) if (isOn.get(part.trackId)) hand(part, lap, done.beats, to, done.isFresh)
      done = { beats: to, isFresh: false }
    }
    if (done.beats >= endBeats && loop) {
      const isPast = (at: number) => (laps[at + 1]?.time ?? Infinity) <= context.currentTime - 1
      laps = [...laps.filter((_, at) => !isPast(at)), { time: timeOf(lap, endBeats), beats: loop.start }]
      done = { beats: loop.start, isFresh: true }
    }
    const isOver = !loop && context.currentTime > timeOf(lap, endBeats) + TAIL_SECONDS
    const isBehind = done.beats < endBeats && timeOf(laps.at(-1) ?? lap, done.beats) < horizon - STEP_SECONDS / 2
    if (isOver) onEnd()
    else timer = setTimeout(handOn, isBehind ? 0 : TICK_MS)
  }
  handOn()

  return {
    beatsNow: () => {
      const heard = Math.max(begun, context.currentTime - (context.outputLatency || 0))
      const lap = lapAt(heard)
      return Math.min(endBeats, Math.max(lap.beats, beatsOf(lap, heard)))
    },
    switchPart: (part, shouldBeOn) => {
      if (isOn.get(part.trackId) === shouldBeOn) return
      isOn.set(part.trackId, shouldBeOn)
      mixer.switchPart(part.trackId, shouldBeOn)
      const lap = laps.at(-1)
      const now = context.currentTime + 0.02
      if (shouldBeOn && lap && lap.time <= now) hand(part, lap, beatsOf(lap, now), done.beats, true)
    },
    stop: () => {
      clearTimeout(timer)
      mixer.fadeOut()
    },
  }
}

/** When a pass through the loop, or the whole, begins: a time of the context's clock and the beat that sounds then. */
type Lap = { readonly time: number; readonly beats: number }

/** Time to hand over the first notes before they are due. */
const LEAD_SECONDS = 0.06
const AHEAD_SECONDS = 0.6
/** Notes of this much music are handed over at a time. */
const STEP_SECONDS = 0.2
/** Timers of a hidden page run once a second. */
const HIDDEN_AHEAD_SECONDS = 2.2
const TICK_MS = 100
/** What rings after the last note. */
const TAIL_SECONDS = 0.5
