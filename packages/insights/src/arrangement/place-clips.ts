import type { Clip, LiveSet, Scene } from '@kvint/als'
import { clipNotes } from '../song/clip-notes.ts'
import { liveSigns } from './live-signs.ts'
import { beatsPerBar } from './meters.ts'

/** Where every clip stands in the picture. */
export type Layout = {
  readonly of: 'arrangement' | 'scenes' | 'nothing'
  readonly lengthBeats: number
  readonly clips: readonly LaidClip[]
  /** Scenes end to end; empty for an arrangement. */
  readonly scenes: readonly { readonly startBeats: number; readonly scene: Scene; readonly index: number }[]
}

export type LaidClip = {
  readonly clip: Clip
  readonly trackId: number
  readonly startBeats: number
  readonly endBeats: number
}

/**
 * The arrangement; where nothing is arranged, or nothing but clips without notes, one bit of less than a bar or, in a set
 * that is played live, a few bars of the recorded launches, the scenes end to end, each as long as its longest clip in
 * whole bars.
 */
export function placeClips(set: LiveSet): Layout {
  const arranged = set.tracks.flatMap((track) =>
    track.arrangementClips.map((clip) => ({
      clip,
      trackId: track.id,
      startBeats: clip.startBeats,
      endBeats: Math.max(clip.startBeats, clip.endBeats),
    })),
  )
  const arrangement: Layout = { of: 'arrangement', lengthBeats: lastEnd(arranged), clips: arranged, scenes: [] }
  const filled = arranged.filter(isFilled)
  const touchBeats = lastEnd(filled) - Math.min(...filled.map(({ startBeats }) => startBeats))
  const bar = beatsPerBar(set.timeSignature)
  const session = placeScenes(set)
  const isLaunched =
    touchBeats <= MOST_LAUNCHED_BARS * bar &&
    session.clips.filter(isFilled).length >= filled.length * FAR_MORE &&
    liveSigns(set).isPlayed
  if (touchBeats >= bar) return isLaunched ? session : arrangement
  // A touch of the record button leaves less than lies ready in the session; where less lies there, it is a short sound.
  const isTouch = session.clips.some((clip) => clip.endBeats - clip.startBeats > touchBeats && isFilled(clip))
  if (filled.length > 0) return isTouch ? session : arrangement
  return arranged.length > 0 && !session.clips.some(isFilled) ? arrangement : session
}

/** The scenes of the session end to end, each as long as its longest clip in whole bars. */
export function placeScenes(set: LiveSet): Layout {
  const byScene = new Map<number, { clip: Clip; trackId: number }[]>()
  for (const track of set.tracks) {
    for (const { sceneIndex, clip } of track.sessionClips) {
      const row = byScene.get(sceneIndex) ?? []
      row.push({ clip, trackId: track.id })
      byScene.set(sceneIndex, row)
    }
  }
  const clips: LaidClip[] = []
  const scenes: Layout['scenes'][number][] = []
  let startBeats = 0
  for (const [index, row] of [...byScene].toSorted(([a], [b]) => a - b)) {
    const scene = set.scenes[index] ?? UNNAMED_SCENE
    const bar = beatsPerBar(scene.timeSignature ?? set.timeSignature)
    const longest = Math.max(...row.map(({ clip }) => sessionLengthBeats(clip)))
    const lengthBeats = Math.max(bar, Math.ceil(longest / bar - 1e-6) * bar)
    scenes.push({ startBeats, scene, index })
    for (const { clip, trackId } of row) {
      const clipBeats = clip.loop.isOn ? lengthBeats : Math.min(lengthBeats, sessionLengthBeats(clip))
      clips.push({ clip, trackId, startBeats, endBeats: startBeats + clipBeats })
    }
    startBeats += lengthBeats
  }
  return { of: clips.length > 0 ? 'scenes' : 'nothing', lengthBeats: startBeats, clips, scenes }
}

/** One pass of a session clip: its loop, or start to end. Seconds of an unwarped clip are in neither. */
function sessionLengthBeats(clip: Clip): number {
  const isInBeats = clip.kind === 'midi' || clip.isWarped
  const loop = clip.loop.end - clip.loop.start
  if (clip.loop.isOn && isInBeats && loop > 0) return Math.min(loop, LONGEST_SCENE_BEATS)
  const length = clip.endBeats - clip.startBeats
  return length > 0 ? Math.min(length, LONGEST_SCENE_BEATS) : 0
}

/** Notes may lie outside of what a clip plays; what its loop does not sound once, it never does. */
function isFilled({ clip, startBeats, endBeats }: LaidClip): boolean {
  if (clip.kind === 'audio') return true
  const { start, end, startRelative } = clip.loop
  const once = Math.max(0, end - start - startRelative) + end - start
  return clipNotes(clip, Math.min(endBeats - startBeats, clip.loop.isOn ? once : Infinity)).length > 0
}

function lastEnd(clips: readonly LaidClip[]): number {
  return clips.reduce((end, clip) => Math.max(end, clip.endBeats), 0)
}

/** Launched scenes are recorded wherever Record was on; a rule of thumb. */
const MOST_LAUNCHED_BARS = 8
const FAR_MORE = 4

/** An hour at 273 BPM: a bound for broken numbers. */
const LONGEST_SCENE_BEATS = 16_384

const UNNAMED_SCENE: Scene = {
  name: '',
  annotation: '',
  colorIndex: null,
  bpm: null,
  timeSignature: null,
  followAction: null,
  offset: 0,
}
