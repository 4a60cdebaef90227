import type { ArrangementPicture, BarRange, Report } from '@kvint/report'
import { findClip } from './find-clip.ts'
import { barsOf, parseBars, stretchOfBars, type Stretch } from './bar-lines.ts'

export type Place = Stretch & { readonly bars: BarRange; readonly name: string; readonly isWhole?: true }

/**
 * The stretch of the arrangement that a question is about: bars, a section by its label (`B`, or `B 2` for the second
 * one of that name), a clip by its id, or the whole song.
 */
export function placeOf(
  report: Report,
  asked: {
    readonly bars?: string | undefined
    readonly section?: string | undefined
    readonly clip?: string | undefined
  },
): Place | { readonly problem: string } {
  const { arrangement } = report
  const bars = parseBars(asked.bars)
  if (bars) return { ...stretchOfBars(bars, arrangement.meters), bars, name: `bars ${bars.from} to ${bars.to}` }
  if (asked.section !== undefined) return placeOfSection(asked.section, arrangement)
  if (asked.clip !== undefined) return placeOfClip(asked.clip, report)
  const whole = { startBeats: 0, endBeats: Math.max(arrangement.lengthBeats, 1e-3) }
  return { ...whole, bars: barsOf(whole, arrangement.meters), name: 'the whole song', isWhole: true }
}

function placeOfSection(asked: string, { sections, meters }: ArrangementPicture): Place | { readonly problem: string } {
  const wanted = asked.trim().toLowerCase()
  const [, stem = wanted, number = '1'] = /^(.*\S)\s+(\d+)$/.exec(wanted) ?? []
  const labelled = (label: string) =>
    sections.filter((section) => section.label.toLowerCase() === label || section.part?.kind === label)
  const section = labelled(wanted)[0] ?? labelled(stem)[Number(number) - 1]
  if (!section) {
    return {
      problem: `There is no section "${asked}". Sections are: ${sections.map(({ label }) => label).join(', ') || 'none'}.`,
    }
  }
  return {
    startBeats: section.startBeats,
    endBeats: section.endBeats,
    bars: barsOf(section, meters),
    name: `section ${section.label}`,
  }
}

function placeOfClip(asked: string, report: Report): Place | { readonly problem: string } {
  const clip = findClip(report, asked)
  if ('problem' in clip) return clip
  return {
    startBeats: clip.startBeats,
    endBeats: clip.endBeats,
    bars: barsOf(clip, report.arrangement.meters),
    name: `clip "${clip.name}"`,
  }
}
