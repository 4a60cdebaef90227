import { buildSet } from '@kvint/als/build'
import { expect, test } from 'vitest'
import { projectFacts } from './project-facts.ts'
import { readProject } from './read-project.ts'

test('a device deep in a rack and a sample of the session are found where they stand', async () => {
  const content = await buildSet({
    tracks: [
      {
        kind: 'midi',
        name: 'Kit',
        devices: [
          {
            tag: 'DrumGroupDevice',
            chains: [1, 2, 3, 4, 5, 6].map((pad) => ({
              name: `Pad ${pad}`,
              devices: [{ tag: 'OriginalSimpler' }, ...(pad === 6 ? [{ tag: 'Limiter', isOn: false }] : [])],
            })),
          },
        ],
      },
      {
        kind: 'audio',
        name: 'Loops',
        sessionClips: {
          2: { kind: 'audio', lengthBeats: 4, sample: { path: '/Users/sol/Song Project/Samples/kick loop.wav' } },
        },
      },
    ],
  })
  const work = { signal: new AbortController().signal, progress: () => undefined }
  const reading = await readProject(content, 'Song.als', work)
  if (reading.kind === 'problem') throw new Error(reading.message)
  const { places } = projectFacts(reading.report, reading.set)
  expect(places).toContainEqual({ kind: 'device', text: 'limiter', place: 'Limiter on Kit, in a rack, off' })
  expect(places).toContainEqual({ kind: 'sample', text: 'kick loop.wav', place: 'kick loop.wav in scene 3 of Loops' })
})

test('of a set that holds more than a song, the first places are kept, and the beginning of their names', async () => {
  const content = await buildSet({
    tracks: [{ kind: 'midi', name: 'Kit', devices: [{ tag: 'Limiter' }] }],
  })
  const work = { signal: new AbortController().signal, progress: () => undefined }
  const reading = await readProject(content, 'Song.als', work)
  if (reading.kind === 'problem') throw new Error(reading.message)
  const [track] = reading.set.tracks
  const [device] = track?.devices ?? []
  if (!track || !device) throw new Error('The set has a track with a device.')
  const full = {
    ...reading.set,
    tracks: [{ ...track, name: 'x'.repeat(2_000), devices: Array.from({ length: 6_000 }, () => device) }],
  }
  const { places } = projectFacts(reading.report, full)
  expect(places).toHaveLength(5_000)
  expect(Math.max(...places.map(({ text, place }) => text.length + place.length))).toBeLessThan(1_300)
})
