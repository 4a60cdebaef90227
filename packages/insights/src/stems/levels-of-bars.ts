import { bandsBetween, type SpectrumFrames } from '@kvint/audio'

/** Level of each bar, dB of full scale; −120 for silence and where the file does not reach. */
export function levelsOfBars(spectrum: SpectrumFrames, edges: readonly number[]): number[] {
  const end = spectrum.frames * spectrum.secondsPerFrame
  return edges.slice(0, -1).map((start, bar) => {
    const stop = edges[bar + 1] ?? start
    if (stop <= 0 || start >= end) return SILENCE_DB
    const power = bandsBetween(spectrum, Math.max(0, start), stop).levelsDb.reduce(
      (sum, db) => sum + 10 ** (db / 10),
      0,
    )
    return Math.max(SILENCE_DB, Math.round(100 * Math.log10(power + 1e-12)) / 10)
  })
}

const SILENCE_DB = -120
