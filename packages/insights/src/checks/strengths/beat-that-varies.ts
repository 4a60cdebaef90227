import { barAt, beatOfBar } from '@kvint/report'
import { DRUM_ROLES } from '../../roles/role-by-name.ts'
import type { Part, Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { confidenceByRole } from '../roles-of.ts'
import { saw } from '../saw.ts'
import { term } from '../sources.ts'
import { count } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const beatThatVaries: Check = {
  id: 'ST-BEAT',
  title: 'A beat that stays itself and still changes',
  area: 'rhythm',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  source: 'Three different bars, and half of all bars heard before: rules of thumb for “varied, and known again”',
  find: (song) => {
    const varied = song.parts.flatMap((part) => {
      if (!DRUM_ROLES.has(part.report.role.role) || isSliced(part)) return []
      const bars = barsOf(song, part)
      const kinds = new Set(bars).size
      const isKnownAgain = (bars.length - kinds) * 2 >= bars.length
      const isVaried = kinds >= FEWEST_KINDS && bothHalves(bars).every(hasVariant(bars))
      return bars.length >= FEWEST_BARS && isKnownAgain && isVaried ? [{ part, bars, kinds }] : []
    })
    const sighting = saw(varied, {
      name: ({ part }) => part.track.name,
      one: (name, { bars, kinds }) =>
        say`${name} keeps its beat and varies it: ${String(kinds)} different bars among ${String(bars.length)}.`,
      many: (number, names) => say`${number} drum parts keep their beat and vary it: ${names}.`,
      evidence: ({ part, bars, kinds }) =>
        aboutTrack(part, say`${count(kinds, 'different bar')} among ${String(bars.length)} with notes`),
    })
    return sighting && { ...sighting, confidence: confidenceByRole(varied.map(({ part }) => part)) }
  },
  learnMore: [term('Groove', 'groove')],
  honesty: 'Likely: the bars are counted, and that this is a drum part follows from its name, devices or samples.',
}

/** One recording in slices, on the pads of a Drum Rack: drums, or a melody as well. */
function isSliced({ devices }: Part): boolean {
  const files = devices.flatMap(({ device }) => device.samples.map(({ fileName }) => fileName))
  return files.length > 1 && new Set(files).size === 1
}

/** What a part plays in each bar that has notes: which pitches begin where in it. */
function barsOf({ picture: { meters } }: Song, { clips }: Part): string[] {
  const hits = new Map<number, Set<string>>()
  for (const { report, notes } of clips) {
    if (!report.isHeard) continue
    for (const [pitch, startBeats] of notes) {
      const at = report.startBeats + startBeats
      const bar = barAt(meters, at)
      const place = Math.round((at - beatOfBar(meters, bar)) * STEPS_A_BEAT)
      hits.set(bar, (hits.get(bar) ?? new Set()).add(`${String(pitch)}@${String(place)}`))
    }
  }
  return [...hits.values()].map((bar) => [...bar].toSorted().join(' '))
}

function bothHalves(bars: readonly string[]): (readonly string[])[] {
  const middle = Math.ceil(bars.length / 2)
  return [bars.slice(0, middle), bars.slice(middle)]
}

/**
 * Whether a bar stands there that is none of the two commonest around it, and no part of a loop of four bars: two that take turns
 * are one beat of two bars, and a section with another beat varies nothing.
 */
function hasVariant(bars: readonly string[]): (some: readonly string[]) => boolean {
  const varied = new Set(
    bars.filter((bar, at) => {
      const around = bars.slice(Math.max(0, at - AROUND_BARS), at + AROUND_BARS + 1)
      const common = [...Map.groupBy(around, (one) => one).values()].toSorted((a, b) => b.length - a.length).slice(0, 2)
      return !common.flat().includes(bar) && bars[at - LOOP_BARS] !== bar && bars[at + LOOP_BARS] !== bar
    }),
  )
  return (some) => some.some((bar) => varied.has(bar))
}

/** Hits less than a 24th of a beat off a triplet or sixteenth grid count as on it: hands are not machines. */
const STEPS_A_BEAT = 12
const FEWEST_BARS = 8
const AROUND_BARS = 4
const LOOP_BARS = 4
const FEWEST_KINDS = 3
