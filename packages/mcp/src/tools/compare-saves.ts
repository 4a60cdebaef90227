import { z } from 'zod'
import { findProject } from '../library/find-project.ts'
import type { OpenProject } from '../library/project-library.ts'
import { compare } from '@kvint/report'
import { changeTexts } from '../music/change-texts.ts'
import { leftOutField, projectField } from './fields.ts'
import { ToolProblem, onProject } from './on-project.ts'
import { defineTool } from './tool.ts'

export const compareSaves = defineTool({
  name: 'saves_compare',
  scope: 'projects:read',
  title: 'Compare two saves',
  description:
    'What changed between two saves of a project, or between two projects: song, tracks and mixer, clips, form, findings that came or went. Without saves: the newest against the one before it.',
  input: z.object({
    project: projectField,
    before: z.string().max(200).optional().describe('Save id; default the one before'),
    after: z.string().max(200).optional().describe('Save id; default newest'),
    otherProject: z.string().max(200).optional().describe('Compare with this project instead'),
  }),
  output: z.object({
    before: z.string(),
    after: z.string(),
    summary: z.string(),
    song: z.array(z.string()),
    tracks: z.array(z.string()),
    clips: z.array(z.string()),
    form: z.array(z.string()),
    findings: z.array(z.string()),
    leftOut: leftOutField,
  }),
  run: (input, context) =>
    onProject({ project: input.project, save: input.after }, context, async (after) => {
      const { saves, name } = after.entry
      const saveBefore = input.before ?? saves[saves.findIndex(({ id }) => id === after.save.id) + 1]?.id
      if (input.otherProject === undefined && saveBefore === undefined) {
        return new ToolProblem(
          saves.length > 1
            ? `"${after.save.id}" is the oldest save of "${name}". Name a newer one in after, or another in before.`
            : `"${name}" has one save only. Name another project in otherProject to compare with.`,
        )
      }
      const opening = await findProject(
        context.library,
        input.otherProject ?? after.entry.id,
        input.otherProject === undefined ? saveBefore : input.before,
        context,
      )
      if (opening.kind === 'problem') return new ToolProblem(opening.message)
      const changes = compare(opening.project.report, after.report)
      const left: string[] = []
      const cut = (name: string, lines: readonly string[]) => {
        if (lines.length > SHOWN_LINES) left.push(`${lines.length - SHOWN_LINES} more changes of ${name}.`)
        return lines.slice(0, SHOWN_LINES)
      }
      const { song, tracks, clips, form, findings } = changeTexts(changes)
      return {
        before: label(opening.project),
        after: label(after),
        summary: `${changes.length} changes: ${song.length} of the song, ${tracks.length} of tracks, ${clips.length} of clips and notes, ${form.length} of the form; ${findings.length} findings came, went or changed.`,
        song: [...song],
        tracks: cut('tracks', tracks),
        clips: cut('clips', clips),
        form: [...form],
        findings: cut('findings', findings),
        leftOut: left,
      }
    }),
})

function label({ entry, save }: OpenProject): string {
  return `${entry.name}, ${save.id}${save.savedAt ? ` (${save.savedAt})` : ''}`
}

const SHOWN_LINES = 25
