import { z } from 'zod'
import { fetchLesson } from '@kvint/insights/fetch-lesson'
import { termOf } from '@kvint/insights/glossary'
import { fillLesson, lessonFigures } from '@kvint/insights/lesson-figures'
import { everythingTold } from '@kvint/report'
import { barsText } from '../music/bar-lines.ts'
import { termResource } from '../terms/term-address.ts'
import { referenceForms } from '../music/reference-forms.ts'
import { leftOutField, projectField, saveField } from './fields.ts'
import { ToolProblem, onProject } from './on-project.ts'
import { defineTool } from './tool.ts'

export const findingLesson = defineTool({
  name: 'finding_lesson',
  scope: 'projects:read',
  title: 'One finding as a lesson',
  description:
    'A finding in depth: all its evidence, why it matters, what to try in Live step by step, what to listen for, how sure that is and what would change it, where to read on.',
  input: z.object({
    project: projectField,
    save: saveField,
    finding: z.string().min(1).max(200).describe('Id from findings_list'),
    depth: z.enum(['beginner', 'intermediate', 'advanced']).default('intermediate'),
  }),
  output: z.object({
    project: z.string(),
    finding: z.string(),
    claim: z.string(),
    kind: z.string(),
    evidence: z.array(z.string()),
    why: z.string(),
    tryThis: z.array(z.string()),
    listenFor: z.string(),
    honesty: z.string(),
    learnMore: z.array(z.string()),
    where: z.string(),
    leftOut: leftOutField,
  }),
  run: (input, context) =>
    onProject(input, context, async ({ entry, report }) => {
      const forms = referenceForms(input.finding)
      const told = everythingTold(report)
      const finding = told.find(({ id }) => forms.includes(id)) ?? told.find(({ checkId }) => forms.includes(checkId))
      if (!finding)
        return new ToolProblem(
          `There is no finding "${input.finding}" in this save. findings_list lists them with their ids.`,
        )
      const text = await fetchLesson(finding.lesson, 'en')
      const { why, tryThis, listenFor } = fillLesson(text[input.depth], lessonFigures(report, finding), String)
      const shown = finding.evidence.slice(0, SHOWN_EVIDENCE)
      const names = finding.place.trackIds.map(
        (id) => report.tracks.find((track) => track.id === id)?.name ?? String(id),
      )
      return {
        project: entry.id,
        finding: finding.id,
        claim: finding.claim,
        kind: `${finding.area}, ${finding.severity}, ${finding.confidence}`,
        evidence: shown.map(({ text, bars }) => (bars ? `${text} (bars ${barsText(bars)})` : text)),
        why,
        tryThis: [...tryThis],
        listenFor,
        honesty: finding.honesty,
        learnMore: finding.learnMore.map(({ title, reference }) => {
          const term = termOf(reference)
          return `${title}: ${term ? termResource(term) : reference}`
        }),
        where: [
          ...(names.length > 0 ? [`tracks ${names.join(', ')}`] : []),
          ...(finding.place.bars ? [`bars ${barsText(finding.place.bars)}`] : []),
          ...(finding.place.clipIds.length > 0 ? [`clips ${finding.place.clipIds.slice(0, 10).join(', ')}`] : []),
        ].join('; '),
        leftOut:
          finding.evidence.length > shown.length
            ? [`${finding.evidence.length - shown.length} more pieces of evidence of the same kind.`]
            : [],
      }
    }),
})

const SHOWN_EVIDENCE = 20
