import { barAt, beatOfBar, pitchName, type SectionReport } from '@kvint/report'
import { heardMeter } from '../../arrangement/heard-meter.ts'
import { heardPieces } from '../../arrangement/heard-pieces.ts'
import { without } from '../../arrangement/set-arithmetic.ts'
import { DRUM_ROLES } from '../../roles/role-by-name.ts'
import type { Part, Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { isOfStabs, isSliced } from '../devices-of.ts'
import { padName } from '../rhythm/drum-pattern-of.ts'
import { confidenceByRole } from '../roles-of.ts'
import { term } from '../sources.ts'
import { count, list, pitch, quoted, type Said } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const beatThatVaries: Check = {
  id: 'ST-BEAT',
  title: 'A beat that is varied where phrases end',
  area: 'rhythm',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Four-bar groups are what dance music counts in: Butler, Unlocking the Groove (2006). Three different bars, half of all bars heard before, a third varied at most and two in a row, two thirds of them where four bars end, and one in 32 bars: rules of thumb',
  find: (song) => {
    // Scenes have no order that one could tell.
    if (song.picture.of === 'scenes' || heardMeter(song)) return null
    const varied = song.parts.flatMap((part) => {
      if (!DRUM_ROLES.has(part.report.role.role) || isSliced(part) || isOfStabs(part)) return []
      const bars = barsOf(song, part)
      const kinds = new Set(bars.map(({ hits }) => hits)).size
      const variants = variantsOf(bars, (bar) => sectionAt(song, bar))
      const isKnownAgain = (bars.length - kinds) * 2 >= bars.length && variants.size * 3 <= bars.length
      const ends = [...variants].filter(
        ([{ bar }]) =>
          endsFourBars(song, bar) ||
          (endsFourBars(song, bar + 1) && [...variants.keys()].some((next) => next.bar === bar + 1)),
      )
      const isVaried =
        kinds >= FEWEST_KINDS &&
        ends.filter(([{ bar }]) => endsFourBars(song, bar)).length >= FEWEST_ENDS &&
        ends.length * 3 >= variants.size * 2 &&
        ends.length * MOST_BARS_AN_END >= bars.length &&
        halvesOf(bars).every((half) => half.some((bar) => variants.has(bar)))
      return bars.length >= FEWEST_BARS && isKnownAgain && isVaried ? [{ part, bars, kinds, ends }] : []
    })
    const [told] = varied.toSorted((a, b) => b.ends.length - a.ends.length)
    if (!told) return null
    const { part, bars, kinds, ends } = told
    const numbers = ends.map(([{ bar }]) => String(bar))
    const [[first] = [bars[0]]] = ends
    const at = first?.bar ?? 1
    const to = ends.some(([{ bar }]) => bar === at + 1) ? at + 1 : at
    const start = Math.max(1, to - LOOP_BARS + 1)
    return {
      claim: say`${quoted(part.track.name)} varies its beat towards the end of four bars: in bars ${list(numbers, 6)}.`,
      evidence: [
        ...ends
          .slice(0, MOST_TOLD)
          .map(([one, common]) => aboutTrack(part, differenceOf(part, one, common), { from: one.bar, to: one.bar })),
        aboutTrack(part, say`${count(kinds, 'different bar')} among ${String(bars.length)} with notes`),
      ],
      confidence: confidenceByRole([part]),
      place: { trackIds: [part.track.id], clipIds: [], bars: { from: start, to } },
      figures: { track: part.track.name, bar: at, start, times: ends.length },
    }
  },
  learnMore: [term('Groove', 'groove')],
  honesty: 'Likely: the bars are counted, and that this is a drum part follows from its name, devices or samples.',
}

/** What a part plays in a bar that has notes: which keys are struck where in it, as `38@12`. `restBeats`: from its last hit to the next one where a bar or more lies between, else 0. */
type Bar = { readonly bar: number; readonly hits: string; readonly restBeats: number }

function barsOf({ picture: { meters } }: Song, { clips }: Part): Bar[] {
  const struck = clips
    .flatMap(heardPieces)
    .flatMap(({ report, notes }) =>
      notes.map(([pitch, startBeats]) => {
        const at = report.startBeats + startBeats
        return { pitch, at, bar: barAt(meters, at) }
      }),
    )
    .toSorted((a, b) => a.at - b.at)
  const bars = [...Map.groupBy(struck, ({ bar }) => bar)]
  return bars.map(([bar, notes], index) => {
    const from = beatOfBar(meters, bar)
    const hits = new Set(
      notes.map(({ pitch, at }) => `${String(pitch)}@${String(Math.round((at - from) * STEPS_A_BEAT))}`),
    )
    const last = notes.at(-1)?.at ?? from
    const rest = (bars[index + 1]?.[1][0]?.at ?? last) - last
    const isRest = rest > beatOfBar(meters, bar + 1) - from - HAIR_BEATS
    return { bar, hits: [...hits].toSorted().join(' '), restBeats: isRest ? Math.round(rest) : 0 }
  })
}

function halvesOf(bars: readonly Bar[]): (readonly Bar[])[] {
  const middle = Math.ceil(bars.length / 2)
  return [bars.slice(0, middle), bars.slice(middle)]
}

/**
 * Bars that are none of the two commonest around them and no part of a loop of four bars, each with the commonest at its place of a
 * beat of two bars in its section: two that take turns are one beat, and a section with another beat varies nothing.
 */
function variantsOf(
  bars: readonly Bar[],
  sectionOf: (bar: number) => SectionReport | undefined,
): ReadonlyMap<Bar, Bar> {
  const found = new Map(
    bars.flatMap((one, at) => {
      const around = bars.slice(Math.max(0, at - AROUND_BARS), at + AROUND_BARS + 1)
      const kinds = [...Map.groupBy(around, ({ hits }) => hits).values()].toSorted((a, b) => b.length - a.length)
      const isCommon = kinds.slice(0, 2).some((same) => same.length > 1 && same.includes(one))
      const isOfLoop = [-LOOP_BARS, LOOP_BARS].some((by) => bars[at + by]?.hits === one.hits)
      const section = sectionOf(one.bar)
      const inTurn = bars.filter(
        (other) =>
          other !== one &&
          (other.bar - one.bar) % 2 === 0 &&
          Math.abs(other.bar - one.bar) <= 2 * AROUND_BARS &&
          sectionOf(other.bar) === section,
      )
      const [same = []] = [...Map.groupBy(inTurn, ({ hits }) => hits).values()].toSorted((a, b) => b.length - a.length)
      const [common] = same
      // What comes later is not yet known.
      const isHeardBefore = same.some(({ bar }) => bar < one.bar)
      const isVariant = common && common.hits !== one.hits && same.length >= FEWEST_ALIKE && isHeardBefore
      // One bar, or two by turns, that one knows.
      const known = kinds.slice(0, 2).flat().length
      const isKnown = known * 4 >= (around.length - 1) * 3
      return isVariant && isKnown && !isCommon && !isOfLoop ? [[one, common] as const] : []
    }),
  )
  const isFound = (at: number): boolean => {
    const bar = bars[at]
    return bar !== undefined && found.has(bar)
  }
  // Three bars of it in a row are another passage.
  const isPassage = (at: number): boolean =>
    [-2, -1, 0].some((by) => [0, 1, 2].every((step) => isFound(at + by + step)))
  return new Map([...found].filter(([one]) => !isPassage(bars.indexOf(one))))
}

/** Whether a bar is the last of four, counted from where its section begins. */
function endsFourBars(song: Song, bar: number): boolean {
  return (bar - barAt(song.picture.meters, sectionAt(song, bar)?.startBeats ?? 0) + 1) % LOOP_BARS === 0
}

function sectionAt({ picture: { meters, sections } }: Song, bar: number): SectionReport | undefined {
  const beats = beatOfBar(meters, bar)
  return sections.findLast(({ startBeats }) => startBeats <= beats + HAIR_BEATS)
}

/** Hits that a bar has more and less than another, with the pads they are on. */
function differenceOf(part: Part, one: Bar, common: Bar): Said {
  const its = new Set(one.hits.split(' '))
  const usual = new Set(common.hits.split(' '))
  const [more, less] = [without(its, usual), without(usual, its)]
  const keys = [...new Set([...more, ...less].map((hit) => Number(hit.split('@')[0])))]
  const pads = list(
    keys.map((key) => {
      const name = padName(part, key)
      return name === null ? pitch(pitchName(key)) : quoted(name)
    }),
  )
  const bar = String(one.bar)
  if (more.length === 0 && less.length > 1 && one.restBeats > 0)
    return say`bar ${bar} breaks off for a rest: the next hit comes ${count(one.restBeats, 'beat')} later`
  if (less.length === 0) return say`bar ${bar} adds ${count(more.length, 'hit')}: ${pads}`
  if (more.length === 0) return say`bar ${bar} leaves out ${count(less.length, 'hit')}: ${pads}`
  return say`bar ${bar} adds ${count(more.length, 'hit')} and leaves out ${String(less.length)}: ${pads}`
}

/** Hits less than a 24th of a beat off a triplet or sixteenth grid count as on it: hands are not machines. */
const STEPS_A_BEAT = 12
const FEWEST_BARS = 8
const AROUND_BARS = 4
const LOOP_BARS = 4
/** Of the bars in turn with it, eight before to eight after: fewer are no beat that one knows. */
const FEWEST_ALIKE = 3
const FEWEST_KINDS = 3
const FEWEST_ENDS = 2
const MOST_BARS_AN_END = 32
const MOST_TOLD = 8
const HAIR_BEATS = 1 / 16
