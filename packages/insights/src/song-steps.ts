import type { LiveSet } from '@kvint/als'
import { drawArrangement } from './arrangement/arrangement-picture.ts'
import { without } from './arrangement/set-arithmetic.ts'
import { withinLimits } from './arrangement/within-limits.ts'
import { readUnfolding } from './arrangement/read-unfolding.ts'
import { chosenScale } from './harmony/chosen-scale.ts'
import { harmonyOfSong } from './harmony/harmony-of-song.ts'
import { heedNames } from './harmony/heed-names.ts'
import { namedKey } from './harmony/named-keys.ts'
import { readOverview } from './overview/overview.ts'
import type { Stage, TrackReport } from '@kvint/report'
import { nameTracks } from './tracks/name-tracks.ts'
import { withoutNoteStrips } from './tracks/note-strips.ts'
import { automatedMixers } from './tracks/automated-mixers.ts'
import { audibleTracks } from './tracks/heard-tracks.ts'
import { placedDevices } from './tracks/placed-devices.ts'
import { showControl } from './tracks/show-control.ts'
import { trackReports, type CorrectedRoles } from './tracks/track-reports.ts'
import { isPassedBy } from './signal/next-track.ts'
import { lazily } from './song/lazily.ts'
import type { Part, PlacedClip, Song } from './song/song.ts'

/** What the person told us about the set. */
export type Corrections = { readonly stage?: Stage; readonly roles?: CorrectedRoles }

/** Reads a set as a song; pauses by name before each part of the work. */
export function* songSteps(
  given: LiveSet,
  fileName: string,
  corrections: Corrections,
): Generator<'tracks' | 'arrangement' | 'harmony', { readonly song: Song; readonly tracks: readonly TrackReport[] }> {
  yield 'tracks'
  const set = automatedMixers(withoutNoteStrips(nameTracks(withinLimits(given))))
  const tracks = trackReports(set, corrections.roles ?? {})
  const mainName = set.main?.name ?? 'Main'
  const mainDevices = placedDevices(set.main?.devices ?? [], { id: 'main', name: mainName })
  const control = showControl(set)
  const audible = new Set(without(audibleTracks(set), control))
  yield 'arrangement'
  const { picture, clips, activity, songEndBeats, songStartBeats } = drawArrangement(set, tracks, audible)
  const inSong = clips.filter(({ report }) => !control.has(report.trackId))
  const parts = partsOf(set, tracks, inSong, audible)
  const devices = [...parts.flatMap((part) => part.devices), ...mainDevices]
  const overview = readOverview({
    set,
    fileName,
    picture,
    activity,
    songBeats: { start: songStartBeats, end: songEndBeats },
    devices,
    correctedStage: corrections.stage,
  })
  const unfolding = lazily(() => readUnfolding(set, picture, parts, activity))
  yield 'harmony'
  const place = { isArranged: picture.of === 'arrangement', endBeats: songEndBeats }
  const read = harmonyOfSong(set, parts, picture.meters, chosenScale(set.scale, parts), place)
  const { harmony, detail, lines } = heedNames(read, namedKey(parts))
  const song: Song = {
    set,
    fileName,
    parts,
    mainDevices,
    mainName,
    overview,
    picture,
    harmony,
    harmonyDetail: detail,
    lines,
    activity,
    get unfolding() {
      return unfolding()
    },
  }
  return { tracks, song }
}

function partsOf(
  set: LiveSet,
  tracks: readonly TrackReport[],
  clips: readonly PlacedClip[],
  audible: ReadonlySet<number>,
): Part[] {
  const byTrack = Map.groupBy(clips, ({ report }) => report.trackId)
  const reports = new Map(tracks.map((report) => [report.id, report]))
  return set.tracks.flatMap((track) => {
    const report = reports.get(track.id)
    return report
      ? [
          {
            track,
            report,
            clips: byTrack.get(track.id) ?? [],
            devices: placedDevices(track.devices, track, !isPassedBy(track, set.tracks)),
            isAudible: audible.has(track.id),
          },
        ]
      : []
  })
}
