import { z } from 'zod'
import { clipShape, notesOf } from '../music/clip-shape.ts'
import { findTrack } from '../music/find-track.ts'
import { levelText, panText, round } from '../music/numbers.ts'
import { trackState } from '../music/track-state.ts'
import { cursorField, detailField, leftOutField, nextCursorField, projectField, saveField } from './fields.ts'
import { ToolProblem, onProject } from './on-project.ts'
import { pageOf } from '../music/page.ts'
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
    onProject(input, context, async ({ entry, report, ask }) => {
      const track = findTrack(report, input.track)
      if ('problem' in track) return new ToolProblem(track.problem)
      const { show, filter, cursor, detail } = input
      const { meters } = report.arrangement
      const inSet = await ask('track', {
        trackId: track.id,
        lists: show === 'clips' ? null : show,
        filter,
        cursor,
        isDetailed: detail === 'detailed',
        meters,
      })
      const clips = show === 'clips' ? report.arrangement.clips.filter(({ trackId }) => trackId === track.id) : []
      const page = pageOf(clips, { cursor, limit: SHOWN_CLIPS, of: 'clips' })
      return {
        project: entry.id,
        track: `${track.name} (${track.kind}, id ${track.id})`,
        role: `${track.role.role} (${round(track.role.confidence)}): ${track.role.because}`,
        mixer: `${levelText(track.volumeDb)}, pan ${panText(track.pan)}, ${trackState(track, report)}${track.isSoloed ? ', soloed' : ''}`,
        sends: [...(inSet?.sends ?? [])],
        routing: inSet?.routing ?? '',
        chain: [...(inSet?.chain ?? track.devices)],
        clips: page.entries.map((clip) => clipShape(clip, report.arrangement, notesOf(clip, report).length)),
        ...(show === 'clips' ? {} : { [show]: [...(inSet?.listed.entries ?? [])] }),
        findings: report.findings
          .filter(({ place }) => place.trackIds.includes(track.id))
          .slice(0, SHOWN_FINDINGS)
          .map(({ id, claim }) => `${claim} (${id})`),
        leftOut: [
          ...page.leftOut,
          ...(inSet?.leftOut ?? ['The set file is not at hand: sends, routing and parameters are not known.']),
        ],
        ...nextOf(page.nextCursor ?? inSet?.listed.nextCursor),
      }
    }),
})

const nextOf = (nextCursor: string | undefined) => (nextCursor === undefined ? {} : { nextCursor })

const SHOWN_CLIPS = 25
const SHOWN_FINDINGS = 8
