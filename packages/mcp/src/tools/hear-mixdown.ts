import { z } from 'zod'
import { barsText } from '../music/bar-lines.ts'
import {
  alignmentText,
  differingChords,
  fileText,
  loudnessText,
  musicText,
  sectionText,
  spectrumText,
} from '../music/heard-lines.ts'
import { placeOf } from '../music/place.ts'
import { barsField, bounceField, detailField, leftOutField, projectField, saveField, sectionField } from './fields.ts'
import { openBounce, otherBounces, soundsOf } from './on-bounce.ts'
import { onProject, ToolProblem } from './on-project.ts'
import { defineTool } from './tool.ts'

export const hearMixdown = defineTool({
  name: 'hear_mixdown',
  scope: 'projects:read',
  title: 'Hear a bounce',
  description:
    'What a bounce of a project sounds like: loudness, peaks, tempo, key, sections with loudness and who plays, findings with bars, chords heard otherwise than written.',
  input: z.object({
    project: projectField,
    save: saveField,
    bounce: bounceField,
    bars: barsField,
    section: sectionField,
    detail: detailField,
  }),
  output: z.object({
    project: z.string(),
    bounce: z.string(),
    heard: z.array(z.string()),
    sections: z.array(z.string()),
    findings: z.array(z.string()),
    chords: z.array(z.string()),
    leftOut: leftOutField,
  }),
  run: (input, context) =>
    onProject(input, context, async (project) => {
      const sounds = soundsOf(context)
      if (sounds instanceof ToolProblem) return sounds
      const place = placeOf(project.report, input)
      if ('problem' in place) return new ToolProblem(place.problem)
      const opened = await openBounce(sounds, project, input.bounce, context)
      if (opened instanceof ToolProblem) return opened
      const { name, bounce } = opened
      const { hearing } = bounce
      const touches = (bars: { readonly from: number; readonly to: number } | null) =>
        place.isWhole || bars === null || (bars.from <= place.bars.to && bars.to >= place.bars.from)
      const left: string[] = [...hearing.remarks]
      const cut = (lines: readonly string[], most: number, of: string) => {
        if (lines.length > most) left.push(`${lines.length - most} more ${of}: name bars or a section.`)
        return lines.slice(0, most)
      }
      if (!hearing.alignment && !place.isWhole)
        left.push('The bounce is not laid on the set: bars and sections of it are not known.')
      const chords = bounce.chords.filter(({ bars }) => touches(bars))
      return {
        project: project.entry.id,
        bounce: name,
        heard: [
          fileText(hearing),
          alignmentText(hearing),
          loudnessText(hearing),
          musicText(hearing),
          ...(input.detail === 'detailed' ? [`third octaves, Hz: dB: ${spectrumText(hearing)}`] : []),
        ].filter((line) => line !== ''),
        sections: cut(
          bounce.sections.filter(({ bars }) => touches(bars)).map((section) => sectionText(project.report, section)),
          16,
          'sections',
        ),
        findings: cut(
          bounce.findings
            .filter(({ place: { bars } }) => touches(bars))
            .map(
              ({ id, severity, claim, place: { bars } }) =>
                `${severity}: ${claim}${bars ? ` [${barsText(bars)}]` : ''} (${id})`,
            ),
          input.detail === 'detailed' ? 40 : 8,
          'findings',
        ),
        chords: cut(differingChords({ ...bounce, chords }), 8, 'chords'),
        leftOut: [
          ...left,
          ...otherBounces(await sounds.bounces(project), name),
          ...(input.detail === 'detailed' ? [] : ['Spectrum: ask with detail detailed.']),
        ],
      }
    }),
})
