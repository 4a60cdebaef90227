import { z } from 'zod'
import { fetchLesson } from '@kvint/insights/fetch-lesson'
import { fillLesson, lessonFigures } from '@kvint/insights/lesson-figures'
import { practicePlan, type PracticeTask } from '@kvint/insights/practice-plan'
import { everythingTold } from '@kvint/report'
import type { OpenProject } from '../library/project-library.ts'
import { barsText } from '../music/bar-lines.ts'
import { leftOutField } from './fields.ts'
import { defineTool } from './tool.ts'

export const planPractice = defineTool({
  name: 'practice_plan',
  scope: 'library:read',
  title: 'Practice plan',
  description:
    'One small task a week from her newest songs: what to do, on which song and bars, why (how many songs have it), what to listen for. Habits come first. For the whole lesson use finding_lesson.',
  input: z.object({
    area: z.enum(['harmony', 'rhythm', 'arrangement', 'mix']).optional().describe('Default: music and mix in turns'),
    weeks: z.int().min(1).max(8).default(4),
    depth: z.enum(['beginner', 'intermediate', 'advanced']).default('beginner'),
  }),
  output: z.object({
    weeks: z.array(
      z.object({
        week: z.number(),
        project: z.string(),
        finding: z.string(),
        task: z.string(),
        because: z.string(),
        listenFor: z.string(),
      }),
    ),
    leftOut: leftOutField,
  }),
  run: async ({ area, weeks, depth }, context) => {
    const entries = await context.library.list()
    const projects: OpenProject[] = []
    for (const [index, entry] of entries.slice(0, READ_PROJECTS).entries()) {
      context.progress(index, Math.min(entries.length, READ_PROJECTS), entry.name)
      const opening = await context.library.open(entry.id, undefined, context)
      if (opening.kind === 'project') projects.push(opening.project)
    }
    const songs = projects.map(({ entry, report }) => ({ id: entry.id, findings: everythingTold(report) }))
    const tasks = practicePlan(songs, { area, weeks })
    const told = tasks.map(async (task) => {
      const project = projects.find(({ entry }) => entry.id === task.songId)
      if (!project) throw new Error(`The plan names ${task.songId}, which was not read.`)
      return await taskOf(task, project, depth)
    })
    return {
      kind: 'answer',
      value: {
        weeks: await Promise.all(told),
        leftOut: [
          ...(entries.length > projects.length
            ? [
                `${entries.length - projects.length} of ${entries.length} projects: the plan rests on the newest that could be read.`,
              ]
            : []),
          ...(tasks.length < weeks
            ? [`Nothing else was found for ${weeks - tasks.length} of the ${weeks} weeks.`]
            : []),
        ],
      },
    }
  },
})

async function taskOf({ week, finding, inSongs, ofSongs }: PracticeTask, { entry, report }: OpenProject, depth: Depth) {
  const text = await fetchLesson(finding.lesson, 'en')
  const { tryThis, listenFor } = fillLesson(text[depth], lessonFigures(report, finding), String)
  const where = finding.place.bars ? ` (bars ${barsText(finding.place.bars)})` : ''
  const habit = ofSongs > 1 ? ` It is so in ${inSongs} of your ${ofSongs} newest songs.` : ''
  return {
    week,
    project: entry.id,
    finding: finding.id,
    task: `${tryThis[0] ?? ''}${where}`,
    because: `${finding.claim}${habit}`,
    listenFor,
  }
}

type Depth = 'beginner' | 'intermediate' | 'advanced'

const READ_PROJECTS = 12
