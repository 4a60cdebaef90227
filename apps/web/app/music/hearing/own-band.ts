import type { HeardBands } from '@kvint/audio'
import { findSound, listBounces } from './heard-database.ts'

/** The middle half of her other bounces, band by band. */
export type OwnBand = { readonly songs: number; readonly low: readonly number[]; readonly high: readonly number[] }

/** The band of her other songs; `null` with fewer than three of them. */
export async function ownBand(print: string): Promise<OwnBand | null> {
  const prints = new Set((await listBounces()).map(({ bounce }) => bounce.print).filter((other) => other !== print))
  const sounds = await Promise.all([...prints].slice(0, MOST_SONGS).map(findSound))
  const levels = sounds.flatMap((sound) =>
    sound && sound.hearing.durationSeconds >= 30 ? [relativeLevels(sound.hearing.bands)] : [],
  )
  if (levels.length < FEWEST_SONGS) return null
  const quartile = (band: number, share: number): number => {
    const sorted = levels.map((one) => one[band] ?? 0).toSorted((a, b) => a - b)
    return sorted[Math.round((sorted.length - 1) * share)] ?? 0
  }
  const bands = levels[0]?.map((_, band) => band) ?? []
  return {
    songs: levels.length,
    low: bands.map((band) => quartile(band, 0.25)),
    high: bands.map((band) => quartile(band, 0.75)),
  }
}

/** Levels against their mean from 200 Hz to 4 kHz: files of any loudness can be compared. */
export function relativeLevels({ centresHz, levelsDb }: HeardBands): number[] {
  const middle = levelsDb.filter((_, band) => {
    const hz = centresHz[band] ?? 0
    return hz > 190 && hz < 4100
  })
  const mean = middle.reduce((sum, level) => sum + level, 0) / Math.max(1, middle.length)
  return levelsDb.map((level) => level - mean)
}

const FEWEST_SONGS = 3
const MOST_SONGS = 40
