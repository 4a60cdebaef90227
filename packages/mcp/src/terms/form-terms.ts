import { barAt, type Report } from '@kvint/report'
import { barsOf, barsText } from '../music/bar-lines.ts'
import { entrances, namesOf } from '../music/entrances.ts'
import { round } from '../music/numbers.ts'
import type { Term } from './term.ts'

export const FORM_TERMS: readonly Term[] = [
  {
    name: 'drop',
    aliases: ['climax', 'peak'],
    meaning:
      'The section where most plays at once, usually after a thin one. The contrast makes it, not the loudness alone.',
    examples: (report) => byDensity(report, -1),
  },
  {
    name: 'breakdown',
    aliases: ['break', 'bridge'],
    meaning: 'A section in which most tracks pause, so that what follows is heard as full again.',
    examples: (report) => byDensity(report, 1),
  },
  {
    name: 'build-up',
    aliases: ['buildup', 'build', 'riser'],
    meaning: 'A section that grows towards the next: tracks enter, notes become denser, filters open.',
    examples: (report) =>
      report.arrangement.sections.flatMap((section, at, all) => {
        const { enters } = entrances(section, all[at - 1], report)
        return at > 0 && enters.length > 0
          ? [`bar ${barsOf(section, report.arrangement.meters).from}: ${enters.join(', ')} enter`]
          : []
      }),
  },
  {
    name: 'density',
    aliases: ['energy', 'energy curve'],
    meaning:
      'How many tracks sound and how many notes they play, compared with the fullest section. A set holds no audio, so this is not loudness.',
    examples: ({ arrangement: { sections } }) => sections.map(({ label, density }) => `${label} ${round(density)}`),
  },
  {
    name: 'loop',
    aliases: ['loop trap', '8-bar loop', 'stuck in a loop', 'four-bar loop'],
    meaning: 'A short stretch that repeats. It becomes a song when something is taken away, changed or answered.',
    examples: ({ arrangement: { clips, meters } }) =>
      repeats(clips).map(
        ({ clip, times }) =>
          `${clip.name || clip.kind} at bars ${barsText(barsOf(clip, meters))}, played ${times} times`,
      ),
  },
  {
    name: 'locator',
    aliases: ['marker'],
    meaning: 'A named place on the arrangement of Live. Locators make the form visible and playable.',
    examples: ({ arrangement: { locators, meters } }) =>
      locators.map(({ name, startBeats }) => `"${name}" at bar ${barAt(meters, startBeats)}`),
  },
  {
    name: 'meter',
    aliases: ['time signature', 'metre', 'bar', 'beat'],
    meaning: 'How many beats make a bar and which note value counts as one. 4/4 has four quarter notes.',
    examples: ({ arrangement: { meters } }) =>
      meters.map((meter) => `${meter.numerator}/${meter.denominator} from bar ${meter.startBar}`),
  },
]

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
