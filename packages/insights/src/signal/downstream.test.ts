import { expect, it } from 'vitest'
import { audio, midi } from '../testing/report-of.ts'
import { songOf } from '../testing/song-of.ts'
import { downstreamOf } from './downstream.ts'

const namesBehind = async (name: string, ...tracks: Parameters<typeof songOf>[0]['tracks'] & object) => {
  const { parts } = await songOf({ tracks })
  const [part] = parts.filter(({ track }) => track.name === name)
  return part && downstreamOf(parts, part).map(({ track }) => track.name)
}

it('follows groups and busses, and returns where a part goes by its sends alone', async () => {
  const low = { kind: 'group', name: 'Low', output: { track: 'Bus' } } as const
  const bass = midi({ name: 'Bass', group: 'Low', sends: { Room: -6 } })
  const room = { kind: 'return', name: 'Room' } as const
  expect(await namesBehind('Bass', audio({ name: 'Bus' }), low, bass, room)).toEqual(['Low', 'Bus'])
  const sendsOnly = { output: { target: 'AudioOut/None', upperName: 'Sends Only', lowerName: '' } }
  expect(await namesBehind('Bass', midi({ name: 'Bass', sends: { Room: -6 }, ...sendsOnly }), room)).toEqual(['Room'])
  expect(await namesBehind('Bass', midi({ name: 'Bass', sends: { Room: -70 }, ...sendsOnly }), room)).toEqual([])
})

it('follows twenty thousand tracks, each routed to the next', async () => {
  const { parts } = await songOf({ tracks: [audio({ output: { track: 'Bus' } }), audio({ name: 'Bus' })] })
  const [part] = parts
  if (!part?.track.output) throw new Error('The first track is routed to the second')
  const { track } = part
  const row = Array.from({ length: 20_000 }, (_, id) => ({
    ...part,
    track: { ...track, id, output: { ...part.track.output, trackId: id + 1 } },
  }))
  expect(downstreamOf(row as typeof parts, row[0] as typeof part)).toHaveLength(19_999)
})

it('does not put a part behind itself where its sound comes back', async () => {
  const ring = ['A', 'B', 'C'].map((name, at, all) => audio({ name, output: { track: all[(at + 1) % 3] ?? '' } }))
  expect(await namesBehind('A', ...ring)).toEqual(['B', 'C'])
})
