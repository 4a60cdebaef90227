import type { Clip, MidiClip } from '@kvint/als'
import { DRUM_ROLES } from '../../roles/role-by-name.ts'
import { heardPieces } from '../../arrangement/heard-pieces.ts'
import type { Part, Song } from '../../song/song.ts'
import { soundingNotes } from '../rhythm/recurrence.ts'

/**
 * How often the one bar that a kit of several drums plays comes round in the song; 0 where that is less often than a song lasts,
 * where it plays another as well, and in the session, where that is not said.
 *
 * `timesOfOneBar(song, kit)` → 71, for a loop of a bar in a clip of 71
 */
export function timesOfOneBar({ picture }: Song, part: Part): number {
  const [meter] = picture.meters
  const clips = part.clips.flatMap(heardPieces).filter(({ notes }) => notes.length > 0)
  const [first] = clips
  const drums = new Set(clips.flatMap(({ notes }) => notes.map(([pitch]) => pitch))).size
  if (!meter || !first || picture.of === 'scenes' || drums < FEWEST_DRUMS) return 0
  if (!DRUM_ROLES.has(part.report.role.role)) return 0
  const isOneBar = clips.every(
    ({ clip }) =>
      clip.kind === 'midi' &&
      clip.loop.isOn &&
      Math.abs(clip.loop.end - clip.loop.start - meter.beatsPerBar) < HAIR_BEATS &&
      isAlike(clip, first.clip),
  )
  if (!isOneBar) return 0
  const beats = clips.reduce((sum, { report }) => sum + report.endBeats - report.startBeats, 0)
  const times = Math.floor(beats / meter.beatsPerBar + HAIR_BEATS)
  return times >= FEWEST_TIMES ? times : 0
}

function isAlike(one: MidiClip, other: Clip): boolean {
  const hitsOf = (clip: MidiClip) =>
    soundingNotes(clip).map(({ pitch, startBeats }) => `${String(pitch)}@${(startBeats - clip.loop.start).toFixed(3)}`)
  return other.kind === 'midi' && hitsOf(one).toSorted().join(' ') === hitsOf(other).toSorted().join(' ')
}

/** Kick, snare and hats alone are a beat that may be steady. */
const FEWEST_DRUMS = 4
/** A bar that never changes for so long has nothing but velocity left to vary. */
const FEWEST_TIMES = 64
const HAIR_BEATS = 1e-3
