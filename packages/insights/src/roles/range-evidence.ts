import type { MidiNote, Track } from '@kvint/als'
import type { Message } from '@kvint/report'
import { say } from '../words/say.ts'
import { roleByName } from './role-by-name.ts'
import { EVIDENCE_WEIGHT, type RoleEvidence } from './role-evidence.ts'

/** What the notes of a track say: low single notes are a bass, and an 808 that rings is one; long chords a pad, quick single notes an arpeggio. */
export function rangeEvidence(track: Track): RoleEvidence[] {
  const { notes, soundingBeats, chordBeats } = soundOf(track)
  if (notes.length < FEWEST_NOTES) return []
  const pitches = Float64Array.from(notes, (note) => note.pitch).sort()
  const median = pitches[Math.floor(pitches.length / 2)] ?? 60
  const chordShare = chordBeats / Math.max(SHORTEST_BEATS, soundingBeats)
  const meanBeats = notes.reduce((sum, note) => sum + note.durationBeats, 0) / notes.length
  const sign = (role: RoleEvidence['role'], because: Message): RoleEvidence[] => [
    { role, weight: EVIDENCE_WEIGHT.range, because },
  ]
  if (isNamed808(track.name) && meanBeats >= RINGING_BEATS && chordShare < MOST_OF_A_LINE)
    return sign('bass', say`it is called 808 and holds its notes`)
  const different = differentPitches(notes)
  if (median < BASS_BELOW && chordShare < MOST_OF_A_LINE) return sign('bass', say`it plays single notes below C2`)
  if (chordShare >= LEAST_OF_CHORDS) {
    return meanBeats >= 3 ? sign('pad', say`it holds long chords`) : sign('chords', say`it plays several notes at once`)
  }
  if (median < BASS_BELOW || chordShare > MOST_OF_A_LINE) return []
  if (different < FEWEST_PITCHES) {
    return meanBeats > A_BAR && !playsOneSample(track) ? sign('pad', say`it holds long notes`) : []
  }
  if (meanBeats <= 0.3 && different >= 4) return sign('arp', say`it plays quick single notes`)
  return sign('lead', median >= LEAD_FROM ? say`it plays single notes above C3` : say`it plays single notes above C2`)
}

/** A sampled 808, which sounds as low wherever its key lies; a drum that is called so beside it is that drum. */
function isNamed808(name: string): boolean {
  return /(?<!\d)808(?!\d)/.test(name) && roleByName(name) === null
}

/** One note on a sampler plays a recording: how long it is held says when that stops. */
function playsOneSample({ devices }: Track): boolean {
  return devices.some(
    ({ samples, chains }) =>
      samples.length > 0 || chains.some((chain) => chain.devices.some((one) => one.samples.length > 0)),
  )
}

/** How many different pitches a track plays. A drum that is played as a melody is one. */
export function differentPitches(notes: readonly Pick<MidiNote, 'pitch'>[]): number {
  return new Set(notes.map(({ pitch }) => pitch)).size
}

/** Unmuted notes of all clips of a track. */
export function notesOfTrack(track: Track): MidiNote[] {
  return clipsOf(track).flatMap((notes) => notes)
}

/** Notes of all clips, for how long any of them sounds, and for how long three or more do. Clips never sound together, wherever they lie in their own time. */
function soundOf(track: Track) {
  let notes: readonly MidiNote[] = []
  let [soundingBeats, chordBeats] = [0, 0]
  for (const heard of clipsOf(track)) {
    const turns = heard
      .flatMap(({ startBeats, durationBeats }) => [
        { at: startBeats, by: 1 },
        { at: startBeats + Math.max(SHORTEST_BEATS, durationBeats - LEGATO_BEATS), by: -1 },
      ])
      .toSorted((a, b) => a.at - b.at || a.by - b.by)
    let atOnce = 0
    for (const [index, { at, by }] of turns.entries()) {
      atOnce += by
      const beats = (turns[index + 1]?.at ?? at) - at
      if (atOnce >= 1) soundingBeats += beats
      if (atOnce >= A_CHORD) chordBeats += beats
    }
    notes = [...notes, ...heard]
    if (notes.length > ENOUGH_NOTES) break
  }
  return { notes, soundingBeats, chordBeats }
}

function clipsOf(track: Track): MidiNote[][] {
  return [...track.arrangementClips, ...track.sessionClips.map(({ clip }) => clip)].flatMap((clip) =>
    clip.kind === 'midi' ? [clip.notes.filter(({ isMuted }) => !isMuted)] : [],
  )
}

const FEWEST_NOTES = 4
/** One or two pitches over and over are a signal or a drum, no melody. */
const FEWEST_PITCHES = 3
/** A kick is struck for less, in the middle of its notes. */
const RINGING_BEATS = 1
/** Beats of 4/4. */
const A_BAR = 4
const ENOUGH_NOTES = 2000
/** Notes that sound together and make a chord. */
const A_CHORD = 3
/** Shares of the time in which anything sounds. */
const LEAST_OF_CHORDS = 0.4
const MOST_OF_A_LINE = 0.1
/** Notes of a line that is played legato overlap by this much. */
const LEGATO_BEATS = 0.1
const SHORTEST_BEATS = 1 / 64
/** C2 in Live's naming. */
const BASS_BELOW = 48
/** C3. */
const LEAD_FROM = 60
