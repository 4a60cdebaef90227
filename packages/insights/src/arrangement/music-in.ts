import { type ArrangementPicture, barsBetween, beatOfBar, secondsBetween, type SectionReport } from '@kvint/report'
import type { Activity } from '../song/song.ts'

/** Sections in which something sounds in half of the bars or more: an empty start is none. */
export function soundingSections({
  sections,
  meters,
  form,
}: Pick<ArrangementPicture, 'sections' | 'meters' | 'form'>): SectionReport[] {
  return sections.filter(({ startBeats, endBeats }) => {
    const { from, to } = barsBetween(meters, startBeats, endBeats)
    const filled = form.densityPerBar.slice(from - 1, to).filter((density) => density > 0)
    return filled.length * 2 >= to - from + 1
  })
}

/** Seconds of the bars in which something sounds: holes and an empty start are no music. */
export function secondsOfMusic(
  { meters, tempos }: Pick<ArrangementPicture, 'meters' | 'tempos'>,
  { tracks }: Pick<Activity, 'tracks'>,
): number {
  let seconds = 0
  let from: number | null = null
  for (let bar = 1; bar <= tracks.length + 1; bar++) {
    const isFilled = (tracks[bar - 1]?.size ?? 0) > 0
    if (isFilled) from ??= bar
    else if (from !== null) {
      seconds += secondsBetween(tempos, beatOfBar(meters, from), beatOfBar(meters, bar))
      from = null
    }
  }
  return seconds
}
