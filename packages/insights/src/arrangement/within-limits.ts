import type { Clip, Gap, LiveSet, MidiClip, Track } from '@kvint/als'
import { heardPitches } from '../signal/heard-pitches.ts'
import { placeScenes } from './place-clips.ts'

/**
 * A set cut to what a song can be: a few bytes of a file may ask for a clip of a billion beats, or for a loop that comes round as
 * often, and what counts bars and notes would never end. What is left out stands in `gaps`; a set of the usual size is given back
 * as it is. Longest of 555 real sets: 9,909 beats and 16,500 notes.
 *
 * `withinLimits(set).gaps` → `[{ element: 'AudioClip', place: 'Track "Field", arrangement', … }]`, for a clip without end
 */
export function withinLimits(set: LiveSet): LiveSet {
  const gaps: Gap[] = []
  const leaveOut = (track: Track, place: string, clip: Clip, reason: string): [] => {
    const element = clip.kind === 'midi' ? 'MidiClip' : 'AudioClip'
    const name = clip.name === '' ? '' : `, clip "${clip.name}"`
    gaps.push({ element, place: `Track "${track.name}", ${place}${name}`, reason, offset: clip.offset })
    return []
  }
  const arranged = countdown()
  const launched = countdown()
  const scenes = new Map(placeScenes(set).clips.map((laid) => [laid.clip, laid]))
  const tracks = set.tracks.map((track) => {
    const heard = heardPitches(track.devices)
    return {
      ...track,
      arrangementClips: track.arrangementClips.flatMap((clip) => {
        if (clip.startBeats >= LONGEST_SONG_BEATS) return leaveOut(track, 'arrangement', clip, TOO_FAR)
        const endBeats = Math.min(clip.endBeats, LONGEST_SONG_BEATS)
        if (!arranged(clip, endBeats - clip.startBeats, heard)) return leaveOut(track, 'arrangement', clip, TOO_MANY)
        if (clip.endBeats > endBeats) leaveOut(track, 'arrangement', clip, TOO_FAR)
        return clip.endBeats > endBeats ? { ...clip, endBeats } : clip
      }),
      sessionClips: track.sessionClips.flatMap((slot) => {
        const { clip, sceneIndex } = slot
        const place = `session slot ${String(sceneIndex + 1)}`
        const laid = scenes.get(clip)
        if (!laid || laid.endBeats > LONGEST_SONG_BEATS) return leaveOut(track, place, clip, TOO_FAR)
        return launched(clip, laid.endBeats - laid.startBeats, heard) ? slot : leaveOut(track, place, clip, TOO_MANY)
      }),
    }
  })
  return gaps.length > 0 ? { ...set, tracks, gaps: [...set.gaps, ...gaps.slice(0, MOST_GAPS)] } : set
}

/** Whether a clip and its notes are still within what one song may hold. */
function countdown(): (clip: Clip, lengthBeats: number, heard: HeardPitches) => boolean {
  let [clips, left, beats] = [MOST_CLIPS, MOST_SONG_NOTES, MOST_CLIP_BEATS]
  return (clip, lengthBeats, heard) => {
    const notes = clip.kind === 'midi' ? mostNotes(clip, lengthBeats, heard) : 0
    if (clips === 0 || notes > left || lengthBeats > beats) return false
    clips--
    beats -= lengthBeats
    left -= notes
    return true
  }
}

/** No fewer than a clip sounds behind the devices of its track, without unrolling it. */
function mostNotes({ notes, loop: { isOn, start, end } }: MidiClip, lengthBeats: number, heard: HeardPitches): number {
  const soundsOf = (some: MidiClip['notes']) =>
    some.reduce((sum, { pitch }) => sum + Math.max(1, heard(pitch).length), 0)
  const inLoop = notes.filter(({ startBeats }) => startBeats >= start && startBeats < end)
  const rounds = isOn && end > start ? Math.ceil(lengthBeats / (end - start)) : 0
  return soundsOf(notes) + soundsOf(inLoop) * rounds
}

type HeardPitches = ReturnType<typeof heardPitches>

/** Three hours at 182 BPM. */
export const LONGEST_SONG_BEATS = 32_768
/** Six times as many as the densest real set sounds. */
export const MOST_SONG_NOTES = 100_000
/** Of 555 real sets the one with most has 410. */
const MOST_CLIPS = 10_000
/** Thirty times what all clips of the longest of 140 public sets last together. */
export const MOST_CLIP_BEATS = LONGEST_SONG_BEATS * 25
const MOST_GAPS = 100

const TOO_FAR = `It reaches past beat ${String(LONGEST_SONG_BEATS)}, where I stop reading. If it is longer than you meant, shorten it.`
const TOO_MANY = `I read ${String(MOST_SONG_NOTES)} notes and ${String(MOST_CLIPS)} clips of one song, ${String(MOST_CLIP_BEATS)} beats in all, and this clip would go beyond that. Split the set, or make its loops longer.`
