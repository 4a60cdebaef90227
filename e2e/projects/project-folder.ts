import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildSet } from '@kvint/als/build'
import { bounceFile, notes, samplesOf, setFile, waveFile } from './tune.ts'

/**
 * Files of one song on the disk: `Tune.als`, its bounce, two stems called by the tracks of `Duet.als`, and a Live project with a sample
 * that its set plays.
 */
export async function writeTune() {
  const folder = mkdtempSync(join(tmpdir(), 'kvint-tune-'))
  const write = (path: string, content: Uint8Array) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
    return join(folder, path)
  }
  const [low, high] = [notes(1), notes(5)]
  const clip = { kind: 'midi' as const, name: 'Tune', startBeats: 0, lengthBeats: 64 }
  const loud = (line: ReturnType<typeof notes>) => line.map((note) => ({ ...note, velocity: 100 }))
  const duet = await buildSet({
    tempo: 120,
    tracks: [
      { kind: 'midi', name: 'Keys', arrangementClips: [{ ...clip, notes: loud(low) }] },
      { kind: 'midi', name: 'Bells', arrangementClips: [{ ...clip, notes: loud(high) }] },
    ],
  })
  const played = await buildSet({
    tempo: 120,
    tracks: [
      {
        kind: 'audio',
        name: 'Loop',
        arrangementClips: [
          {
            kind: 'audio',
            name: 'Line',
            startBeats: 0,
            lengthBeats: 64,
            sample: { path: '/Music/Line Project/Samples/Imported/Line.wav' },
          },
        ],
      },
    ],
  })
  const line = bounceFile('Line.wav', low).buffer
  write('Line Project/Line.als', played)
  write('Line Project/Samples/Imported/Line.wav', line)
  return {
    folder,
    set: write('Tune.als', (await setFile()).buffer),
    bounce: write('Tune.wav', line),
    duet: write('Duet.als', duet),
    stems: [
      write('Duet Keys.wav', waveFile('Keys', samplesOf(low)).buffer),
      write('Duet Bells.wav', waveFile('Bells', samplesOf(high)).buffer),
    ],
    project: join(folder, 'Line Project'),
  }
}
