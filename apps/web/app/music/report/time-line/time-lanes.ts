import {
  barAt,
  barsOfBeats,
  beatOfBar,
  beatsOfBars,
  type BeatRange,
  type ChordReading,
  type ClipReport,
  type Finding,
  type Report,
  type TrackReport,
} from '@kvint/report'
import type { ReportCopy } from '../copy/en/report.ts'
import { signNames } from '../form/sign-names.ts'
import { sectionName } from '../model/section-name.ts'
import { spellOut } from '../model/spell-out.ts'
import type { TimeItem, TimeLane } from './step-item.ts'
import type { TimeLayout } from './time-layout.ts'

/** What a press on each kind of item does. */
export type TimePresses = {
  readonly section: (range: BeatRange) => void
  readonly finding: (finding: Finding) => void
  readonly chord: (chord: ChordReading) => void
  readonly clip: (clip: ClipReport) => void
  readonly bar: (beats: number) => void
}

/** Everything in the time line that has a name, lane by lane from the top. */
export function timeLanes(
  report: Report,
  { lanes, parts }: TimeLayout,
  words: ReportCopy,
  { numbers, presses }: { readonly numbers: ReadonlyMap<string, number>; readonly presses: TimePresses },
): TimeLane[] {
  const { arrangement, harmony, findings } = report
  const { meters, sections, form } = arrangement
  const nameOf = new Map<TrackReport['id'], string>(report.tracks.map(({ id, name }) => [id, name]))
  const namesOf = (ids: readonly number[]) => ids.flatMap((id) => nameOf.get(id) ?? [])
  const transitions = new Map(form.unfolding?.transitions.map((each) => [each.bar, each]))

  const sectionItems = sections.map((section): TimeItem => {
    const range = { start: section.startBeats, end: section.endBeats }
    const bars = barsOfBeats(meters, range)
    const step = transitions.get(bars.from)
    const signs = step && (signNames(step.signs, words.form.signs).join(', ') || words.form.noSign)
    return {
      key: String(section.startBeats),
      startBeats: section.startBeats,
      endBeats: section.endBeats,
      said: words.timeLine.section(
        sectionName(section, words.strip.parts),
        bars,
        section.trackIds.length,
        signs ?? null,
      ),
      press: () => presses.section(range),
    }
  })
  const findingItems = findings.flatMap((finding): TimeItem[] => {
    if (!finding.place.bars) return []
    const { start, end } = beatsOfBars(meters, finding.place.bars)
    const number = numbers.get(finding.id)
    const said = `${number ? `${number}. ` : ''}${finding.claim}`
    return [{ key: finding.id, startBeats: start, endBeats: end, said, press: () => presses.finding(finding) }]
  })
  const chords = harmony.kind === 'known' ? harmony.chords : []
  const chordItems = chords.map((chord): TimeItem => {
    // A lone tone has no function yet.
    const place = chord.roman === null ? [] : [chord.roman, words.harmony.functions[chord.function]]
    const said = [spellOut(chord.symbol), ...place]
    return {
      key: String(chord.startBeats),
      startBeats: chord.startBeats,
      endBeats: chord.endBeats,
      said: words.timeLine.chord(said.join(', '), barAt(meters, chord.startBeats)),
      press: () => presses.chord(chord),
    }
  })
  const keyItems = (harmony.kind === 'known' ? harmony.localKeys : []).map((key): TimeItem => {
    const range = { start: key.startBeats, end: key.endBeats }
    return {
      key: String(key.startBeats),
      startBeats: key.startBeats,
      endBeats: key.endBeats,
      said: words.key.stretch(barsOfBeats(meters, range), key.name),
      press: () => presses.section(range),
    }
  })
  const clipsOf = Map.groupBy(arrangement.clips, ({ trackId }) => trackId)
  const partLanes = parts.rows
    .filter(({ isOpen }) => isOpen !== true)
    .map(({ key, tracks, y, height }): TimeLane => ({
      key,
      y: parts.y + y,
      height,
      items: tracks
        .flatMap(({ id }) => (typeof id === 'number' ? (clipsOf.get(id) ?? []) : []))
        .toSorted((a, b) => a.startBeats - b.startBeats)
        .map((clip) => ({
          key: clip.id,
          startBeats: clip.startBeats,
          endBeats: clip.endBeats,
          said: words.arrangement.spoken(
            nameOf.get(clip.trackId) ?? '',
            clip.name || (clip.sampleName ?? ''),
            barsOfBeats(meters, { start: clip.startBeats, end: clip.endBeats }),
            clip.isHeard,
          ),
          press: () => presses.clip(clip),
        })),
    }))
  const moves = new Map(form.moves.map((move) => [move.bar, move]))
  const barItems = form.densityPerBar.map((density, index): TimeItem => {
    const [bar, move] = [index + 1, moves.get(index + 1)]
    const start = beatOfBar(meters, bar)
    return {
      key: String(bar),
      startBeats: start,
      endBeats: beatOfBar(meters, bar + 1),
      said: words.form.spoken(bar, density, namesOf(move?.enters ?? []), namesOf(move?.leaves ?? [])),
      press: () => presses.bar(start),
    }
  })
  const lane = (key: 'sections' | 'findings' | 'chords' | 'keys' | 'energy', items: TimeItem[]): TimeLane[] => {
    const place = lanes[key]
    return place ? [{ key, ...place, items }] : []
  }
  return [
    ...lane('sections', sectionItems),
    ...lane('findings', findingItems),
    ...lane('chords', chordItems),
    ...lane('keys', keyItems),
    ...partLanes,
    ...lane('energy', barItems),
  ]
}
