import { z } from 'zod'
import { compareBounces as changesBetween, type BounceChanges, type HeardBounce } from '@kvint/insights'
import { barsText } from '../music/bar-lines.ts'
import { round } from '../music/numbers.ts'
import { leftOutField, projectField } from './fields.ts'
import { noBounce, openBounce, otherBounces, soundsOf } from './on-bounce.ts'
import { onProject, ToolProblem } from './on-project.ts'
import { defineTool } from './tool.ts'

export const compareBounces = defineTool({
  name: 'compare_bounces',
  scope: 'projects:read',
  title: 'Compare two bounces',
  description:
    'What changed from one bounce to the next: loudness, peaks, spectrum and width at equal loudness, sections. For the set use saves_compare.',
  input: z.object({
    project: projectField,
    before: z.string().max(1000).optional().describe('Bounce; default the one before'),
    after: z.string().max(1000).optional().describe('Bounce; default the newest'),
  }),
  output: z.object({
    project: z.string(),
    before: z.string(),
    after: z.string(),
    summary: z.string(),
    changes: z.array(z.string()).describe('Third octaves, at equal loudness'),
    sections: z.array(z.string()),
    leftOut: leftOutField,
  }),
  run: (input, context) =>
    onProject({ project: input.project }, context, async (project) => {
      const sounds = soundsOf(context)
      if (sounds instanceof ToolProblem) return sounds
      const bounces = await sounds.bounces(project)
      const afterName = input.after ?? bounces.find(({ name }) => name !== input.before)?.name
      const later = bounces.findIndex(({ name }) => name === afterName)
      const beforeName = input.before ?? bounces[later + 1]?.name
      if (afterName === undefined) return new ToolProblem(noBounce(project))
      if (beforeName === undefined || (later === -1 && input.before === undefined))
        return new ToolProblem(`Name two bounces of "${project.entry.name}": "${afterName}" has none before it.`)
      const before = await openBounce(sounds, project, beforeName, context)
      if (before instanceof ToolProblem) return before
      const after = await openBounce(sounds, project, afterName, context)
      if (after instanceof ToolProblem) return after
      const changes = changesBetween(before.bounce.hearing, after.bounce.hearing)
      return {
        project: project.entry.id,
        before: before.name,
        after: after.name,
        summary: summaryOf(changes),
        changes: [
          ...changes.bands.map(({ hz, db }) => `${Math.round(hz)} Hz ${signed(db)} dB`),
          ...changes.widths.map(
            ({ hz, correlation }) =>
              `${Math.round(hz)} Hz ${correlation < 0 ? 'wider' : 'narrower'} (${signed(correlation)})`,
          ),
        ],
        sections: sectionChanges(before.bounce, after.bounce),
        leftOut: otherBounces(bounces, before.name, after.name),
      }
    }),
})

function summaryOf({ loudnessLu, rangeLu, truePeakDb, densityDb, lengthSeconds, isOnlyLevel }: BounceChanges): string {
  if (isOnlyLevel)
    return loudnessLu === 0 ? 'The same sound at the same level.' : `${signed(loudnessLu ?? 0)} LU, and nothing else.`
  return [
    ...(loudnessLu === null ? ['one of them is silence'] : [`loudness ${signed(loudnessLu)} LU`]),
    `range ${signed(rangeLu)} LU`,
    ...(truePeakDb === null ? [] : [`true peak ${signed(truePeakDb)} dB`]),
    ...(densityDb === null ? [] : [`peak to loudness ${signed(densityDb)} dB`]),
    ...(lengthSeconds === 0 ? [] : [`length ${signed(lengthSeconds)} s`]),
  ].join(', ')
}

/** Sections of one name that both hold, by loudness and width. */
function sectionChanges({ sections: earlier }: HeardBounce, { sections: later }: HeardBounce): string[] {
  return later.flatMap((section) => {
    const { label, bars, lufs, widthDb } = section
    const before = earlier.find((other) => other.label === label && other.bars.from === bars.from)
    if (!before || before.lufs === null || lufs === null) return []
    const wider = round((widthDb ?? 0) - (before.widthDb ?? 0), 1)
    const louder = round(lufs - before.lufs, 1)
    if (louder === 0 && Math.abs(wider) < 1) return []
    return [
      `${label} (${barsText(bars)}): ${signed(louder)} LU to ${lufs} LUFS${Math.abs(wider) < 1 ? '' : `, side ${signed(wider)} dB`}`,
    ]
  })
}

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value))
