import { z } from 'zod'
import type { Metric } from '@kvint/insights'
import { factIndexOf } from '../library/fact-index.ts'
import type { SongOfProject } from '../library/fact-lookup.ts'
import { habitsOf } from '../library/habits.ts'
import { cursorField, detailField, leftOutField, nextCursorField } from './fields.ts'
import { pageOf } from '../music/page.ts'
import { defineTool } from './tool.ts'

export const libraryHabits = defineTool({
  name: 'library_habits',
  scope: 'library:read',
  title: 'Habits over the library',
  description:
    'What her projects have in common, over the newest save of each: tempo, keys, stages, lengths, form, devices, plug-ins, chord moves, findings that return. Counts, no ranking. detailed adds what to try. list: instead, every plug-in or device with its number of songs.',
  input: z.object({
    projects: z.int().min(1).max(500).default(100).describe('How many, newest first'),
    detail: detailField,
    list: z.enum(['plugins', 'devices']).optional(),
    cursor: cursorField,
  }),
  output: z.object({
    library: z.string(),
    projects: z.number(),
    habits: z.array(
      z.object({
        habit: z.string(),
        says: z.string(),
        shown: z.string().describe('The largest figures behind it'),
        tryThis: z.string().optional(),
      }),
    ),
    listed: z.array(z.string()).optional(),
    findings: z.array(z.string()),
    leftOut: leftOutField,
    nextCursor: nextCursorField,
  }),
  run: async (input, context) => {
    const index = await factIndexOf(context.library, { limit: input.projects, withSets: false }, context)
    const projects = index.songs(input.projects)
    if (input.list !== undefined) {
      const page = pageOf(countedIn(projects, input.list), {
        cursor: input.cursor,
        limit: SHOWN_LISTED,
        of: input.list,
      })
      const value = {
        library: context.library.title,
        projects: projects.length,
        habits: [],
        listed: [...page.entries],
        findings: [],
        leftOut: [...page.leftOut, ...index.leftOut],
        ...(page.nextCursor === undefined ? {} : { nextCursor: page.nextCursor }),
      }
      return { kind: 'answer', value }
    }
    const alone = projects.length < 2 ? ['Habits show from two projects on.'] : []
    return {
      kind: 'answer',
      value: {
        library: context.library.title,
        projects: projects.length,
        habits: habitsOf(projects).map((metric) => ({
          habit: metric.id,
          says: metric.claim,
          shown: largest(metric),
          ...(input.detail === 'detailed' ? { tryThis: metric.tryThis } : {}),
        })),
        findings: recurring(projects),
        leftOut: [...index.leftOut, ...alone, 'Samples, playing, pan and automation: a report does not carry them.'],
      },
    }
  },
})

/** `Serum (VST3): 4 songs`, the most used first. */
function countedIn(projects: readonly SongOfProject[], list: 'plugins' | 'devices'): string[] {
  const counts = new Map<string, number>()
  for (const { song } of projects) {
    const names =
      list === 'devices' ? song.devices : song.plugins.map(({ name, format }) => `${name} (${format.toUpperCase()})`)
    for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts]
    .sort(([a, inA], [b, inB]) => inB - inA || a.localeCompare(b))
    .map(([name, count]) => `${name}: ${count} ${count === 1 ? 'song' : 'songs'}`)
}

/** `120–130: 4, 90–100: 1`; of shares `Night Bus: 34 %`. */
function largest({ picture }: Metric): string {
  const sorted = picture.marks.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value)
  const isShare = (picture.kind === 'lines' ? picture.x : picture.unit) === 'share'
  const shown = sorted
    .slice(0, SHOWN_MARKS)
    .map(({ label, value }) => `${label}: ${isShare ? `${Math.round(100 * value)} %` : value}`)
  return [...shown, ...(sorted.length > SHOWN_MARKS ? [`${sorted.length - SHOWN_MARKS} more`] : [])].join(', ')
}

function recurring(projects: readonly SongOfProject[]): string[] {
  const byCheck = new Map<string, { count: number; claim: string }>()
  for (const { claims } of projects) {
    for (const [checkId, claim] of claims) {
      byCheck.set(checkId, { count: (byCheck.get(checkId)?.count ?? 0) + 1, claim })
    }
  }
  return [...byCheck]
    .sort(([, a], [, b]) => b.count - a.count)
    .slice(0, SHOWN)
    .map(([checkId, { count, claim }]) => `${checkId} in ${count} of ${projects.length}, such as: ${claim}`)
}

const SHOWN = 10
const SHOWN_LISTED = 80
const SHOWN_MARKS = 6
