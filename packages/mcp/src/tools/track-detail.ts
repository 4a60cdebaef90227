import { z } from 'zod'
import type { LiveSet, MainTrack, Routing, Track } from '@kvint/als'
import { clipShape, notesOf } from '../music/clip-shape.ts'
import { deviceLines } from '../music/device-lines.ts'
import { deviceSettings } from '../music/device-settings.ts'
import { findTrack } from '../music/find-track.ts'
import { levelText, panText, round } from '../music/numbers.ts'
import { trackState } from '../music/track-state.ts'
import { openedDevices } from '../music/walk-devices.ts'
import { cursorField, detailField, leftOutField, nextCursorField, projectField, saveField } from './fields.ts'
import { ToolProblem, onProject } from './on-project.ts'
import { pageOf } from './page.ts'
import { defineTool } from './tool.ts'

export const trackDetail = defineTool({
  name: 'track_detail',
  scope: 'projects:read',
  title: 'One track in depth',
  description:
    'One track: role and why, mixer, sends, routing, device chain with racks opened, its clips with ids for clip_notes, findings about it. detailed adds device parameters.',
  input: z.object({
    project: projectField,
    save: saveField,
    track: z.union([z.string().max(200), z.int()]).describe('Id, name or "main"'),
    detail: detailField,
    cursor: cursorField,
  }),
  output: z.object({
    project: z.string(),
    track: z.string(),
    role: z.string(),
    mixer: z.string(),
    sends: z.array(z.string()),
    routing: z.string(),
    chain: z.array(z.string()),
    clips: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        kind: z.string(),
        bars: z.string(),
        notes: z.number().optional(),
        sample: z.string().optional(),
        heard: z.boolean().optional(),
      }),
    ),
    findings: z.array(z.string()),
    leftOut: leftOutField,
    nextCursor: nextCursorField,
  }),
  run: (input, context) =>
    onProject(input, context, async ({ entry, report, set: readSet }) => {
      const track = findTrack(report, input.track)
      if ('problem' in track) return new ToolProblem(track.problem)
      const set = await readSet()
      const ofSet = set?.tracks.find(({ id }) => id === track.id)
      const inSet = track.id === 'main' ? set?.main : ofSet
      const clips = report.arrangement.clips.filter(({ trackId }) => trackId === track.id)
      const page = pageOf(clips, { cursor: input.cursor, limit: SHOWN_CLIPS, of: 'clips' })
      const chain = set && inSet ? deviceLines(inSet.devices, set, input.detail === 'detailed') : [...track.devices]
      return {
        project: entry.id,
        track: `${track.name} (${track.kind}, id ${track.id})`,
        role: `${track.role.role} (${round(track.role.confidence)}): ${track.role.because}`,
        mixer: `${levelText(track.volumeDb)}, pan ${panText(track.pan)}, ${trackState(track, report)}${track.isSoloed ? ', soloed' : ''}`,
        sends: set && inSet ? sendLines(inSet, set) : [],
        routing: ofSet ? routingText(ofSet) : '',
        chain: chain.slice(0, SHOWN_LINES),
        clips: page.entries.map((clip) => clipShape(clip, report.arrangement, notesOf(clip, report).length)),
        findings: report.findings
          .filter(({ place }) => place.trackIds.includes(track.id))
          .slice(0, SHOWN_FINDINGS)
          .map(({ id, claim }) => `${claim} (${id})`),
        leftOut: [
          ...page.leftOut,
          ...(chain.length > SHOWN_LINES ? [`${chain.length - SHOWN_LINES} more lines of the device chain.`] : []),
          ...(inSet && input.detail === 'detailed' ? settingsLeftOut(inSet) : []),
          ...(set ? [] : ['The set file is not at hand: sends, routing and parameters are not known.']),
        ],
        ...(page.nextCursor === undefined ? {} : { nextCursor: page.nextCursor }),
      }
    }),
})

function sendLines({ mixer }: Track | MainTrack, { tracks }: LiveSet): string[] {
  const returns = tracks.filter(({ kind }) => kind === 'return')
  return mixer.sends
    .filter(({ levelDb, isActive }) => isActive && levelDb > SEND_STOP_DB)
    .map(
      ({ returnIndex, levelDb }) =>
        `${returns[returnIndex]?.name ?? `return ${returnIndex + 1}`} ${levelText(levelDb)}`,
    )
}

function settingsLeftOut({ devices }: Track | MainTrack): string[] {
  const left = openedDevices(devices).reduce((sum, device) => sum + deviceSettings(device).left, 0)
  return left > 0 ? [`${left} more settings of its devices: of each, ten at most, and no switches or choices.`] : []
}

function routingText({ input, output, isFrozen, isArmed, delay, isDelayInSamples }: Track): string {
  return [
    ...(input ? [`from ${routeName(input)}`] : []),
    ...(output ? [`to ${routeName(output)}`] : []),
    ...(isFrozen ? ['frozen'] : []),
    ...(isArmed ? ['armed'] : []),
    ...(delay === 0 ? [] : [`delay ${round(delay)} ${isDelayInSamples ? 'samples' : 'ms'}`]),
  ].join(', ')
}

function routeName({ upperName, lowerName, target }: Routing): string {
  return [upperName, lowerName].filter((name) => name !== '').join(', ') || target
}

const SHOWN_CLIPS = 25
const SHOWN_LINES = 60
const SHOWN_FINDINGS = 8
const SEND_STOP_DB = -70
