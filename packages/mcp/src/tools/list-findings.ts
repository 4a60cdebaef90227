import { z } from 'zod'
import { everythingTold, type Finding } from '@kvint/report'
import { barsText, parseBars } from '../music/bar-lines.ts'
import { findTrack } from '../music/find-track.ts'
import { barsField, cursorField, leftOutField, nextCursorField, projectField, saveField } from './fields.ts'
import { lasting } from './lasting.ts'
import { ToolProblem, onProject } from './on-project.ts'
import { pageOf } from '../music/page.ts'
import { defineTool } from './tool.ts'

export const listFindings = defineTool({
  name: 'findings_list',
  scope: 'projects:read',
  title: 'Findings',
  description:
    'What was noticed in a project, the most telling first: one claim each with its first evidence, area, severity and confidence. severity info lists plain facts instead. For why it matters and what to try use finding_lesson.',
  input: z.object({
    project: projectField,
    save: saveField,
    area: z.enum(['harmony', 'rhythm', 'arrangement', 'mix', 'sound', 'files', 'workflow']).optional(),
    severity: z.enum(['fix', 'check', 'idea', 'strength', 'info']).optional(),
    stage: z.enum(['sketch', 'arrange', 'mix', 'export']).optional(),
    track: z.union([z.string().max(200), z.int()]).optional(),
    bars: barsField,
    limit: z.int().min(1).max(40).default(12),
    cursor: cursorField,
  }),
  output: z.object({
    project: z.string(),
    stage: z.string(),
    findings: z.array(
      z.object({
        id: z.string(),
        claim: z.string(),
        evidence: z.string(),
        area: z.string(),
        severity: z.string(),
        confidence: z.string(),
        bars: z.string().optional(),
      }),
    ),
    counts: z.string(),
    leftOut: leftOutField,
    nextCursor: nextCursorField,
  }),
  run: (input, context) =>
    onProject(input, context, ({ entry, report }) => {
      const track = input.track === undefined ? null : findTrack(report, input.track)
      if (track && 'problem' in track) return new ToolProblem(track.problem)
      const bars = parseBars(input.bars)
      const fitting = (input.severity === 'info' ? everythingTold(report) : report.findings).filter(
        ({ area, severity, stages, place }) =>
          (input.area === undefined || area === input.area) &&
          (input.severity === undefined || severity === input.severity) &&
          (input.stage === undefined || stages.includes(input.stage)) &&
          (track === null || place.trackIds.includes(track.id)) &&
          (bars === null || place.bars === null || (place.bars.from <= bars.to && place.bars.to >= bars.from)),
      )
      const page = pageOf(fitting, { cursor: input.cursor, limit: input.limit, of: 'findings' })
      return {
        project: entry.id,
        stage: `${report.overview.stage.stage}: ${report.overview.stage.because}`,
        findings: page.entries.map(shown),
        counts: counted(fitting),
        leftOut: [...page.leftOut],
        ...(page.nextCursor === undefined ? {} : { nextCursor: page.nextCursor }),
      }
    }),
})

const shown = lasting(({ id, claim, evidence, area, severity, confidence, place }: Finding) => ({
  id,
  claim,
  evidence: evidence[0]?.text ?? '',
  area,
  severity,
  confidence,
  ...(place.bars ? { bars: barsText(place.bars) } : {}),
}))

function counted(findings: readonly Finding[]): string {
  const counts = { fix: 0, check: 0, idea: 0, strength: 0, info: 0 }
  for (const { severity } of findings) counts[severity]++
  const said = SEVERITIES.filter((severity) => counts[severity] > 0).map(
    (severity) => `${counts[severity]} ${severity}`,
  )
  return said.join(', ') || 'none'
}

const SEVERITIES = ['fix', 'check', 'idea', 'strength', 'info'] as const
