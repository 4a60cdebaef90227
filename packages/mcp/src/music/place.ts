import type { ArrangementPicture, BarRange, Report } from '@kvint/insights'
import { barsOf, parseBars, stretchOfBars, type Stretch } from './bar-lines.ts'

export type Place = Stretch & { readonly bars: BarRange; readonly name: string }

/**
 * The stretch of the arrangement that a question is about: bars, a section by its label (`B`, or `B 2` for the second
 * one of that name), a clip by its id, or the whole song.
 */
export function placeOf(
  { arrangement }: Report,
  asked: {
    readonly bars?: string | undefined
    readonly section?: string | undefined
    readonly clip?: string | undefined
  },
): Place | { readonly problem: string } {
  const bars = parseBars(asked.bars)
  if (bars) return { ...stretchOfBars(bars, arrangement.meters), bars, name: `bars ${bars.from} to ${bars.to}` }
  if (asked.section !== undefined) return placeOfSection(asked.section, arrangement)
  if (asked.clip !== undefined) return placeOfClip(asked.clip, arrangement)
  const whole = { startBeats: 0, endBeats: Math.max(arrangement.lengthBeats, 1e-3) }
  return { ...whole, bars: barsOf(whole, arrangement.meters), name: 'the whole song' }
}

function placeOfSection(asked: string, { sections, meters }: ArrangementPicture): Place | { readonly problem: string } {
  const wanted = asked.trim().toLowerCase()
  const [, stem = wanted, number = '1'] = /^(.*\S)\s+(\d+)$/.exec(wanted) ?? []
  const labelled = (label: string) => sections.filter((section) => section.label.toLowerCase() === label)
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

function placeOfClip(asked: string, { clips, meters }: ArrangementPicture): Place | { readonly problem: string } {
  const clip = clips.find(({ id }) => id === asked)
  if (!clip) return { problem: `There is no clip "${asked}". track_detail lists a track's clips with their ids.` }
  return {
    startBeats: clip.startBeats,
    endBeats: clip.endBeats,
    bars: barsOf(clip, meters),
    name: `clip "${clip.name}"`,
  }
}
