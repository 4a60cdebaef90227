/** What a player does to the level of a song. Looked up, never measured by us: each row says when and where. */
export type Platform = {
  readonly name: string
  /** The loudness that songs are brought to, LUFS. */
  readonly referenceLufs: number
  /** Whether it turns quiet songs up, and if so, whether only as far as their peaks allow 1 dB below full scale. */
  readonly turnsUp: 'no' | 'within-peaks'
  /** Year and month of the look-up. */
  readonly checked: string
  readonly source: string
}

/** What the platform would do to a song: the gain that it is played with, dB. */
export function platformGain({ referenceLufs, turnsUp }: Platform, lufs: number, truePeakDbtp: number | null): number {
  const gain = referenceLufs - lufs
  if (gain <= 0) return gain
  return turnsUp === 'no' ? 0 : Math.max(0, Math.min(gain, -1 - (truePeakDbtp ?? 0)))
}

/** Pages disagree about Amazon and Deezer, and every platform may change this at any time. */
export const PLATFORMS: readonly Platform[] = [
  {
    name: 'Spotify',
    referenceLufs: -14,
    turnsUp: 'within-peaks',
    checked: '2026-11',
    source: 'support.spotify.com, Loudness normalization',
  },
  {
    name: 'Apple Music (Sound Check)',
    referenceLufs: -16,
    turnsUp: 'within-peaks',
    checked: '2026-11',
    source: 'apu.software, Apple Music loudness target',
  },
  {
    name: 'YouTube',
    referenceLufs: -14,
    turnsUp: 'no',
    checked: '2026-11',
    source: 'productionadvice.co.uk, YouTube Music',
  },
  {
    name: 'YouTube Music',
    referenceLufs: -7,
    turnsUp: 'no',
    checked: '2026-11',
    source: 'productionadvice.co.uk, YouTube Music',
  },
  {
    name: 'Tidal',
    referenceLufs: -14,
    turnsUp: 'no',
    checked: '2026-11',
    source: 'ryanschwabe.com, Music streaming and loudness normalization',
  },
  {
    name: 'Amazon Music',
    referenceLufs: -14,
    turnsUp: 'no',
    checked: '2026-11',
    source: 'lexpi.ai, Loudness for streaming',
  },
  { name: 'Deezer', referenceLufs: -15, turnsUp: 'no', checked: '2026-11', source: 'lexpi.ai, Loudness for streaming' },
]
