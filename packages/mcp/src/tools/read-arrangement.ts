import { z } from 'zod'
import { type ArrangementPicture, barAt, heardSpans, type Report, type UnusedLoop } from '@kvint/report'
import { barsOf, barsText, overlap } from '../music/bar-lines.ts'
import { entrances, namesOf } from '../music/entrances.ts'
import { round } from '../music/numbers.ts'
import { placeDifference } from '../music/place-difference.ts'
import { placeOf } from '../music/place.ts'
import { afterTheEnd } from '../music/after-the-end.ts'
import { soloRemark } from '../music/track-state.ts'
import { transitionLine } from '../music/transition-line.ts'
import { barsField, detailField, leftOutField, projectField, saveField, sectionField } from './fields.ts'
import { ToolProblem, onProject } from './on-project.ts'
import { defineTool } from './tool.ts'

export const readArrangement = defineTool({
  name: 'arrangement_read',
  scope: 'projects:read',
  title: 'Arrangement and energy',
  description:
    'Sections with bars, density (0 to 1 of the fullest: sounding tracks and notes, not loudness), what enters and leaves; transitions and what leads into them; the longest stretch where nothing changes; share of clips that copy an earlier one; session loops that the arrangement never uses; locators; tempo and meter changes. With bars or section: what plays there; comparedWith tells what differs in another place. detailed names every sounding track.',
  input: z.object({
    project: projectField,
    save: saveField,
    bars: barsField,
    section: sectionField,
    comparedWith: z.string().max(100).optional().describe('Another section, or bars: Drop 2; 65-80'),
    detail: detailField,
  }),
  output: z.object({
    project: z.string(),
    of: z.string(),
    bars: z.number(),
    sections: z.array(
      z.object({
        label: z.string(),
        part: z.string().optional(),
        bars: z.string(),
        density: z.number(),
        tracks: z.string(),
        enters: z.string(),
        leaves: z.string(),
      }),
    ),
    energy: z.string(),
    transitions: z.array(z.string()),
    longestUnchanged: z.string(),
    copyShare: z.number().optional(),
    unusedLoops: z.array(z.string()),
    locators: z.array(z.string()),
    tempoAndMeter: z.array(z.string()),
    playing: z.array(z.string()),
    difference: z.array(z.string()).optional(),
    leftOut: leftOutField,
  }),
  view: 'ui://kvint/arrangement',
  run: (input, context) =>
    onProject(input, context, ({ entry, report }) => {
      const place = placeOf(report, input)
      if ('problem' in place) return new ToolProblem(place.problem)
      const other = input.comparedWith === undefined ? undefined : placeOf(report, namedPlace(input.comparedWith))
      if (other && 'problem' in other) return new ToolProblem(other.problem)
      const { arrangement } = report
      const { sections, meters, locators } = arrangement
      const there = sections.filter((section) => overlap(section, place))
      const shown = there.slice(0, SHOWN_SECTIONS)
      const { transitions = [], unusedLoops = [] } = arrangement.form.unfolding ?? {}
      const loops = place.isWhole ? unusedLoops : []
      const steps = transitions.filter(({ bar }) => bar >= place.bars.from && bar <= place.bars.to)
      return {
        project: entry.id,
        of: OF[arrangement.of],
        bars: round(report.overview.lengthBars, 1),
        sections: shown.map((section) => {
          const { enters, leaves } = entrances(section, sections[sections.indexOf(section) - 1], report)
          const names = namesOf(section.trackIds, report)
          return {
            label: section.label,
            part: section.part?.kind,
            bars: barsText(barsOf(section, meters)),
            density: round(section.density),
            tracks: input.detail === 'detailed' ? names.join(', ') : String(names.length),
            enters: enters.join(', '),
            leaves: leaves.join(', '),
          }
        }),
        energy: there.map(({ density }) => '▁▂▃▄▅▆▇█'[Math.min(7, Math.floor(density * 8))]).join(''),
        transitions: steps.slice(0, SHOWN_SECTIONS).map((step) => transitionLine(step, report)),
        longestUnchanged: unchangedText(arrangement),
        copyShare: arrangement.form.copyShare === null ? undefined : round(arrangement.form.copyShare),
        unusedLoops: loops.slice(0, SHOWN_LOOPS).map((loop) => loopText(loop, report)),
        locators: locators
          .slice(0, SHOWN_LOCATORS)
          .map(({ name, startBeats }) => `${name} at bar ${barAt(meters, startBeats)}`),
        tempoAndMeter: changes(arrangement),
        playing: place.isWhole ? [] : playing(report, place),
        ...(other ? { difference: placeDifference(report, place, other) } : {}),
        leftOut: [
          ...(there.length > shown.length ? [`${there.length - shown.length} more sections: ask with bars.`] : []),
          ...(loops.length > SHOWN_LOOPS ? [`${loops.length - SHOWN_LOOPS} more unused loops.`] : []),
          ...(locators.length > SHOWN_LOCATORS ? [`${locators.length - SHOWN_LOCATORS} more locators.`] : []),
          ...soloRemark(report),
          ...afterTheEnd(report),
          'A set holds no audio: density is not loudness.',
        ],
      }
    }),
})

function unchangedText({ form: { longestUnchanged } }: ArrangementPicture): string {
  if (!longestUnchanged) return 'no stretch'
  const { from, to } = longestUnchanged
  return `bars ${barsText(longestUnchanged)} (${to - from + 1} bars of the same clips on the same tracks)`
}

function loopText({ trackId, name, lengthBeats, sceneIndex }: UnusedLoop, report: Report): string {
  const length = lengthBeats === null ? '' : `${round(lengthBeats)} beats, `
  return `${namesOf([trackId], report)[0] ?? trackId}: ${name || 'unnamed'} (${length}scene ${sceneIndex + 1})`
}

function changes({ tempos, meters }: ArrangementPicture): string[] {
  const steps = tempos
    .slice(0, SHOWN_CHANGES)
    .map(({ startBeats, bpm }) => `${round(bpm)} BPM from bar ${barAt(meters, startBeats)}`)
  const signatures = meters
    .slice(0, SHOWN_CHANGES)
    .map((meter) => `${meter.numerator}/${meter.denominator} from bar ${meter.startBar}`)
  return [...steps, ...signatures]
}

function playing(
  { arrangement: { clips, meters }, tracks }: Report,
  place: { startBeats: number; endBeats: number },
): string[] {
  const there = clips.filter((clip) => heardSpans(clip).some((span) => overlap(span, place)))
  const lines = there.slice(0, SHOWN_CLIPS).map((clip) => {
    const track = tracks.find(({ id }) => id === clip.trackId)
    return `${track?.name ?? clip.trackId}: ${clip.name || clip.sampleName || clip.kind}, bars ${barsText(barsOf(clip, meters))} (${clip.id})`
  })
  return there.length > SHOWN_CLIPS ? [...lines, `${there.length - SHOWN_CLIPS} more clips`] : lines
}

/** `9-16` are bars, anything else is a section. */
function namedPlace(text: string): { readonly bars: string } | { readonly section: string } {
  return /^\d{1,5}(-\d{1,5})?$/.test(text.trim()) ? { bars: text.trim() } : { section: text }
}

const OF = {
  arrangement: 'the arrangement',
  scenes: 'the scenes laid end to end: nothing is arranged yet',
  nothing: 'nothing: no clip is placed',
} as const
const SHOWN_SECTIONS = 40
const SHOWN_LOOPS = 12
const SHOWN_LOCATORS = 30
const SHOWN_CHANGES = 12
const SHOWN_CLIPS = 40
