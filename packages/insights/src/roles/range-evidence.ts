import type { MidiNote, Track } from '@kvint/als'
import { EVIDENCE_WEIGHT, type RoleEvidence } from './role-evidence.ts'

/** What the notes of a track say: low single notes are a bass, long chords a pad, quick single notes an arpeggio. */
export function rangeEvidence(track: Track): RoleEvidence[] {
  const notes = notesOf(track)
  if (notes.length < FEWEST_NOTES) return []
  const pitches = Float64Array.from(notes, (note) => note.pitch).sort()
  const median = pitches[Math.floor(pitches.length / 2)] ?? 60
  const atOnce = notes.length / new Set(notes.map((note) => Math.round(note.startBeats * 16))).size
  const meanBeats = notes.reduce((sum, note) => sum + note.durationBeats, 0) / notes.length
  const say = (role: RoleEvidence['role'], because: string): RoleEvidence[] => [
    { role, weight: EVIDENCE_WEIGHT.range, because },
  ]
  if (median < BASS_BELOW && atOnce < 1.3) return say('bass', 'it plays single notes below C2')
  if (atOnce >= 2.5 && meanBeats >= 3) return say('pad', 'it holds long chords')
  if (atOnce >= 2.5) return say('chords', 'it plays several notes at once')
  if (median < BASS_BELOW || atOnce > 1.5) return []
  if (meanBeats <= 0.3 && new Set(pitches).size >= 4) return say('arp', 'it plays quick single notes')
  return median >= LEAD_FROM ? say('lead', 'it plays single notes above C3') : []
}

/** A Drum Rack's notes are pads, not pitches: its own evidence outweighs this one. */
function notesOf(track: Track): readonly MidiNote[] {
  const notes: MidiNote[] = []
  for (const clip of [...track.arrangementClips, ...track.sessionClips.map(({ clip }) => clip)]) {
    if (clip.kind === 'midi') for (const note of clip.notes) notes.push(note)
    if (notes.length > ENOUGH_NOTES) break
  }
  return notes
}

const FEWEST_NOTES = 4
const ENOUGH_NOTES = 2000
/** C2 in Live's naming. */
const BASS_BELOW = 48
/** C3. */
const LEAD_FROM = 60
