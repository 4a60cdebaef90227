import { type ClipReport, type NoteRow, type Report, type Role, tempoClock, type TrackReport } from '@kvint/report'
import type { DrumRole, Passage, Score, ScorePart, Voice } from './score.ts'

/** The notes of a report as they are played: clips as arranged, in the picture's own time. Audio has no notes. */
export function songScore({ arrangement, tracks }: Report): Score {
  const passages = passagesByTrack(arrangement.clips)
  const sounding = tracks.filter(({ id }) => typeof id === 'number' && passages.has(id))
  const faders = sounding.map((track) => faderDb(track, tracks)).toSorted((a, b) => a - b)
  const middleDb = faders[faders.length >> 1] ?? 0
  return {
    parts: sounding.map((track) => partOf(track, tracks, middleDb, passages.get(Number(track.id)) ?? [])),
    clock: tempoClock(arrangement.tempos),
    startBeats: 0,
    endBeats: songEnd(arrangement),
  }
}

/** Where the song ends: what is parked behind its sections is not part of it. */
function songEnd({ sections, lengthBeats }: Report['arrangement']): number {
  return sections.at(-1)?.endBeats ?? lengthBeats
}

function partOf(track: TrackReport, tracks: readonly TrackReport[], middleDb: number, passages: Passage[]): ScorePart {
  const { role } = track.role
  return {
    trackId: Number(track.id),
    name: track.name,
    voice: VOICES[role] ?? 'keys',
    drum: DRUM_ROLES.find((each) => each === role) ?? 'drums',
    gainDb: playedDb(faderDb(track, tracks) - middleDb),
    pan: track.pan,
    shift: track.pitchShiftSemitones ?? 0,
    isOn: track.isHeard && role !== 'effects',
    passages,
  }
}

/** The part's own fader and those of the groups around it. */
function faderDb(track: TrackReport, tracks: readonly TrackReport[]): number {
  const group = track.groupId === null ? undefined : tracks.find(({ id }) => id === track.groupId)
  return track.volumeDb + (group ? faderDb(group, tracks) : 0)
}

/**
 * A fader is set for a sound that we do not have: half of how far it stands from the middle one is kept, and no part
 * drowns or covers the others. Closed stays closed.
 */
function playedDb(fromMiddleDb: number): number {
  return fromMiddleDb < CLOSED_DB ? -100 : Math.max(-MOST_DB, Math.min(MOST_DB, fromMiddleDb / 2))
}

function passagesByTrack(clips: readonly ClipReport[]): Map<number, Passage[]> {
  const rowsOf = new Map<string, readonly NoteRow[]>()
  for (const { contentId, notes } of clips) {
    if (contentId !== null && notes.length > 0 && !rowsOf.has(contentId)) rowsOf.set(contentId, notes)
  }
  const byTrack = new Map<number, Passage[]>()
  for (const { trackId, kind, isHeard, notes, contentId, startBeats, endBeats } of clips) {
    const rows = notes.length > 0 || contentId === null ? notes : (rowsOf.get(contentId) ?? [])
    if (kind !== 'midi' || !isHeard || rows.length === 0) continue
    const passages = byTrack.get(trackId) ?? []
    passages.push({ startBeats, endBeats, rows })
    byTrack.set(trackId, passages)
  }
  return byTrack
}

const CLOSED_DB = -50
const MOST_DB = 6
const DRUM_ROLES: readonly DrumRole[] = ['drums', 'kick', 'snare', 'hats', 'percussion']
const VOICES: Partial<Record<Role, Voice>> = {
  drums: 'drums',
  kick: 'drums',
  snare: 'drums',
  hats: 'drums',
  percussion: 'drums',
  bass: 'bass',
  pad: 'pad',
  lead: 'lead',
  vocal: 'lead',
  arp: 'pluck',
  guitar: 'pluck',
}
