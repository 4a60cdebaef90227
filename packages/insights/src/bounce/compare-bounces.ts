import type { Hearing, SoundTraces } from '@kvint/audio'

/** What is kept of a heard file, for comparing. */
export type HeardSound = { readonly hearing: Hearing; readonly traces: SoundTraces }

/** The later bounce against the earlier one; differences are later − earlier. */
export type BounceChanges = {
  readonly loudnessLu: number | null
  readonly rangeLu: number
  readonly truePeakDb: number | null
  /** Peak to loudness: below 0, the later one is denser. */
  readonly densityDb: number | null
  readonly lengthSeconds: number
  /** Third octaves that differ by 1 dB or more once both are equally loud. */
  readonly bands: readonly { readonly hz: number; readonly db: number }[]
  /** Third octaves whose correlation differs by 0.2 or more. */
  readonly widths: readonly { readonly hz: number; readonly correlation: number }[]
  /** The same sound, turned up or down: all bands of all moments differ by one and the same amount. */
  readonly isOnlyLevel: boolean
}

/**
 * What changed in the sound from one bounce to the next, at equal loudness.
 *
 * ```ts
 * compareBounces(before, after).bands // [{ hz: 63, db: -1.5 }]
 * ```
 */
export function compareBounces(before: HeardSound, after: HeardSound): BounceChanges {
  const [a, b] = [before.hearing, after.hearing]
  const difference = (from: number | null, to: number | null) =>
    from === null || to === null ? null : tenth(to - from)
  const loudnessLu = difference(a.loudness.integratedLufs, b.loudness.integratedLufs)
  const top = Math.max(...a.bands.levelsDb, ...b.bands.levelsDb)
  const carries = (band: number) => Math.max(a.bands.levelsDb[band] ?? -120, b.bands.levelsDb[band] ?? -120) > top - 50
  const bands = a.bands.centresHz.map((hz, band) => ({
    hz,
    band,
    db: tenth((b.bands.levelsDb[band] ?? 0) - (a.bands.levelsDb[band] ?? 0) - (loudnessLu ?? 0)),
    correlation: Math.round(((b.bands.correlations[band] ?? 0) - (a.bands.correlations[band] ?? 0)) * 100) / 100,
  }))
  return {
    loudnessLu,
    rangeLu: tenth(b.loudness.rangeLu - a.loudness.rangeLu),
    truePeakDb: difference(a.loudness.truePeakDbtp, b.loudness.truePeakDbtp),
    densityDb: difference(a.loudness.plrDb, b.loudness.plrDb),
    lengthSeconds: tenth(b.durationSeconds - a.durationSeconds),
    bands: bands.flatMap(({ hz, band, db }) => (carries(band) && Math.abs(db) >= 1 ? [{ hz, db }] : [])),
    widths: bands.flatMap(({ hz, band, correlation }) =>
      carries(band) && Math.abs(correlation) >= 0.2 ? [{ hz, correlation }] : [],
    ),
    isOnlyLevel: isOnlyLevel(before.traces, after.traces),
  }
}

/** Loudness of all hundredths of a second that sound, one against the other: the spread about the median is below 0.05 dB. */
function isOnlyLevel(before: SoundTraces, after: SoundTraces): boolean {
  const [a, b] = [before.steps.power, after.steps.power]
  if (a.length !== b.length) return false
  const differences: number[] = []
  for (let at = 0; at < a.length; at++) {
    const [from, to] = [a[at] ?? 0, b[at] ?? 0]
    if (from > QUIETEST && to > QUIETEST) differences.push(10 * Math.log10(to / from))
  }
  if (differences.length < FEWEST_STEPS) return false
  const sorted = differences.toSorted((x, y) => x - y)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return at(0.98) - at(0.02) < 0.1
}

const tenth = (value: number): number => Math.round(value * 10) / 10
/** −60 LUFS, about. */
const QUIETEST = 1e-6
const FEWEST_STEPS = 100
