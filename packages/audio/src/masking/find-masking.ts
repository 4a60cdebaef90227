import { THIRD_OCTAVES_HZ } from '../measure/third-octaves.ts'
import { BANDS, powersOf, sliceBars, spread, type Slices, type Stem, type StemPowers } from './stem-powers.ts'

/** How much of one stem is heard through the others. */
export type StemAudibility = {
  /**
   * A value a bar, 0 to 1: the share of what makes the stem up (its own important bands) that stands out of the others.
   * Null where the stem rests.
   */
  readonly audible: readonly (number | null)[]
  /** The third octaves that the stem lives in, Hz: centres of the lowest and the highest. Null for a silent stem. */
  readonly bandsHz: readonly [number, number] | null
  /** Stretches in which it is covered though it is well heard elsewhere, in time's order. */
  readonly masked: readonly MaskedBars[]
}

export type MaskedBars = {
  /** Places in the list of bars, from 0; `toBar` is not included. */
  readonly fromBar: number
  readonly toBar: number
  /** Mean of `audible` in them. */
  readonly audible: number
  /** The stem's mean elsewhere. */
  readonly audibleElsewhere: number
  /** Who covers it, by place in the list of stems: share of the power that lies over its bands, the greatest first. */
  readonly maskers: readonly { readonly stem: number; readonly share: number }[]
}

/**
 * Which stems are covered by which, bar by bar. Each stem is weighed by its own important bands: a kick is no worse for
 * lacking 3 kHz. What each stem's power is against the spread power of all the others is decided slice by slice (0.19 s),
 * so that parts that take turns inside a bar do not cover each other.
 *
 * Pure: the stems' spectra are those of `hear` (`traces.spectrum`). Stems must carry the levels that they have in the mix:
 * exports of single tracks do, other files need `gainDb`.
 *
 * @param barEdges seconds at which bars begin, and the end of the last: one more than there are bars
 * @returns one entry a stem, in the order given
 * @example
 * findMasking([{ spectrum: lead }, { spectrum: pad, gainDb: -6 }], [0, 2, 4, 6])[0]?.masked
 * // [{ fromBar: 1, toBar: 3, audible: 0.12, audibleElsewhere: 0.8, maskers: [{ stem: 1, share: 1 }] }]
 */
export function findMasking(stems: readonly Stem[], barEdges: readonly number[]): readonly StemAudibility[] {
  const slices = sliceBars(barEdges)
  const powers = stems.map((stem) => powersOf(stem, slices))
  const covers = powers.map(spread)
  const all = new Float64Array(powers[0]?.length ?? 0)
  for (const cover of covers)
    for (let at = 0; at < all.length; at++) all[at] = (all[at] as number) + (cover[at] as number)
  return powers.map((own, index) => {
    const cover = covers[index] as StemPowers
    const rest = all.map((power, at) => Math.max(0, power - (cover[at] as number)))
    const sounding = soundingBars(own, slices)
    const audible = audibleBars(own, rest, slices).map((value, bar) => (sounding[bar] ? value : null))
    return {
      audible,
      bandsHz: ownBands(own),
      masked: coveredBars(audible).map((place) => ({
        ...place,
        maskers: maskersOf(own, covers, index, slices, place),
      })),
    }
  })
}

/** A bar in which a stem is this far below its loud bars is a tail or a rest. */
function soundingBars(own: StemPowers, { bars }: Slices): readonly boolean[] {
  const levels = Array.from({ length: bars.length - 1 }, (_, bar) => {
    const from = (bars[bar] as number) * BANDS
    const to = (bars[bar + 1] as number) * BANDS
    return own.subarray(from, to).reduce((sum, power) => sum + power, 0) / (to - from)
  })
  const loud = quantile(levels, 0.9)
  return levels.map((level) => level > loud * 10 ** (-REST_DB / 10))
}

/** Specific loudness of what stands out of the rest over that of the whole stem, bar by bar. */
function audibleBars(own: StemPowers, rest: StemPowers, { bars }: Slices): readonly number[] {
  return Array.from({ length: bars.length - 1 }, (_, bar) => {
    const from = (bars[bar] as number) * BANDS
    const to = (bars[bar + 1] as number) * BANDS
    const faint =
      own.subarray(from, to).reduce((most, power) => Math.max(most, power), SILENCE) * 10 ** (-FAINT_DB / 10)
    let heard = 0
    let all = 0
    for (let at = from; at < to; at++) {
      const power = own[at] as number
      if (power <= faint) continue
      const loudness = power ** LOUDNESS_EXPONENT
      const aboveDb = 10 * Math.log10(power / ((rest[at] as number) + SILENCE))
      all += loudness
      heard += loudness * Math.max(0, Math.min(1, (aboveDb - COVERED_DB) / (CLEAR_DB - COVERED_DB)))
    }
    return all > 0 ? heard / all : 0
  })
}

/** Runs of two bars and more in which much less of the stem is heard than usually. */
function coveredBars(audible: readonly (number | null)[]): Omit<MaskedBars, 'maskers'>[] {
  const usual = quantile(
    audible.filter((value) => value !== null),
    0.6,
  )
  const isCovered = (bar: number): boolean => {
    const value = audible[bar] ?? null
    return value !== null && value < Math.min(0.5, 0.6 * usual)
  }
  const places: Omit<MaskedBars, 'maskers'>[] = []
  for (let fromBar = 0, toBar = 0; fromBar < audible.length; fromBar = toBar + 1) {
    toBar = fromBar
    while (isCovered(toBar)) toBar++
    if (toBar - fromBar < FEWEST_BARS) continue
    places.push({
      fromBar,
      toBar,
      audible: mean(audible.slice(fromBar, toBar)),
      audibleElsewhere: mean(audible.filter((_, bar) => !isCovered(bar))),
    })
  }
  return places
}

/** Who lies over a stem: the power that each other one spreads into its bands, by how loud the stem is in them. */
function maskersOf(
  own: StemPowers,
  covers: readonly StemPowers[],
  index: number,
  { bars }: Slices,
  { fromBar, toBar }: { readonly fromBar: number; readonly toBar: number },
): MaskedBars['maskers'] {
  const shares = covers.map(() => 0)
  for (let at = (bars[fromBar] as number) * BANDS; at < (bars[toBar] as number) * BANDS; at++) {
    const power = own[at] as number
    if (power <= SILENCE) continue
    const others = covers.reduce((sum, cover, stem) => sum + (stem === index ? 0 : (cover[at] as number)), SILENCE)
    covers.forEach((cover, stem) => {
      if (stem !== index)
        shares[stem] = (shares[stem] as number) + (power ** LOUDNESS_EXPONENT * (cover[at] as number)) / others
    })
  }
  const total = shares.reduce((sum, share) => sum + share, 0)
  return shares
    .map((share, stem) => ({ stem, share: total > 0 ? share / total : 0 }))
    .filter(({ share }) => share > 0.01)
    .sort((a, b) => b.share - a.share)
}

/** The lowest and the highest third octave that are within 20 dB of the stem's strongest. */
function ownBands(own: StemPowers): readonly [number, number] | null {
  const bands = THIRD_OCTAVES_HZ.map((_, band) =>
    own.reduce((sum, power, at) => sum + (at % BANDS === band ? power : 0), 0),
  )
  const strongest = Math.max(...bands)
  if (strongest <= SILENCE) return null
  const counts = (power: number): boolean => power >= strongest / 100
  const hz = (band: number): number => Math.round(THIRD_OCTAVES_HZ[band] as number)
  return [hz(bands.findIndex(counts)), hz(bands.findLastIndex(counts))]
}

function quantile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(share * values.length)] ?? 0
}

function mean(values: readonly (number | null)[]): number {
  const known = values.filter((value) => value !== null)
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : 0
}

const SILENCE = 1e-14
/** What is that far below a stem's loudest in the same bar makes nothing of it up. */
const FAINT_DB = 40
const REST_DB = 25
/** Specific loudness grows with about the fourth root of power (Zwicker and Fastl: 0.23). */
const LOUDNESS_EXPONENT = 0.25
/** A band that far below the others' spread power is not heard; from there up to clear it counts in part. */
const COVERED_DB = -10
const CLEAR_DB = 2
const FEWEST_BARS = 2
