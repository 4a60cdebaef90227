import type { LiveSet, TimeSignatureChange } from '@kvint/als'
import { type ArrangementPicture, barAt, beatOfBar, type TempoPoint, type TrackReport } from '@kvint/report'
import type { Activity, PlacedClip } from '../song/song.ts'
import { clipReports } from './clip-reports.ts'
import { meterSpans } from './meters.ts'
import { placeClips, type Layout } from './place-clips.ts'
import { firstBar, readActivity } from './read-activity.ts'
import { readForm } from './read-form.ts'
import { readSections, sectionsAt } from './read-sections.ts'
import { songEnd } from './song-end.ts'
import { tempoMap } from './tempo-map.ts'

export type DrawnArrangement = {
  readonly picture: ArrangementPicture
  readonly clips: readonly PlacedClip[]
  /** Of the song: what is parked behind it is in the picture only. */
  readonly activity: Activity
  readonly songEndBeats: number
  /** The line of the first bar in which anything sounds: what is empty before it is no part of the song’s length. */
  readonly songStartBeats: number
}

/** Tracks × bars of a set, with what the checks need beside it. `audible`: ids of the tracks that sound as saved. */
export function drawArrangement(
  set: LiveSet,
  tracks: readonly TrackReport[],
  audible: ReadonlySet<number>,
): DrawnArrangement {
  const layout = placeClips(set)
  const { lengthBeats } = layout
  const meters = meterSpans(
    set.timeSignature,
    layout.of === 'arrangement'
      ? set.timeSignatureChanges.filter(({ timeBeats }) => timeBeats < lengthBeats)
      : sceneMeters(set, layout),
  )
  const clips = clipReports(layout, { tracks, audible }, set, meters)
  const songEndBeats = layout.of === 'arrangement' ? songEnd(clips, meters).endBeats : lengthBeats
  const activity = readActivity(clips, meters, songEndBeats, layout.of === 'arrangement')
  const played = { activity, clips, tracks, meters, lengthBeats: songEndBeats }
  return {
    clips,
    activity,
    songEndBeats,
    songStartBeats: layout.of === 'arrangement' ? beatOfBar(meters, firstBar(activity)) : 0,
    picture: {
      of: layout.of,
      lengthBeats,
      meters,
      tempos: layout.of === 'arrangement' ? tempoMap(set.tempo, lengthBeats) : sceneTempos(set, layout),
      clips: clips.map(({ report }) => report),
      locators:
        layout.of === 'arrangement'
          ? set.locators.map(({ timeBeats, name }) => ({ startBeats: timeBeats, name }))
          : sceneNames(layout),
      sections:
        layout.of === 'arrangement'
          ? readSections(played, set.locators)
          : sectionsAt(played, sceneStarts(meters, layout)),
      form: readForm(activity, clips, meters),
    },
  }
}

function sceneMeters(set: LiveSet, layout: Layout): TimeSignatureChange[] {
  return layout.scenes.map(({ startBeats, scene }) => ({
    ...(scene.timeSignature ?? set.timeSignature),
    timeBeats: startBeats,
  }))
}

function sceneTempos(set: LiveSet, layout: Layout): TempoPoint[] {
  const [first = { startBeats: 0, bpm: set.tempo.bpm }] = tempoMap({ ...set.tempo, events: [] }, 0)
  const points = [first]
  let bpm = first.bpm
  for (const { startBeats, scene } of layout.scenes) {
    if (scene.bpm === null || scene.bpm === bpm || scene.bpm <= 0) continue
    if (startBeats === 0) points.length = 0
    else points.push({ startBeats, bpm })
    points.push({ startBeats, bpm: scene.bpm })
    bpm = scene.bpm
  }
  return points
}

function sceneNames(layout: Layout): ArrangementPicture['locators'] {
  return layout.scenes.map(({ startBeats, scene, index }) => ({ startBeats, name: sceneName(scene.name, index) }))
}

function sceneStarts(meters: ArrangementPicture['meters'], layout: Layout): ReadonlyMap<number, string> {
  return new Map(
    layout.scenes.map(({ startBeats, scene, index }) => [barAt(meters, startBeats), sceneName(scene.name, index)]),
  )
}

function sceneName(name: string, index: number): string {
  return name.trim() === '' ? `Scene ${String(index + 1)}` : name.trim()
}
