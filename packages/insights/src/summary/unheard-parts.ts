import { type ClipReport, everythingTold, type Report, songRange, type TrackReport } from '@kvint/report'
import { groupsAround } from '../tracks/groups-around.ts'

export type WhyUnheard = 'off' | 'monitor' | 'fader' | 'instrument'

/** Clips of the song that hold audio or notes; what is parked behind it does not count. */
export function filledClips(arrangement: Report['arrangement']): ClipReport[] {
  const { end } = songRange(arrangement)
  return clipsWithSound(arrangement).filter(({ startBeats }) => startBeats < end)
}

function clipsWithSound({ clips }: Report['arrangement']): ClipReport[] {
  // The notes of a content stand in the first clip that has it.
  const held = new Set(clips.flatMap(({ notes, contentId }) => (notes.length > 0 ? [contentId] : [])))
  return clips.filter(({ kind, contentId }) => kind === 'audio' || held.has(contentId))
}

/** Tracks with such a clip; of those that are off, also where their clips go on behind what is heard. */
export function songParts({ tracks, arrangement }: Pick<Report, 'tracks' | 'arrangement'>): TrackReport[] {
  const filled = filledClips(arrangement)
  const playing = new Set<TrackReport['id']>(filled.map(({ trackId }) => trackId))
  const off = new Set(tracks.flatMap(({ id, isHeard }) => (isHeard ? [] : [id])))
  let end = filled.reduce((last, { endBeats }) => Math.max(last, endBeats), 0)
  for (const { trackId, startBeats, endBeats } of clipsWithSound(arrangement).toSorted(
    (a, b) => a.startBeats - b.startBeats,
  )) {
    if (!off.has(trackId) || startBeats > end + PAUSE_BEATS) continue
    playing.add(trackId)
    end = Math.max(end, endBeats)
  }
  return tracks.filter(({ id }) => playing.has(id))
}

/**
 * Parts of the song that are not heard as it is saved, and why: switched off, set to Monitor In, with the fader all the
 * way down, or with notes that reach no instrument. A fader that automation moves may come up, so it does not count.
 *
 * `unheardParts(report)` → `Map { 4 => ['monitor', 'fader'] }`
 */
export function unheardParts(
  report: Pick<Report, 'tracks' | 'arrangement' | 'findings' | 'facts'>,
): ReadonlyMap<TrackReport['id'], readonly WhyUnheard[]> {
  const placed = (checkId: string) =>
    new Set(
      everythingTold(report)
        .filter((finding) => finding.checkId === checkId)
        .flatMap(({ place }) => place.trackIds),
    )
  const [monitored, moved, mute] = [placed(MONITOR_IN), placed(FADER_AUTOMATED), placed(NO_INSTRUMENT)]
  const sounding = new Set<TrackReport['id']>(
    report.arrangement.clips.flatMap(({ trackId, isHeard }) => (isHeard ? [trackId] : [])),
  )
  const isDown = ({ id, volumeDb }: TrackReport) => volumeDb <= FADER_STOP_DB && !moved.has(id)
  const byId = new Map(report.tracks.map((track) => [track.id, track]))
  return new Map(
    songParts(report).flatMap((part) => {
      const isMute = !sounding.has(part.id)
      const why: WhyUnheard[] = [
        ...(part.isHeard ? [] : (['off'] as const)),
        ...(monitored.has(part.id) ? (['monitor'] as const) : []),
        ...(isDown(part) || (isMute && groupsAround(part, byId).some(isDown)) ? (['fader'] as const) : []),
        ...(isMute && mute.has(part.id) ? (['instrument'] as const) : []),
      ]
      return why.length > 0 ? [[part.id, why] as const] : []
    }),
  )
}

const MONITOR_IN = 'HY08'
const NO_INSTRUMENT = 'CP06'
const FADER_AUTOMATED = 'GS07'
const FADER_STOP_DB = -69.9
/** Eight bars of 4/4: what lies farther behind is parked. */
const PAUSE_BEATS = 32
