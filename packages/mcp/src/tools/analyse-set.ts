import { z } from 'zod'
import { glanceAt } from '../library/glance.ts'
import { keyNames } from '../music/key-words.ts'
import { round } from '../music/numbers.ts'
import { leftOutField } from './fields.ts'
import { defineTool } from './tool.ts'

export const analyseSet = defineTool({
  name: 'set_analyse',
  scope: 'projects:read',
  title: 'Analyse a set',
  description:
    'Reads a Live set that is not in the library yet and makes its report: by path where the server runs on her own machine, by the id of an upload on the site. The set is not changed. Answers with its project id.',
  input: z.object({
    path: z.string().max(1000).optional().describe('Path of an .als file (local server)'),
    uploadId: z.string().max(200).optional().describe('Id or address of an upload (hosted server)'),
  }),
  output: z.object({
    project: z.string(),
    name: z.string(),
    bpm: z.number(),
    key: z.string(),
    stage: z.string(),
    bars: z.number(),
    findings: z.number(),
    leftOut: leftOutField,
  }),
  run: async ({ path, uploadId }, context) => {
    const { analyse, title } = context.library
    if (!analyse)
      return { kind: 'problem', message: `"${title}" takes no new sets. projects_find lists what it holds.` }
    if ((path === undefined) === (uploadId === undefined))
      return { kind: 'problem', message: 'Name either a path or an uploadId.' }
    const source =
      path === undefined ? { kind: 'upload' as const, uploadId: uploadId ?? '' } : { kind: 'path' as const, path }
    const opening = await analyse(source, context)
    if (opening.kind === 'problem') return opening
    const { entry, report } = opening.project
    const { bpm, key, guesses, stage, lengthBars, findings } = glanceAt(report)
    return {
      kind: 'answer',
      value: {
        project: entry.id,
        name: entry.name,
        bpm: round(bpm),
        key: keyNames(guesses ?? (key === null ? [] : [key])),
        stage,
        bars: round(lengthBars, 1),
        findings,
        leftOut: report.gaps
          .map(({ place, element, reason }) => `Not read: ${element} at ${place}. ${reason}`)
          .slice(0, 10),
      },
    }
  },
})
