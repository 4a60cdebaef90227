import { barAt, type Report } from '@kvint/report'
import { barsOf, barsText } from '../music/bar-lines.ts'
import { entrances, namesOf } from '../music/entrances.ts'
import { round } from '../music/numbers.ts'
import type { PlacesInReport } from './places.ts'

/** Where a report shows a word of form. */
export const FORM_PLACES: PlacesInReport = {
  drop: (report) => byDensity(report, -1),
  breakdown: (report) => byDensity(report, 1),
  'build-up': (report) =>
    report.arrangement.sections.flatMap((section, at, all) => {
      const { enters } = entrances(section, all[at - 1], report)
      return at > 0 && enters.length > 0
        ? [`bar ${barsOf(section, report.arrangement.meters).from}: ${enters.join(', ')} enter`]
        : []
    }),
  density: ({ arrangement: { sections } }) => sections.map(({ label, density }) => `${label} ${round(density)}`),
  loop: ({ arrangement: { clips, meters } }) =>
    repeats(clips).map(
      ({ clip, times }) => `${clip.name || clip.kind} at bars ${barsText(barsOf(clip, meters))}, played ${times} times`,
    ),
  locator: ({ arrangement: { locators, meters } }) =>
    locators.map(({ name, startBeats }) => `"${name}" at bar ${barAt(meters, startBeats)}`),
  meter: ({ arrangement: { meters } }) =>
    meters.map((meter) => `${meter.numerator}/${meter.denominator} from bar ${meter.startBar}`),
  section: ({ arrangement: { sections, meters } }) =>
    sections.map((section) => `${section.label}, bars ${barsText(barsOf(section, meters))}`),
}

function byDensity(report: Report, sign: 1 | -1): string[] {
  const { sections, meters } = report.arrangement
  return [...sections]
    .sort((a, b) => sign * (a.density - b.density))
    .slice(0, 2)
    .map(
      (section) =>
        `${section.label}, bars ${barsText(barsOf(section, meters))}: density ${round(section.density)}, ${namesOf(section.trackIds, report).join(', ')}`,
    )
}

function repeats(clips: Report['arrangement']['clips']) {
  const counts = new Map<string, { clip: (typeof clips)[number]; times: number }>()
  for (const clip of clips) {
    if (clip.contentId === null) continue
    const before = counts.get(clip.contentId)
    counts.set(clip.contentId, before ? { ...before, times: before.times + 1 } : { clip, times: 1 })
  }
  return [...counts.values()].filter(({ times }) => times > 1).sort((a, b) => b.times - a.times)
}
