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
