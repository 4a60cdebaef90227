import type { TrackDescription } from '@kvint/als/build'
import { expect, it } from 'vitest'
import { audio, audioClip, reportOf } from '../testing/report-of.ts'
import { songSummary } from './song-summary.ts'
import { summaryNb } from './summary-nb.ts'

const take = (file: string, from: number, bars: number) =>
  audioClip({ startBeats: from * 4, lengthBeats: bars * 4, sample: { path: `/Music/${file}.wav` } })
const on = (name: string, ...arrangementClips: ReturnType<typeof take>[]) => audio({ name, arrangementClips })
const last = async (...tracks: readonly TrackDescription[]) => {
  const report = await reportOf({ tracks: [on('Bass', take('bass', 0, 16)), ...tracks] })
  return [songSummary(report).at(-1) ?? '', songSummary(report, summaryNb).at(-1) ?? '']
}

it('one recording on several tracks at once is told, piece after piece', async () => {
  const twice = [take('voice', 8, 3), take('voice 2', 11, 1)]
  expect(await last(on('Voice', ...twice), on('Voice loud', ...twice))).toEqual([
    'In bars 9 to 12 the same recording lies on two tracks at once.',
    'I takt 9 til 12 ligger det samme opptaket på to spor samtidig.',
  ])
})

it('not for less than four bars, on one track, elsewhere in the song, or on a track that is off', async () => {
  const told = async (...tracks: readonly TrackDescription[]) => (await last(...tracks))[0]
  const voice = on('Voice', take('voice', 8, 4))
  expect(await told(on('Voice', take('voice', 8, 3)), on('Echo', take('voice', 8, 3)))).not.toContain('same recording')
  expect(await told(on('Voice', take('voice', 8, 2), take('voice', 12, 2)))).not.toContain('same recording')
  expect(await told(voice, on('Echo', take('voice', 9, 4)))).not.toContain('same recording')
  expect(await told(voice, { ...on('Echo', take('voice', 8, 4)), isMuted: true })).not.toContain('same recording')
  expect(await told(voice, on('Echo', take('voice', 8, 4)))).toContain('same recording')
})
