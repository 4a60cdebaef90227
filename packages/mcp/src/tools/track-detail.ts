import { z } from 'zod'
import type { LiveSet, MainTrack, Routing, Track } from '@kvint/als'
import type { Report } from '@kvint/report'
import { automationLines } from '../music/automation-lines.ts'
import { clipShape, notesOf } from '../music/clip-shape.ts'
import { deviceLines } from '../music/device-lines.ts'
import { deviceSettings, parameterText } from '../music/device-settings.ts'
import { findTrack } from '../music/find-track.ts'
import { levelText, panText, round } from '../music/numbers.ts'
import { plainText } from '../music/plain-text.ts'
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
    'One track: role and why, mixer, sends, routing, device chain with racks opened, its clips with ids for clip_notes, findings about it. detailed adds the telling device parameters. show: settings lists every parameter of its devices, automation what moves along the arrangement; filter narrows both by words of device and parameter.',
  input: z.object({
    project: projectField,
    save: saveField,
    track: z.union([z.string().max(200), z.int()]).describe('Id, name or "main"'),
    detail: detailField,
    show: z.enum(['clips', 'settings', 'automation']).default('clips'),
    filter: z.string().max(100).optional().describe('EQ Eight freq'),
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
    settings: z.array(z.string()).optional(),
    automation: z.array(z.string()).optional(),
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
      const lines = set && inSet && input.show !== 'clips' ? linesOf(input.show, inSet, set, report) : []
      const wanted = plainText(input.filter ?? '').split(/\s+/)
      const fitting = lines.filter(({ words }) => wanted.every((word) => plainText(words).includes(word)))
      const shown = <Entry>(all: readonly Entry[], limit: number, of: string) =>
        pageOf(all, { cursor: input.cursor, limit, of })
      const page = shown(input.show === 'clips' ? clips : [], SHOWN_CLIPS, 'clips')
      const listed = shown(
        fitting.map(({ text }) => text),
        SHOWN_LISTED,
        input.show === 'settings' ? 'settings' : 'lanes',
      )
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
        ...(input.show === 'clips' ? {} : { [input.show]: [...listed.entries] }),
        findings: report.findings
          .filter(({ place }) => place.trackIds.includes(track.id))
          .slice(0, SHOWN_FINDINGS)
          .map(({ id, claim }) => `${claim} (${id})`),
        leftOut: [
          ...page.leftOut,
          ...listed.leftOut,
          ...(lines.length > 0 && fitting.length === 0
            ? [
                `None of its ${lines.length} ${input.show === 'settings' ? 'settings' : 'lanes'} holds all words of “${input.filter}”.`,
              ]
            : []),
          ...(chain.length > SHOWN_LINES ? [`${chain.length - SHOWN_LINES} more lines of the device chain.`] : []),
          ...(inSet && input.detail === 'detailed' ? settingsLeftOut(inSet) : []),
          ...(set ? [] : ['The set file is not at hand: sends, routing and parameters are not known.']),
        ],
        ...nextOf(page.nextCursor ?? listed.nextCursor),
      }
    }),
})

const nextOf = (nextCursor: string | undefined) => (nextCursor === undefined ? {} : { nextCursor })

/** Lines with the words that a filter finds them by: a renamed device is found by its own name, too. */
function linesOf(show: 'settings' | 'automation', track: Track | MainTrack, set: LiveSet, report: Report) {
  if (show === 'automation')
    return automationLines(track, set, report.arrangement.meters).map((text) => ({ text, words: text }))
  return openedDevices(track.devices).flatMap((device) =>
    device.parameters.map((parameter) => {
      const text = `${device.userName || device.name} ▸ ${parameterText(parameter)}`
      return { text, words: `${device.name} ${text}` }
    }),
  )
}

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
  return left > 0
    ? [
        `${left} more settings of its devices: of each, ten at most, and no switches or choices. Ask with show: settings.`,
      ]
    : []
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
const SHOWN_LISTED = 40
const SHOWN_LINES = 60
const SHOWN_FINDINGS = 8
const SEND_STOP_DB = -70
