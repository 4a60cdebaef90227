import type { AlignedBounce } from '@kvint/audio'
import {
  type BarRange,
  barsBetween,
  beatsOfBars,
  type ClipReport,
  heardSpans,
  type Report,
  type TrackReport,
} from '@kvint/report'
import type { Stretch } from './stretch.ts'
import { beatSeconds } from './timed-set.ts'

/** Where a file lies on its set: seconds of the file to beats and back. */
export type BouncePlace = {
  readonly beatAt: (fileSeconds: number) => number
  readonly secondsAt: (beat: number) => number
  /** Bars that a stretch of the file touches; `null` where it lies outside of the song. */
  readonly barsOf: (stretch: Stretch) => BarRange | null
  /** Tracks that play in these bars, in the set's order: with a note there, or with an audio clip. */
  readonly playingIn: (bars: BarRange) => readonly TrackReport[]
}

export function placeOfBounce(report: Report, { offsetSeconds, rate }: AlignedBounce): BouncePlace {
  const { arrangement, tracks } = report
  const seconds = beatSeconds(arrangement)
  const last = seconds.length - 1
  const beatOfSet = (second: number): number => {
    if (last < 1) return 0
    const at = Math.min(
      last - 1,
      Math.max(
        0,
        seconds.findLastIndex((value) => value <= second),
      ),
    )
    const [from = 0, to = 1] = [seconds[at], seconds[at + 1]]
    return at + (second - from) / (to - from)
  }
  const notesOf = Map.groupBy(arrangement.clips, ({ contentId, id }) => contentId ?? id)
  const sounds = (clip: ClipReport, start: number, end: number): boolean => {
    const notes = notesOf.get(clip.contentId ?? clip.id)?.[0]?.notes ?? []
    return heardSpans(clip).some((span) => {
      const [from, to] = [Math.max(span.startBeats, start), Math.min(span.endBeats, end)]
      if (from >= to) return false
      return (
        clip.kind === 'audio' ||
        notes.some(([, at, length]) => clip.startBeats + at < to && clip.startBeats + at + length > from)
      )
    })
  }
  const beatAt = (fileSeconds: number): number => beatOfSet((fileSeconds - offsetSeconds) * rate)
  const secondsAt = (beat: number): number => {
    const at = Math.min(Math.max(0, last - 1), Math.max(0, Math.floor(beat)))
    const [from = 0, to = 0] = [seconds[at], seconds[at + 1]]
    return (from + (beat - at) * (to - from)) / rate + offsetSeconds
  }
  return {
    beatAt,
    secondsAt,
    barsOf: ({ startSeconds, endSeconds }) => {
      const [start, end] = [Math.max(0, beatAt(startSeconds)), Math.min(last, beatAt(endSeconds))]
      return end < start || start >= last ? null : barsBetween(arrangement.meters, start, end)
    },
    playingIn: (bars) => {
      const { start, end } = beatsOfBars(arrangement.meters, bars)
      const playing = new Set(
        arrangement.clips.filter((clip) => sounds(clip, start, end)).map(({ trackId }) => trackId),
      )
      return tracks.filter(({ id }) => typeof id === 'number' && playing.has(id))
    },
  }
}
