import type { Hearing } from '@kvint/audio'

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
  /** The same sound, turned up or down: every band, and every three seconds, differs by one and the same amount. */
  readonly isOnlyLevel: boolean
}

/**
 * What changed in the sound from one bounce to the next, at equal loudness.
 *
 * ```ts
 * compareBounces(earlier, later).bands // [{ hz: 63, db: -1.5 }]
 * ```
 */
export function compareBounces(a: Hearing, b: Hearing): BounceChanges {
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
    isOnlyLevel:
      isOnlyLevel(a, b) &&
      bands.every(
        ({ band, db, correlation }) => !carries(band) || (Math.abs(db) <= 0.1 && Math.abs(correlation) <= 0.02),
      ),
  }
}

/** Loudness over each three seconds, one against the other: no difference is 0.1 dB from another. */
function isOnlyLevel({ loudness: a }: Hearing, { loudness: b }: Hearing): boolean {
  if (a.shortTermLufs.length !== b.shortTermLufs.length) return false
  const differences = a.shortTermLufs.flatMap((from, at) => {
    const to = b.shortTermLufs[at] ?? null
    return from !== null && to !== null && from > QUIETEST_LUFS && to > QUIETEST_LUFS ? [to - from] : []
  })
  return differences.length > 0 && Math.max(...differences) - Math.min(...differences) < 0.1
}

const tenth = (value: number): number => Math.round(value * 10) / 10
const QUIETEST_LUFS = -60
