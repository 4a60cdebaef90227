import type { TrackDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { audio, audioClip } from '../testing/report-of.ts'
import { songOf } from '../testing/song-of.ts'
import { songBody } from './song-body.ts'

/** A track with recordings of so many bars, each from a bar on. */
const takes = (...bars: (readonly [from: number, length: number])[]): TrackDescription =>
  audio({
    arrangementClips: bars.map(([from, length]) => audioClip({ startBeats: (from - 1) * 4, lengthBeats: length * 4 })),
  })

async function bodyOf(...tracks: TrackDescription[]) {
  const { parts, picture } = await songOf({ tracks })
  return songBody(
    parts.flatMap(({ clips }) => clips),
    picture.meters,
  ).map(({ start, end }) => [start / 4 + 1, end / 4])
}

describe('songBody', () => {
  it('leaves out snippets that lie four bars before the song, and four behind it', async () => {
    expect(await bodyOf(takes([1, 2], [7, 16], [27, 2]))).toEqual([[7, 22]])
  })

  it('keeps what lies nearer, and what lasts for a quarter of the song', async () => {
    expect(await bodyOf(takes([1, 2], [6, 16]))).toEqual([[1, 21]])
    expect(await bodyOf(takes([1, 4], [9, 16]))).toEqual([
      [1, 4],
      [9, 24],
    ])
  })

  it('fills a silence of one part by another', async () => {
    expect(await bodyOf(takes([1, 2], [20, 16]), takes([3, 17]))).toEqual([[1, 35]])
  })

  it('is nothing where nothing sounds', async () => {
    expect(await bodyOf(audio({ arrangementClips: [] }))).toEqual([])
  })
})
