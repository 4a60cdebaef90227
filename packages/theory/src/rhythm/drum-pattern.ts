/** Hits of a beat by their place in the song. */
export type DrumHits = {
  readonly kick: readonly number[]
  readonly snare: readonly number[]
  readonly hats: readonly number[]
  /** They count in fills alone. */
  readonly toms?: readonly number[]
}

export type DrumPatternName =
  | 'four on the floor'
  | 'backbeat'
  | 'half time'
  | 'two-step'
  | 'breakbeat'
  | 'dembow'
  | 'trap hats'

export type DrumPattern = {
  /** What the beat is called, the plainest first; empty where none of the names fits most bars. */
  readonly names: readonly DrumPatternName[]
  /** Bars, from 1, with kick or snare. */
  readonly bars: number
  /**
   * Bars, from 1, that close four bars with half as many hits again as usual, at least three, and more than either of the two before;
   * those that close eight bars and leave the beat for hits that it lacks, with as many kicks, snares and toms as usual, or have two
   * more of them; and those that close four and do both. Where the music moves its four bars, as by two bars put in, they move along.
   */
  readonly fills: readonly number[]
}

/**
 * Names the beat of a piece in four by where kick, snare and hats fall in most of its bars. The definitions are those of
 * teaching books on drum programming: the kick on every beat; the snare on two and four, or on three alone; two-step
 * without a kick on three; dembow's snares on 3 + 3 + 2; a break with sixteenths around its backbeat. Swung eighths count as eighths.
 *
 * `nameDrumPattern({ kick: [0, 1, 2, 3], snare: [1, 3], hats: [] })?.names` → `['four on the floor', 'backbeat']`
 */
export function nameDrumPattern(hits: DrumHits): DrumPattern | null {
  const bars = [...barsOf(isShuffled(hits) ? straightened(hits) : hits)].toSorted(([a], [b]) => a - b)
  const beaten = bars.filter(([, { kick, snare }]) => kick.size + snare.size > 0)
  if (beaten.length < FEWEST_BARS) return null
  const names = NAMES.filter(([, fits]) => beaten.filter(([, bar]) => fits(bar)).length >= beaten.length * MOST_BARS)
  const usual = median(beaten.map(([, bar]) => hitsIn(bar)))
  const hitsOf = new Map(bars.map(([bar, own]) => [bar, hitsIn(own)]))
  const beatenAt = new Map(beaten)
  const usualDrums = median(beaten.map(([, bar]) => drumsIn(bar)))
  /**
   * Whether a bar leaves the beat that three bars before it keep, with as many kicks and snares as usual, or has more of them than
   * these; both where it closes four bars alone.
   */
  const isTurned = (bar: number, own: DrumBar, closesEight: boolean): boolean => {
    const [[, fits] = []] = names
    const before = [1, 2, 3].flatMap((by) => beatenAt.get(bar - by) ?? [])
    if (fits === undefined || before.length < 3 || !before.every(fits)) return false
    const isBusier = before.every((one) => drumsIn(own) > drumsIn(one)) && drumsIn(own) >= usualDrums + FEWEST_TURNED
    // A kick that is left out alone is a gap.
    const isLeft = !fits(own) && drumsIn(own) >= usualDrums && before.every((one) => hasMoreThan(own, one))
    return closesEight ? isLeft || isBusier : isLeft && isBusier
  }
  const isFill = ([bar, own]: readonly [number, DrumBar], closesEight: boolean): boolean => {
    const before = Math.max(hitsOf.get(bar - 1) ?? 0, hitsOf.get(bar - 2) ?? 0)
    const isFuller = hitsIn(own) >= Math.max(usual * 1.5, usual + FEWEST_MORE) && hitsIn(own) > before
    return isFuller || isTurned(bar, own, closesEight)
  }
  return { names: names.map(([name]) => name), bars: beaten.length, fills: closingBars(beaten, isFill) }
}

/**
 * Bars, from 1, that are fills and close four bars, counted so that most of them do. The count begins at bar 1; to move it takes
 * three fills that fit it no more, and that are no bar of a loop of four or eight.
 */
function closingBars(
  bars: readonly (readonly [number, DrumBar])[],
  isFill: (bar: readonly [number, DrumBar], closesEight: boolean) => boolean,
): number[] {
  type Found = { readonly bar: number; readonly before: Found } | null
  let counts = Array.from({ length: 8 }, (_, first) => ({ score: first === 0 ? 0 : -MOVE, found: null as Found }))
  const barAt = new Map(bars)
  for (const one of bars) {
    const [bar, own] = one
    const isOfLoop = [4, 8].some((by) => bringsNothingNew(own, barAt.get(bar - 1), barAt.get(bar - by)))
    const best = counts.reduce((most, each) => (each.score > most.score ? each : most))
    counts = counts.map((count, first) => {
      const from = best.score - MOVE > count.score ? { ...best, score: best.score - MOVE } : count
      const place = (bar + 1 - first + 8) % 8
      return place % 4 === 0 && !(isOfLoop && first > 0) && isFill(one, place === 0)
        ? { score: from.score + 1, found: { bar: bar + 1, before: from.found } }
        : from
    })
  }
  const fills: number[] = []
  const best = counts.reduce((most, each) => (each.score > most.score ? each : most))
  for (let one = best.found; one; one = one.before) fills.push(one.bar)
  return fills.toReversed()
}

/** Whether the off-beats of kick and snare fall on the last third of their beat, and next to none on a sixteenth or the first third. */
function isShuffled({ kick, snare }: DrumHits): boolean {
  const within = [...kick, ...snare].map((beats) => beats - Math.floor(beats))
  const near = (...places: number[]) =>
    within.filter((at) => places.some((place) => Math.abs(at - place) < NEAR_THIRD)).length
  const late = near(2 / 3)
  return late > 0 && near(1 / 4, 1 / 3, 1 / 2, 3 / 4) * FEW_STRAIGHT <= late
}

function straightened({ kick, snare, hats, toms = [] }: DrumHits): DrumHits {
  const onEighth = (beats: number) => {
    const beat = Math.floor(beats)
    return Math.abs(beats - beat - 2 / 3) < NEAR_THIRD ? beat + 1 / 2 : beats
  }
  const [kicks = [], snares = [], tomHits = []] = [kick, snare, toms].map((places) => places.map(onEighth))
  return { kick: kicks, snare: snares, hats, toms: tomHits }
}

/** Sixteenths of a bar that are struck; of the hats also how many strokes end two steps shorter than a sixteenth. */
type DrumBar = {
  readonly kick: ReadonlySet<number>
  readonly snare: ReadonlySet<number>
  readonly hats: ReadonlySet<number>
  readonly toms: ReadonlySet<number>
  readonly rolled: number
}

function barsOf({ kick, snare, hats, toms = [] }: DrumHits): Map<number, DrumBar> {
  type Steps = Set<number>
  const bars = new Map<number, { kick: Steps; snare: Steps; hats: Steps; toms: Steps; rolled: number }>()
  const barAt = (beats: number) => {
    const number = Math.floor(beats / 4 + 1e-3)
    const bar = bars.get(number) ?? { kick: new Set(), snare: new Set(), hats: new Set(), toms: new Set(), rolled: 0 }
    bars.set(number, bar)
    return { bar, step: ((Math.round(beats * 4) % 16) + 16) % 16 }
  }
  for (const [name, places] of [
    ['kick', kick],
    ['snare', snare],
    ['hats', hats],
    ['toms', toms],
  ] as const)
    for (const beats of places) {
      const { bar, step } = barAt(beats)
      bar[name].add(step)
    }
  hats
    .toSorted((a, b) => a - b)
    .forEach((beats, index, all) => {
      // Two short steps in a row: a swung sixteenth has a short step after a long one.
      const steps = [index, index - 1].map((at) => (all[at] ?? 0) - (all[at - 1] ?? Number.NEGATIVE_INFINITY))
      if (steps.every((step) => step > 0.02 && step < 0.2)) barAt(beats).bar.rolled++
    })
  return bars
}

const on = (steps: ReadonlySet<number>, ...wanted: number[]): boolean => wanted.every((step) => steps.has(step))
const off = (steps: ReadonlySet<number>, ...unwanted: number[]): boolean => unwanted.every((step) => !steps.has(step))
const isBackbeat = ({ snare }: DrumBar): boolean => on(snare, 4, 12) && off(snare, 0, 8)

const NAMES: readonly (readonly [DrumPatternName, (bar: DrumBar) => boolean])[] = [
  ['four on the floor', ({ kick }) => on(kick, 0, 4, 8, 12)],
  ['backbeat', isBackbeat],
  ['half time', ({ snare }) => on(snare, 8) && off(snare, 4, 12) && snare.size <= MOST_AROUND_THREE],
  ['two-step', (bar) => isBackbeat(bar) && on(bar.kick, 0, 10) && off(bar.kick, 4, 8, 12) && bar.kick.size <= 3],
  [
    'breakbeat',
    (bar) =>
      isBackbeat(bar) &&
      off(bar.kick, 4, 12) &&
      [...bar.kick, ...bar.snare].filter((step) => step % 2 === 1).length >= 2,
  ],
  [
    'dembow',
    ({ kick, snare }) =>
      on(kick, 0) &&
      on(snare, 3, 6) &&
      [...snare].filter((step) => !DEMBOW_SNARES.has(step)).length <= MOST_BESIDE_DEMBOW,
  ],
  ['trap hats', ({ rolled }) => rolled >= 2],
]

function drumsIn({ kick, snare, toms }: DrumBar): number {
  return kick.size + snare.size + toms.size
}

function hitsIn(bar: DrumBar): number {
  return drumsIn(bar) + bar.hats.size
}

/** Whether what a bar has more than the one before it was in an earlier bar as well. */
function bringsNothingNew(own: DrumBar, before: DrumBar | undefined, earlier: DrumBar | undefined): boolean {
  if (!before || !earlier) return false
  return DRUM_VOICES.every((voice) =>
    [...own[voice]].every((step) => before[voice].has(step) || earlier[voice].has(step)),
  )
}

/** Whether a bar has a kick, snare or tom that another has not. */
function hasMoreThan(own: DrumBar, other: DrumBar): boolean {
  return DRUM_VOICES.some((voice) => [...own[voice]].some((step) => !other[voice].has(step)))
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const DRUM_VOICES = ['kick', 'snare', 'toms'] as const
/** 3 + 3 + 2, once or twice a bar. */
const DEMBOW_SNARES: ReadonlySet<number> = new Set([3, 6, 11, 14])
const MOST_BESIDE_DEMBOW = 1
/** Two more are a turn of the hats. */
const FEWEST_MORE = 3
/** Fills that a move of the four bars is worth. */
const MOVE = 3
/** Of kicks, snares and toms. */
const FEWEST_TURNED = 2
const FEWEST_BARS = 4
/** Less than half of the way from a third of a beat to a quarter of it. */
const NEAR_THIRD = 0.04
/** Four in five off-beats and more. */
const FEW_STRAIGHT = 4
/** The snare on three and a stroke or two that lead to it: more is a break. */
const MOST_AROUND_THREE = 3
const MOST_BARS = 0.6
