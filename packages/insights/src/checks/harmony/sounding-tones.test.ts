import type { TrackDescription } from '@kvint/als/build'
import { expect, it } from 'vitest'
import { songOf } from '../../testing/song-of.ts'
import { bars, line, part } from './harmony.cases.ts'
import { readTracks } from './sounding-tones.ts'

const struck = (name: string, pitch: number) => part(name, line(Array.from({ length: 64 }, () => pitch)))
const namesOfRead = async (...tracks: TrackDescription[]) => {
  const song = await songOf({ tracks })
  expect(song.harmony.kind).toBe('unknown')
  return readTracks(song).map((id) => song.parts.find(({ track }) => track.id === id)?.track.name)
}

it('leaves out hits of one key where the notes have no key', async () => {
  const allTwelve = part('Keys', line(Array.from({ length: 128 }, (_, at) => 60 + (at % 12))))
  expect(await namesOfRead(allTwelve, struck('Zed', 84))).toEqual(['Keys'])
})

it('takes all tracks but drums where the notes were not read', async () => {
  expect(await namesOfRead(part('Keys', bars([[60]], 16)), struck('Drums', 38))).toEqual(['Keys'])
})
