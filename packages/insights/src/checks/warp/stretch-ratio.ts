import type { AudioClip } from '@kvint/als'
import { secondsBetween } from '@kvint/report'
import { secondsAt } from '../../arrangement/seconds-at.ts'
import type { PlacedClip, Song } from '../../song/song.ts'

/**
 * Tempo of a clip's own material between its outermost warp markers, 60·Δbeats/Δseconds; behind its only one, by the
 * hidden marker that holds it. `null` where they don't say.
 */
export function clipBpm({ warpMarkers, warpSentinel }: Pick<AudioClip, 'warpMarkers' | 'warpSentinel'>): number | null {
  const first = warpMarkers[0]
  const last = warpMarkers.length > 1 ? warpMarkers.at(-1) : warpSentinel
  if (!first || !last) return null
  const seconds = last.seconds - first.seconds
  const beats = last.beats - first.beats
  return seconds > 0 && beats > 0 ? (60 * beats) / seconds : null
}

/**
 * Tempo of the part that a clip plays: between its loop's or its own start and end, along the warp markers. The outermost
 * markers may hold leading silence, which has another tempo than what follows it.
 */
export function playedBpm(clip: Pick<AudioClip, 'warpMarkers' | 'warpSentinel' | 'loop'>): number | null {
  const { warpMarkers, warpSentinel, loop } = clip
  const markers = [...warpMarkers, ...(warpSentinel ? [warpSentinel] : [])].toSorted((a, b) => a.beats - b.beats)
  const from = secondsAt(markers, loop.start)
  const to = secondsAt(markers, loop.end)
  if (from === null || to === null || to <= from || loop.end <= loop.start) return clipBpm(clip)
  return (60 * (loop.end - loop.start)) / (to - from)
}

/**
 * How many times as fast the fastest stretch between two markers is as the slowest, in what a clip plays; 1 where there is
 * one. `unevenness(clip)` → `1.05` for a band that played, `6` for a recording that was pulled into another rhythm
 */
export function unevenness({ warpMarkers, loop }: Pick<AudioClip, 'warpMarkers' | 'loop'>): number {
  const tempos = warpMarkers.flatMap(({ beats, seconds }, index) => {
    const next = warpMarkers[index + 1]
    const isPlayed = next && next.beats > loop.start && beats < loop.end
    return isPlayed && next.seconds > seconds ? [(next.beats - beats) / (next.seconds - seconds)] : []
  })
  return tempos.length > 0 ? Math.max(...tempos) / Math.min(...tempos) : 1
}

/** The tempo of most of a recording, by its stretches of a beat or more between two markers; `null` below three. */
function usualBpm({ warpMarkers }: Pick<AudioClip, 'warpMarkers'>): number | null {
  const tempos = warpMarkers
    .flatMap(({ beats, seconds }, index) => {
      const next = warpMarkers[index + 1]
      return next && next.seconds > seconds && next.beats - beats >= 1
        ? [{ bpm: (60 * (next.beats - beats)) / (next.seconds - seconds), beats: next.beats - beats }]
        : []
    })
    .toSorted((a, b) => a.bpm - b.bpm)
  const half = tempos.reduce((sum, { beats }) => sum + beats, 0) / 2
  let passed = 0
  const middle = tempos.find(({ beats }) => (passed += beats) >= half)
  return tempos.length >= FEWEST_STRETCHES && middle ? middle.bpm : null
}

/**
 * Whether what a clip plays has the tempo of its recording. Where Live’s own markers go astray, one place reads 146 BPM in a
 * song of 72.
 */
export function hasTempoOfItsRecording(clip: Pick<AudioClip, 'warpMarkers' | 'warpSentinel' | 'loop'>): boolean {
  const [usual, played] = [usualBpm(clip), playedBpm(clip)]
  return usual === null || played === null || Math.abs(Math.log2(played / usual)) < MOST_ASTRAY
}

/** How much faster than recorded a warped clip plays at a tempo; `null` where it is not warped or not known. */
export function stretchRatio(clip: AudioClip, songBpm: number): number | null {
  const bpm = clip.isWarped ? playedBpm(clip) : null
  return bpm === null ? null : songBpm / bpm
}

/** The mean tempo in BPM at which the song plays a clip: in the arrangement along its automation. */
export function bpmOver({ picture, overview }: Song, { report: { startBeats, endBeats } }: PlacedClip): number {
  const seconds = secondsBetween(picture.tempos, startBeats, endBeats)
  return picture.of === 'arrangement' && seconds > 0 ? (60 * (endBeats - startBeats)) / seconds : overview.tempo.bpm
}

const FEWEST_STRETCHES = 3
/** A fifth: bands waver by less. */
const MOST_ASTRAY = Math.log2(1.2)
