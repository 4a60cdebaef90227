import type { AudioClip, Clip, MidiClip } from '@kvint/als'
import type { UnusedLoop } from '@kvint/report'
import { clipNotes } from '../song/clip-notes.ts'
import { DRUM_ROLES } from '../roles/role-by-name.ts'
import type { Part, PlacedClip } from '../song/song.ts'

/**
 * Session clips that never got a place: none of the track's arrangement clips holds (nearly) all of their notes at the
 * same places of the loop, and no audio clip of the set plays their sample. Equal clips of a track count once.
 *
 * `unusedLoops(song.parts)` → `[{ trackId: 4, name: 'Pad alt', kind: 'midi', lengthBeats: 16, sceneIndex: 2 }]`
 */
export function unusedLoops(parts: readonly Part[]): UnusedLoop[] {
  if (parts.every(({ track }) => track.sessionClips.length === 0)) return []
  const samples = samplesOf(parts)
  return parts.flatMap((part) => {
    const told = new Set<string>()
    return withoutPlace(part, samples, arrangedIn(part.clips)).flatMap(({ clip, sceneIndex, content, lengthBeats }) => {
      if (told.has(content)) return []
      told.add(content)
      return [{ trackId: part.track.id, name: clip.name, kind: clip.kind, lengthBeats, sceneIndex }]
    })
  })
}

/** A part that is in the session view alone. */
export type WaitingPart = {
  readonly part: Part
  /** Its clips that hold something and are on. */
  readonly clips: number
  /** How many of these differ. */
  readonly different: number
  /** How many that differ stand nowhere in the arrangement. */
  readonly unplaced: number
}

/**
 * Parts without a clip in the arrangement, whose session clips hold what no track of it plays; the same notes on another
 * kit are other drums.
 *
 * `waitingParts(song.parts)` → `[{ part: bass, clips: 9, different: 4, unplaced: 3 }]`
 */
export function waitingParts(parts: readonly Part[]): WaitingPart[] {
  const waiting = parts.filter(({ track, clips }) => clips.length === 0 && track.sessionClips.length > 0)
  if (waiting.length === 0) return []
  const samples = samplesOf(parts)
  const isArranged = arrangedIn(parts.flatMap(({ clips }) => clips))
  return waiting.flatMap((part) => {
    const isElsewhere = DRUM_ROLES.has(part.report.role.role) ? () => false : isArranged
    const all = withoutPlace(part, NO_SAMPLES, () => false).filter(({ clip }) => !clip.isMuted)
    const left = withoutPlace(part, samples, isElsewhere).filter(({ clip }) => !clip.isMuted)
    const [different, unplaced] = [all, left].map((clips) => new Set(clips.map(({ content }) => content)).size)
    return different && unplaced ? [{ part, clips: all.length, different, unplaced }] : []
  })
}

/** Session clips of a part whose content is neither among the samples nor held by clips of the arrangement. */
function withoutPlace({ track }: Part, samples: ReadonlySet<string>, isArranged: ReturnType<typeof arrangedIn>) {
  return track.sessionClips.flatMap(({ clip, sceneIndex }) => {
    const lengthBeats = passBeats(clip)
    const held = clip.kind === 'midi' ? notesOfPass(clip, lengthBeats ?? 0) : (sampleOf(clip) ?? '')
    const isUsed = typeof held === 'string' ? samples.has(held) : isArranged(held, lengthBeats ?? 0)
    if (held.length === 0 || isUsed) return []
    return [{ clip, sceneIndex, lengthBeats, content: typeof held === 'string' ? held : held.join(' ') }]
  })
}

function samplesOf(parts: readonly Part[]): ReadonlySet<string> {
  return new Set(parts.flatMap(({ clips }) => clips.flatMap(({ clip }) => sampleOf(clip) ?? [])))
}

/** One pass of the loop, or start to end; `null` for audio in seconds. */
function passBeats(clip: Clip): number | null {
  if (clip.kind === 'audio' && !clip.isWarped) return null
  const { isOn, start, end } = clip.loop
  return Math.max(0, isOn ? end - start : clip.endBeats - clip.startBeats)
}

/** `pitch@place` of each note that one pass plays. */
function notesOfPass(clip: MidiClip, lengthBeats: number): string[] {
  return clipNotes(clip, lengthBeats).map(([pitch, startBeats]) => placed(pitch, startBeats, lengthBeats))
}

/**
 * Whether any clip of a track holds nearly all notes of a pass. A copy starts where its loop starts; one that was
 * recorded from the session may start anywhere on a beat.
 */
function arrangedIn(clips: readonly PlacedClip[]): (content: readonly string[], lengthBeats: number) => boolean {
  const midi = clips.filter(({ clip }) => clip.kind === 'midi')
  const different = [...new Map(midi.map((one) => [`${one.contentKey} ${String(shiftOf(one))}`, one])).values()]
  const heldAt = new Map<number, ReadonlySet<string>[]>()
  return (content, lengthBeats) => {
    if (lengthBeats <= 0) return false
    const held =
      heldAt.get(lengthBeats) ??
      different.flatMap((one) => [...new Set([0, shiftOf(one)])].map((beats) => notesOn(one, beats, lengthBeats)))
    heldAt.set(lengthBeats, held)
    const needed = content.length * NEARLY_ALL
    return held.some((notes) => notes.size >= needed && content.filter((note) => notes.has(note)).length >= needed)
  }
}

function shiftOf({ clip }: PlacedClip): number {
  return clip.loop.isOn ? clip.loop.startRelative : 0
}

function notesOn({ notes }: PlacedClip, shiftBeats: number, lengthBeats: number): ReadonlySet<string> {
  return new Set(notes.map(([pitch, startBeats]) => placed(pitch, startBeats + shiftBeats, lengthBeats)))
}

function placed(pitch: number, startBeats: number, lengthBeats: number): string {
  const inLoop = lengthBeats > 0 ? startBeats % lengthBeats : startBeats
  const step = Math.round(inLoop * STEPS_PER_BEAT) % Math.max(1, Math.round(lengthBeats * STEPS_PER_BEAT))
  return `${String(pitch)}@${String(step)}`
}

function sampleOf(clip: Clip): string | null {
  return clip.kind === 'audio' ? nameOfSample(clip) : null
}

function nameOfSample({ sample }: AudioClip): string | null {
  return sample?.path ?? sample?.fileName ?? null
}

const NO_SAMPLES: ReadonlySet<string> = new Set()
/** A note that was moved or taken out in the arrangement leaves the loop the same loop. */
const NEARLY_ALL = 0.75
/** Grid of the comparison: fine enough for triplets and 32nds. */
const STEPS_PER_BEAT = 24
