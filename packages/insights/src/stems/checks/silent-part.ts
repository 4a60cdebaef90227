import { beatsOfBars, type BarRange, heardSpans } from '@kvint/report'
import type { Check } from '../../checks/check.ts'
import { aboutSet } from '../../checks/evidence.ts'
import { term } from '../../checks/sources.ts'
import { quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import type { StemPart, StemsOnSet } from '../stems-on-set.ts'

export const silentPart: Check<StemsOnSet> = {
  id: 'HE38',
  title: 'A part with notes that is silent in its stem',
  area: 'sound',
  severity: 'check',
  stages: ['arrange', 'mix', 'export'],
  confidence: 'certain',
  source: 'Four bars and more in a row with notes that play in the set, and less than −70 dBFS in the stem',
  find: (stems) => {
    const silent = stems.parts.flatMap((part) =>
      silentBars(stems, part).map((bars) => ({ bars, name: part.name, trackId: part.trackId })),
    )
    const [first] = silent
    if (!first) return null
    return {
      claim: say`${quoted(first.name)} has notes in bars ${String(first.bars.from)} to ${String(first.bars.to)}, and its stem is silent there.`,
      evidence: silent.map(({ bars, name, trackId }) => ({
        ...aboutSet(
          say`Bars ${String(bars.from)} to ${String(bars.to)}: notes of ${quoted(name)} that are not heard`,
          bars,
        ),
        trackId,
      })),
      figures: { part: first.name },
    }
  },
  learnMore: [term('Track', 'track')],
  honesty:
    'That the stem is silent is certain. Why is not in it: a mute, a missing plug-in or sample, or notes that are newer than the export.',
}

/** Runs of bars in which the track's notes begin and its stem holds nothing. */
function silentBars({ report, place }: StemsOnSet, { trackId, levelsDb }: StemPart): BarRange[] {
  const { clips, meters } = report.arrangement
  const contents = Map.groupBy(clips, ({ contentId, id }) => contentId ?? id)
  const starts = clips
    .filter((clip) => clip.trackId === trackId)
    .flatMap((clip) => {
      const notes = contents.get(clip.contentId ?? clip.id)?.[0]?.notes ?? []
      const spans = heardSpans(clip)
      const isOpen = (beat: number): boolean => spans.some((span) => beat >= span.startBeats && beat < span.endBeats)
      return notes.map(([, start]) => clip.startBeats + start).filter(isOpen)
    })
  const found: BarRange[] = []
  let from = 0
  for (let bar = 1; bar <= levelsDb.length + 1; bar++) {
    const { start, end } = beatsOfBars(meters, { from: bar, to: bar })
    const isInFile = place.secondsAt(start) >= 0 && (levelsDb[bar - 1] ?? -120) <= SILENT_DB
    const isSilent = bar <= levelsDb.length && isInFile && starts.some((beat) => beat >= start && beat < end)
    if (isSilent && from === 0) from = bar
    if (isSilent || from === 0) continue
    if (bar - from >= FEWEST_BARS) found.push({ from, to: bar - 1 })
    from = 0
  }
  return found
}

const SILENT_DB = -70
const FEWEST_BARS = 4
