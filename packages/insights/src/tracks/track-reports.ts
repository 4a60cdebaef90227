import type { LiveSet, Track } from '@kvint/als'
import type { Role, TrackReport } from '@kvint/report'
import { heardPitchShift } from '../harmony/pitch-shift.ts'
import { readRole } from '../roles/read-role.ts'
import { roleByName } from '../roles/role-by-name.ts'
import { liveColor } from '../song/live-color.ts'
import { groupsAround } from './groups-around.ts'
import { heardTracks } from './heard-tracks.ts'
import { deviceNames } from './placed-devices.ts'

/** Roles that the person corrected, by track id. */
export type CorrectedRoles = Readonly<Record<number, Role>>

/** Every track as the report shows it, the main track last. */
export function trackReports(set: LiveSet, corrected: CorrectedRoles): TrackReport[] {
  const byId = new Map(set.tracks.map((track) => [track.id, track]))
  const heard = heardTracks(set.tracks)
  const named = new Set(set.tracks.filter(({ name }) => roleByName(name)))
  const reports = set.tracks.map((track): TrackReport => {
    const groups = groupsAround(track, byId)
    const pitchShiftSemitones = heardPitchShift(track.devices)
    return {
      id: track.id,
      name: track.name,
      kind: track.kind,
      color: liveColor(track.colorIndex),
      groupId: track.groupId,
      depth: groups.length,
      volumeDb: track.mixer.volumeDb,
      pan: track.mixer.pan,
      isHeard: heard.has(track.id),
      isSoloed: track.mixer.isSoloed,
      role: readRole(track, groups.find((group) => named.has(group))?.name ?? null, corrected[track.id]),
      devices: deviceNames(track.devices),
      noteCount: noteCount(track),
      ...(pitchShiftSemitones === 0 ? {} : { pitchShiftSemitones }),
    }
  })
  return set.main ? [...reports, mainReport(set.main)] : reports
}

function mainReport(main: NonNullable<LiveSet['main']>): TrackReport {
  return {
    id: 'main',
    name: main.name,
    kind: 'main',
    color: liveColor(main.colorIndex),
    groupId: null,
    depth: 0,
    volumeDb: main.mixer.volumeDb,
    pan: main.mixer.pan,
    isHeard: true,
    isSoloed: false,
    role: { role: 'main', confidence: 1, because: 'every track ends in it' },
    devices: deviceNames(main.devices),
    noteCount: 0,
  }
}

function noteCount(track: Track): number {
  let notes = 0
  for (const clip of track.arrangementClips) if (clip.kind === 'midi') notes += clip.notes.length
  for (const { clip } of track.sessionClips) if (clip.kind === 'midi') notes += clip.notes.length
  return notes
}
