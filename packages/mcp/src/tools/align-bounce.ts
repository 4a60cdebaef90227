import { z } from 'zod'
import { barsText } from '../music/bar-lines.ts'
import { alignmentText, clockText } from '../music/heard-lines.ts'
import { round } from '../music/numbers.ts'
import { bounceField, leftOutField, projectField, saveField } from './fields.ts'
import { openBounce, otherBounces, soundsOf } from './on-bounce.ts'
import { onProject, ToolProblem } from './on-project.ts'
import { defineTool } from './tool.ts'

export const alignBounce = defineTool({
  name: 'align_bounce',
  scope: 'projects:read',
  title: 'Lay a bounce on its set',
  description:
    'Where a bounce lies in its set: offset and how sure, other places that fit, what moved since, the seconds of each section; or that it is another song.',
  input: z.object({ project: projectField, save: saveField, bounce: bounceField }),
  output: z.object({
    project: z.string(),
    bounce: z.string(),
    place: z.string(),
    offsetSeconds: z.number().optional().describe('Of beat 0 in the file'),
    alternativesSeconds: z.array(z.number()),
    moved: z.array(z.string()),
    sections: z.array(z.string()),
    leftOut: leftOutField,
  }),
  run: (input, context) =>
    onProject(input, context, async (project) => {
      const sounds = soundsOf(context)
      if (sounds instanceof ToolProblem) return sounds
      const opened = await openBounce(sounds, project, input.bounce, context)
      if (opened instanceof ToolProblem) return opened
      const { name, bounce } = opened
      const { alignment } = bounce.hearing
      return {
        project: project.entry.id,
        bounce: name,
        place: alignmentText(bounce.hearing),
        ...(alignment ? { offsetSeconds: round(alignment.offsetSeconds, 3) } : {}),
        alternativesSeconds: (alignment?.alternativesSeconds ?? []).slice(0, 5).map((seconds) => round(seconds, 3)),
        moved: (alignment?.moved ?? []).slice(0, 12).map(movedText),
        sections: bounce.sections
          .slice(0, 24)
          .map(
            ({ label, bars, startSeconds, endSeconds }) =>
              `${label} (${barsText(bars)}): ${clockText(startSeconds)}–${clockText(endSeconds)}`,
          ),
        leftOut: otherBounces(await sounds.bounces(project), name),
      }
    }),
})

function movedText({
  startSeconds,
  endSeconds,
  shiftSeconds,
}: {
  readonly startSeconds: number
  readonly endSeconds: number
  readonly shiftSeconds: number | null
}): string {
  const stretch = `${clockText(startSeconds)}–${clockText(endSeconds)} of the file`
  if (shiftSeconds === null) return `${stretch}: not in the set now`
  return `${stretch}: ${clockText(Math.abs(shiftSeconds))} ${shiftSeconds > 0 ? 'later' : 'earlier'} in the set now`
}
