import type { SetDescription, TrackDescription } from '@kvint/als/build'
import { expect, it } from 'vitest'
import { audio, audioClip, midi, midiClip, reportOf } from '../testing/report-of.ts'
import { songSummary } from './song-summary.ts'
import { summaryNb } from './summary-nb.ts'

/** A file of 200 seconds, of which clips of so many bars play. */
const reference = (rest: Partial<TrackDescription> = {}, ...bars: readonly number[]) =>
  audio({
    name: 'Reference',
    arrangementClips: bars.map((length, at) =>
      audioClip({
        startBeats: at * 64,
        lengthBeats: length * 4,
        sample: { path: '/Music/Some Band - Far Away.mp3', sampleRateHz: 44_100, durationSamples: 200 * 44_100 },
      }),
    ),
    ...rest,
  })
const playing = (name: string, lengthBeats = 128) => midi({ name, arrangementClips: [midiClip({ lengthBeats })] })
const second = async (...tracks: readonly TrackDescription[]) => {
  const set: SetDescription = { tracks }
  const report = await reportOf(set)
  return [songSummary(report)[1] ?? '', songSummary(report, summaryNb)[1] ?? '']
}

it('a whole song under the parts is told', async () => {
  const band = [playing('Keys'), playing('Lead')]
  expect(await second(...band, reference({}, 16))).toEqual([
    'A whole song from one file runs under it, on Reference.',
    'En hel låt fra én fil går under, på Reference.',
  ])
  expect(await second(...band, playing('Pad'), reference({}, 16), reference({}, 16))).toEqual([
    'Whole songs, each from one file, run under it, on 2 × Reference.',
    'Hele låter fra hver sin fil går under, på 2 × Reference.',
  ])
  // Pieces of it are a sample.
  expect((await second(...band, reference({}, 15, 15)))[0]).not.toContain('whole song')
  // Less than half of the time, it passes by.
  expect((await second(playing('Keys', 136), playing('Lead', 136), reference({}, 16)))[0]).not.toContain('whole song')
  // Beside one part it is what the set is made of.
  expect((await second(playing('Keys'), reference({}, 16)))[0]).not.toContain('whole song')
})

it('one that is switched off is told with what is not heard', async () => {
  expect(await second(playing('Keys'), playing('Lead'), reference({ isMuted: true }, 16))).toEqual([
    'One more part is switched off; Reference holds a whole song.',
    'Én stemme til er slått av; Reference rommer en hel låt.',
  ])
  const pieces = reference({ isMuted: true }, 1, 15)
  expect((await second(playing('Keys'), playing('Lead'), pieces))[0]).toBe('One more part is switched off.')
})
