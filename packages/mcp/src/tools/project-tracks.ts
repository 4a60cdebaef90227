import { z } from 'zod'
import type { Report, TrackReport } from '@kvint/report'
import { levelText, panText, round } from '../music/numbers.ts'
import { cursorField, leftOutField, nextCursorField, projectField, saveField } from './fields.ts'
import { soloRemark, trackState } from '../music/track-state.ts'
import { lasting } from './lasting.ts'
import { onProject } from './on-project.ts'
import { pageOf } from '../music/page.ts'
import { defineTool } from './tool.ts'

export const projectTracks = defineTool({
  name: 'project_tracks',
  scope: 'projects:read',
  title: 'Tracks of a project',
  description:
    'The tracks in the order of the session view: role in the music, level, panorama, whether it sounds (heard, muted, soloed away), devices, number of notes. For parameters, sends and clips of one track use track_detail.',
  input: z.object({
    project: projectField,
    save: saveField,
    role: z.string().max(20).optional().describe('drums, bass, chords, pad, lead, vocal…'),
    heardOnly: z.boolean().default(false),
    limit: z.int().min(1).max(60).default(30),
    cursor: cursorField,
  }),
  output: z.object({
    project: z.string(),
    tracks: z.array(
      z.object({
        id: z.union([z.number(), z.literal('main')]),
        name: z.string(),
        kind: z.string(),
        group: z.string().optional(),
        role: z.string(),
        level: z.string(),
        pan: z.string(),
        state: z.string(),
        devices: z.string(),
        notes: z.number(),
      }),
    ),
    leftOut: leftOutField,
    nextCursor: nextCursorField,
  }),
  run: (input, context) =>
    onProject(input, context, ({ entry, report }) => {
      const fitting = report.tracks.filter(
        (track) =>
          (input.role === undefined || track.role.role === input.role.toLowerCase()) &&
          (!input.heardOnly || track.isHeard),
      )
      const page = pageOf(fitting, { cursor: input.cursor, limit: input.limit, of: 'tracks' })
      return {
        project: entry.id,
        tracks: page.entries.map((track) => shown(track, report)),
        leftOut: [...page.leftOut, ...soloRemark(report)],
        ...(page.nextCursor === undefined ? {} : { nextCursor: page.nextCursor }),
      }
    }),
})

const shown = lasting((track: TrackReport, report: Report) => {
  const group = report.tracks.find(({ id }) => id === track.groupId)
  return {
    id: track.id,
    name: track.name,
    kind: track.kind,
    ...(group ? { group: group.name } : {}),
    role: `${track.role.role} (${round(track.role.confidence)})`,
    level: levelText(track.volumeDb),
    pan: panText(track.pan),
    state: trackState(track, report),
    devices: track.devices.join(' ▸ '),
    notes: track.noteCount,
  }
})
