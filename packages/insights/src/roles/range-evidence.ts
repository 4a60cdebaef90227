import type { MidiNote, Track } from '@kvint/als'
import type { Message } from '@kvint/report'
import { say } from '../words/say.ts'
import { EVIDENCE_WEIGHT, type RoleEvidence } from './role-evidence.ts'

/** What the notes of a track say: low single notes are a bass, long chords a pad, quick single notes an arpeggio. */
export function rangeEvidence(track: Track): RoleEvidence[] {
  const { notes, onsets } = notesOf(track)
  if (notes.length < FEWEST_NOTES) return []
  const pitches = Float64Array.from(notes, (note) => note.pitch).sort()
  const median = pitches[Math.floor(pitches.length / 2)] ?? 60
  const atOnce = notes.length / onsets
  const meanBeats = notes.reduce((sum, note) => sum + note.durationBeats, 0) / notes.length
  const sign = (role: RoleEvidence['role'], because: Message): RoleEvidence[] => [
    { role, weight: EVIDENCE_WEIGHT.range, because },
  ]
  const different = new Set(pitches).size
  if (median < BASS_BELOW && atOnce < 1.3) return sign('bass', say`it plays single notes below C2`)
  if (atOnce >= 2.5 && meanBeats >= 3) return sign('pad', say`it holds long chords`)
  if (atOnce >= 2.5) return sign('chords', say`it plays several notes at once`)
  if (median < BASS_BELOW || atOnce > 1.5 || different < FEWEST_PITCHES) return []
  if (meanBeats <= 0.3 && different >= 4) return sign('arp', say`it plays quick single notes`)
  return median >= LEAD_FROM ? sign('lead', say`it plays single notes above C3`) : []
}

/** Notes of all clips, and how often some begin: those of two clips never begin together, wherever they stand in theirs. */
function notesOf(track: Track): { readonly notes: readonly MidiNote[]; readonly onsets: number } {
  const notes: MidiNote[] = []
  let onsets = 0
  for (const clip of [...track.arrangementClips, ...track.sessionClips.map(({ clip }) => clip)]) {
    if (clip.kind !== 'midi') continue
    const heard = clip.notes.filter(({ isMuted }) => !isMuted)
    for (const note of heard) notes.push(note)
    onsets += new Set(heard.map((note) => Math.round(note.startBeats * 16))).size
    if (notes.length > ENOUGH_NOTES) break
  }
  return { notes, onsets }
}

const FEWEST_NOTES = 4
/** One or two pitches over and over are a signal or a drum, no melody. */
const FEWEST_PITCHES = 3
const ENOUGH_NOTES = 2000
/** C2 in Live's naming. */
const BASS_BELOW = 48
/** C3. */
const LEAD_FROM = 60
