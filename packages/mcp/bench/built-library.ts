import { buildSet, exampleSet, jamSet, type SetDescription } from '@kvint/als/build'
import { type MemorySave, type ProjectLibrary, memoryLibrary, readProject } from '../src/index.ts'

/** Projects with known contents, built as files and read like any other: a song with an older save, a jam, a sketch. */
export async function builtLibrary(): Promise<ProjectLibrary> {
  const song = exampleSet()
  const older: SetDescription = {
    ...song,
    tempo: 120,
    tracks: (song.tracks ?? [])
      .filter(({ name }) => name !== 'Lead')
      .map((track) => (track.name === 'Bass' ? { ...track, volumeDb: -9 } : track)),
  }
  return memoryLibrary('Built library', [
    {
      id: 'example',
      name: 'Example song',
      saves: [
        await save('Example song', '2026-03-02T10:00:00.000Z', song),
        await save('Example song older', '2026-02-01T10:00:00.000Z', older),
      ],
    },
    { id: 'jam', name: 'Session jam', saves: [await save('Session jam', '2026-01-15T10:00:00.000Z', jamSet())] },
    { id: 'sketch', name: 'Dorian sketch', saves: [await save('Dorian sketch', '2025-12-01T10:00:00.000Z', SKETCH)] },
  ])
}

async function save(name: string, savedAt: string, description: SetDescription): Promise<MemorySave> {
  const content = await buildSet(description)
  const work = { signal: new AbortController().signal, progress: () => undefined }
  const reading = await readProject(content, `${name}.als`, work)
  if (reading.kind === 'problem') throw new Error(reading.message)
  return { id: name.toLowerCase().replaceAll(' ', '-'), savedAt, report: reading.report, set: reading.set }
}

/** Four bars at 92 BPM with one electric piano: Dm7 – G7 over and over. */
const SKETCH: SetDescription = {
  tempo: 92,
  tracks: [
    {
      kind: 'midi',
      name: 'Rhodes',
      devices: [{ tag: 'Operator' }],
      arrangementClips: [
        {
          kind: 'midi',
          name: 'Vamp',
          startBeats: 0,
          lengthBeats: 16,
          notes: [0, 8].flatMap((bar) => [
            ...[50, 60, 65, 69].map((pitch) => ({ pitch, startBeats: bar, durationBeats: 4 })),
            ...[43, 59, 65, 71].map((pitch) => ({ pitch, startBeats: bar + 4, durationBeats: 4 })),
          ]),
        },
      ],
    },
  ],
}
